import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The bar below a page. Items that do not fit move into its overflow menu.
struct BottomBar {
  /// The toolbar items. The bar reads them, so that a change of an item does not evaluate the page.
  let toolbar: Binding<[ToolbarEntry]>
  /// The items that do not fit.
  @State private var hidden: [ToolbarUnitID] = []
  /// The frame of the button of the overflow menu.
  @State private var button: CGRect?
  @OwnedObject private var connection = ToolbarOverflow()

  init(toolbar: Binding<[ToolbarEntry]>) { self.toolbar = toolbar }
}

extension BottomBar: View, BuiltInComposite {
  var body: some View {
    let entries = toolbar.wrappedValue.entries(in: .bottom)
    let overflow = ToolbarOverflowState(connection: connection, hidden: $hidden, button: $button)
    BottomBarLayout(overflow: connection) {
      ToolbarEntries(entries: entries, overflow: overflow)
      ToolbarOverflowButton(
        entries: entries.filter { $0.kind != .spacer && !$0.placement.staysInBar }, declared: [], colorScheme: nil,
        overflow: overflow)
    }
    .modifier(ToolbarOverflowModifier(overflow: connection) { hidden = $0 })
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 16)
    .frame(height: NavigationBar.lineHeight)
    .background(.background)
    .overlay(alignment: .top) { Divider() }
  }
}

/// A layout of the line of a bottom bar: a row of the views that fit, in which spacers are flexible.
///
///     │      item   item   item   …      │
struct BottomBarLayout: Layout {
  /// The overflow that receives the hidden items.
  let overflow: ToolbarOverflow

  private static let gap: CGFloat = 16
  private static var row: HStackLayout { HStackLayout(spacing: gap) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let shown = subviews[subviews.indices.filter { !subviews[$0].isTemporary }]
    var cache = Self.row.makeCache(subviews: shown)
    let size = Self.row.sizeThatFits(proposal: proposal, subviews: shown, cache: &cache)
    return CGSize(width: min(size.width, proposal.width ?? .infinity), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let room = proposal.width ?? bounds.width
    let widths = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width }
    let isHidden = overflow.hide(Array(subviews), widths, spacing: Self.gap, in: room)
    for (subview, isHidden) in zip(subviews, isHidden) where isHidden {
      subview.place(at: CGPoint(x: bounds.maxX, y: bounds.midY), proposal: .hidingToolbarPart)
    }
    let shown = subviews[subviews.indices.filter { !isHidden[$0] }]
    var rowCache = Self.row.makeCache(subviews: shown)
    let proposal = ProposedViewSize(width: room, height: proposal.height)
    let size = Self.row.sizeThatFits(proposal: proposal, subviews: shown, cache: &rowCache)
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    Self.row.placeSubviews(
      in: CGRect(origin: origin, size: size), proposal: proposal, subviews: shown, cache: &rowCache)
  }
}
