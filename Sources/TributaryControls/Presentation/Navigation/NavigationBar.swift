import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The bar above a page.
///
///     ┌──────────────────────────────┐  0          ┌──────────────────────────────┐  0
///     │ ‹ Back      Title          + │             │ ‹ Back                     + │
///     └──────────────────────────────┘ 44          │ Title                        │
///                inline                            └──────────────────────────────┘ 96
///                                                               large
struct NavigationBar: View, BuiltInComposite {
  let title: Text?
  let isLarge: Bool
  let back: NavigationPopAction?
  /// Whether content is scrolled under the bar, so that it requires a background.
  let isScrolled: Bool
  let settings: NavigationBarSettings
  /// The toolbar items. The bar reads them, so that a change of an item does not evaluate the page.
  let toolbar: Binding<[ToolbarEntry]>
  /// The items that do not fit.
  @State private var hidden: [ToolbarUnitID] = []
  /// The frame of the button of the overflow menu.
  @State private var button: CGRect?
  @OwnedObject private var connection = ToolbarOverflow()

  init(
    title: Text?, isLarge: Bool, back: NavigationPopAction?, isScrolled: Bool, settings: NavigationBarSettings,
    toolbar: Binding<[ToolbarEntry]>
  ) {
    self.title = title
    self.isLarge = isLarge
    self.back = back
    self.isScrolled = isScrolled
    self.settings = settings
    self.toolbar = toolbar
  }

  /// The height of the line with the back button, in points.
  static var lineHeight: CGFloat { 44 }
  /// The height of the line with a large title, in points.
  static var largeTitleHeight: CGFloat { 52 }
  private static let margin: CGFloat = 16
  /// The margin below a subtitle, in points.
  private static let subtitleMargin: CGFloat = 8

  var body: some View {
    let entries = toolbar.wrappedValue
    VStack(alignment: .leading, spacing: 0) {
      line(entries)
        .frame(height: Self.lineHeight)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      if isLarge {
        BarTitle(entries.entries(in: .titleMenu)) {
          title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.5)
        }
        .frame(height: Self.largeTitleHeight)
        if let subtitle = settings.subtitle { line(subtitle).padding(.bottom, Self.subtitleMargin) }
      }
    }
    .padding(.horizontal, Self.margin)
    .background(hasGround ? ground : AnyShapeStyle(Color.clear))
    .overlay(alignment: .bottom) { Divider().opacity(settings.edgeEffect == .soft ? 0 : 1) }
    .transformEnvironment(\.colorScheme) { scheme in
      if let own = settings.colorScheme { scheme = own }
    }
  }

  /// Returns the line with the back button, the items, and the title of a small bar.
  private func line(_ entries: [ToolbarEntry]) -> some View {
    let (leading, trailing) = (entries.entries(in: .leading), entries.entries(in: .trailing))
    let scheme = settings.colorScheme
    let overflow = ToolbarOverflowState(connection: connection, hidden: $hidden, button: $button)
    return ToolbarLineLayout(overflow: connection) {
      backButton.layoutValue(key: ToolbarSlotKey.self, value: .leading)
      ToolbarEntries(entries: leading, colorScheme: scheme, overflow: overflow)
        .layoutValue(key: ToolbarSlotKey.self, value: .leading)
      middle(entries.entries(in: .principal), menu: entries.entries(in: .titleMenu))
        .layoutValue(key: ToolbarSlotKey.self, value: beginsWithTitle ? .leading : .principal)
      ToolbarEntries(entries: trailing, colorScheme: scheme, overflow: overflow)
        .layoutValue(key: ToolbarSlotKey.self, value: .trailing)
      ToolbarOverflowButton(
        entries: (leading + trailing).filter { $0.kind != .spacer && !$0.placement.staysInBar },
        declared: entries.entries(in: .overflowMenu), colorScheme: scheme, overflow: overflow
      )
      .layoutValue(key: ToolbarSlotKey.self, value: .trailing)
      ToolbarEntries(entries: entries.entries(in: .pinned), colorScheme: scheme)
        .layoutValue(key: ToolbarSlotKey.self, value: .trailing)
    }
    .modifier(ToolbarOverflowModifier(overflow: connection) { hidden = $0 })
  }

  private var hasGround: Bool { settings.hasGround ?? isScrolled }

  private var ground: AnyShapeStyle {
    if let ground = settings.ground { return ground }
    guard settings.edgeEffect == .soft else { return AnyShapeStyle(.background) }
    return AnyShapeStyle(
      LinearGradient(
        stops: [
          Gradient.Stop(color: .ground, location: 0), Gradient.Stop(color: .ground.opacity(0.8), location: 0.5),
          Gradient.Stop(color: .ground.opacity(0), location: 1),
        ], startPoint: .top, endPoint: .bottom))
  }

  /// Whether the title is placed before the items of the page rather than in the center.
  private var beginsWithTitle: Bool { settings.role == .editor || settings.role == .browser }

  private func line(_ subtitle: Text) -> some View {
    subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
  }

  /// Returns the content of the center: the items that replace the title, or else the title.
  @ViewBuilder
  private func middle(_ entries: [ToolbarEntry], menu: [ToolbarEntry]) -> some View {
    if !entries.isEmpty {
      ToolbarEntries(entries: entries, colorScheme: settings.colorScheme)
    } else if !isLarge, let title {
      ToolbarPart {
        BarTitle(menu) {
          if let subtitle = settings.subtitle {
            VStack(alignment: beginsWithTitle ? .leading : .center, spacing: 0) {
              title.font(.headline).lineLimit(1)
              line(subtitle)
            }
          } else {
            title.font(.headline).lineLimit(1)
          }
        }
      }
      .layoutValue(key: ToolbarUnitKey.self, value: ToolbarUnit(role: .title))
    }
  }

  @ViewBuilder private var backButton: some View {
    if let back {
      Button {
        back.perform()
      } label: {
        BackLabel(back: back, hasWords: settings.role != .editor)
      }
      .buttonStyle(.borderless)
    }
  }
}

