import TributaryAnimation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
import TributaryMotion
@_spi(Engine) import TributaryViews

/// The panel of a dialog: a title, a message, and buttons.
struct DialogPanel<Actions: View, Message: View> {
  let kind: DialogKind
  let isPresented: PresentationBinding
  /// The title; `nil` for a dialog without a title.
  let title: Text?
  let actions: Actions
  let message: Message
  @State private var contents = DialogContents()

  init(kind: DialogKind, isPresented: PresentationBinding, title: Text?, actions: Actions, message: Message) {
    self.kind = kind
    self.isPresented = isPresented
    self.title = title
    self.actions = actions
    self.message = message
  }

  /// The maximum width, in points.
  private static var maximumWidth: CGFloat { 280 }
}

extension DialogPanel: View, BuiltInComposite {
  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        title.font(.headline)
        message.font(.subheadline)
      }
      .multilineTextAlignment(.center)
      DialogLayout {
        actions
        // No button is added before the declared buttons have reported their properties.
        if contents.isKnown, let missing = kind.missingButton(contents) {
          Button(role: missing.role) {
          } label: {
            Text(verbatim: missing.title)
          }
          .buttonStyle(DialogButtonStyle(isPresented: isPresented, contents: contents, isCounted: false))
        }
      }
      .buttonStyle(DialogButtonStyle(isPresented: isPresented, contents: contents))
      .textFieldStyle(.roundedBorder)
      .transformPreference(DialogContentsKey.self) { $0.isKnown = true }
      .onPreferenceChange(DialogContentsKey.self) { contents = $0 }
    }
    .padding(16)
    .frame(maxWidth: Self.maximumWidth)
    .background(.background, in: shape)
    .overlay { shape.strokeBorder(.separator).allowsHitTesting(false) }
    .contentShape(Rectangle())
    .padding(16)
    .onExitCommand(perform: contents.isKnown && contents.buttonCount == 0 ? close : nil)
    .modifier(FirstFieldModifier())
    .modifier(PresentationEnvironmentModifier())
  }

  private func close() { isPresented.isPresented.wrappedValue = false }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}

/// The presentation of a dialog: a backdrop and a centered panel, while the identifier is not `nil`.
struct DialogFrame<ID: Hashable, Panel: View> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// The identity of the presented dialog; `nil` for no dialog.
  let id: ID?
  @ViewBuilder let panel: (ID) -> Panel
}

extension DialogFrame: View, BuiltInComposite {
  var body: some View {
    Group {
      if let id {
        Color.backdrop { if kind == .confirmation { isPresented.wrappedValue = false } }.transition(.opacity)
        VStack { panel(id) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .transition(.opacity)
          .id(id)
      }
    }
    .dismissed(by: isPresented)
    .animation(.dialog, value: id)
  }
}

extension Animation {
  /// The animation with which dialogs, popovers, and menus appear and disappear.
  static var dialog: Animation { .easeOut(duration: 0.2) }
}

/// A layout of the buttons of a dialog, with other views above them.
///
///     ╭───────────────────╮    ╭───────────────────╮
///     │       field       │    │       first       │
///     │ cancel  │  other  │    │       second      │   three or more, in their order
///     ╰───────────────────╯    │       cancel      │
///       two: cancel first      ╰───────────────────╯
///
/// Two buttons that are too wide for one row are also placed in order, below each other.
///
/// > Source: conformance DIALOG-02, DIALOG-03.
struct DialogLayout: Layout {
  /// The spacing between rows and between two buttons in a row, in points.
  private static let gap: CGFloat = 8

  /// Returns the indices of the subviews in each row.
  static func rows(of parts: [DialogPart]) -> [[Int]] {
    let others = parts.indices.filter { if case .other = parts[$0] { true } else { false } }
    let buttons = parts.indices.filter { if case .button = parts[$0] { true } else { false } }
    let cancels = parts.indices.filter { if case .cancel = parts[$0] { true } else { false } }
    let rows = others.map { [$0] }
    if buttons.count + cancels.count == 2 { return rows + [cancels + buttons] }
    return rows + (buttons + cancels).map { [$0] }
  }

  private func rows(_ subviews: Subviews) -> [[Int]] { Self.rows(of: subviews.map { $0[DialogPartKey.self] }) }

  /// Returns the indices of the subviews in each row, for a width in points.
  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [[Int]] {
    rows(subviews).flatMap { row in
      let column = column(width, of: row)
      let fits = row.count == 1 || row.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= column }
      // The cancel button is the first of two in a row, and the last in a column.
      return fits ? [row] : row.reversed().map { [$0] }
    }
  }

  private func width(_ proposal: ProposedViewSize, _ rows: [[Int]], _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite { return max(0, width) }
    let widths = rows.map { row in
      let widest = row.map { subviews[$0].sizeThatFits(.unspecified).width }.max() ?? 0
      return widest * CGFloat(row.count) + Self.gap * CGFloat(row.count - 1)
    }
    return widths.max() ?? 0
  }

  private func column(_ width: CGFloat, of row: [Int]) -> CGFloat {
    max(0, (width - Self.gap * CGFloat(row.count - 1)) / CGFloat(row.count))
  }

  private func height(of row: [Int], _ width: CGFloat, _ subviews: Subviews) -> CGFloat {
    let proposal = ProposedViewSize(width: column(width, of: row), height: nil)
    return row.map { subviews[$0].sizeThatFits(proposal).height }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal, rows(subviews), subviews)
    let rows = rows(subviews, width)
    let heights = rows.reduce(0) { $0 + height(of: $1, width, subviews) }
    return CGSize(width: width, height: heights + Self.gap * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(subviews, bounds.width) {
      let height = height(of: row, bounds.width, subviews)
      let column = column(bounds.width, of: row)
      var x = bounds.minX
      for index in row {
        subviews[index].place(
          at: CGPoint(x: x + column / 2, y: y + height / 2), anchor: .center,
          proposal: ProposedViewSize(width: column, height: height))
        x += column + Self.gap
      }
      y += height + Self.gap
    }
  }
}