/// A namespace for types that are related to navigation bars.
public struct NavigationBarItem: Sendable {
  /// The display mode of the title of a page.
  public enum TitleDisplayMode: Sendable, Hashable {
    /// A large title on the root page of a navigation stack, and an inline title on other pages.
    case automatic
    /// A title in the bar.
    case inline
    /// A title in a separate line below the bar.
    case large
  }
}

/// The preference for the bar of the enclosing page. The last value among siblings and the innermost of nested ones
/// apply.
struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

  static func reduce(value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings) {
    value = nextValue().completed(by: value)
  }
}

/// The label of a back button: the title of the previous page, or “Back” if there is none or if it does not fit.
struct BackLabel: View, BuiltInComposite {
  private let back: NavigationPopAction?
  /// The title of the previous column, which is hidden.
  private let column: Binding<NavigationTitle>?
  private let hasWords: Bool

  init(back: NavigationPopAction, hasWords: Bool = true) {
    self.back = back
    self.hasWords = hasWords
    column = nil
  }

  init(column: Binding<NavigationTitle>) {
    back = nil
    hasWords = true
    self.column = column
  }

  /// The maximum width, in points.
  private static let maximumWidth: CGFloat = 120

  var body: some View {
    HStack(spacing: 4) {
      if hasWords {
        Image(systemName: "chevron.backward")
      } else {
        Image(systemName: "chevron.backward").accessibilityLabel("Back")
      }
      if !hasWords {
      } else if let title = back?.title ?? column?.wrappedValue.text {
        MaximumWidthLayout(width: Self.maximumWidth) {
          ViewThatFits(in: .horizontal) {
            title.lineLimit(1)
            word
          }
        }
      } else {
        word
      }
    }
  }

  private var word: some View { Text(verbatim: "Back").lineLimit(1).fixedSize() }
}

/// A layout that limits the width that it proposes to a view.
private struct MaximumWidthLayout: Layout {
  /// The maximum width, in points.
  let width: CGFloat

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: min(proposal.width ?? width, width), height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
