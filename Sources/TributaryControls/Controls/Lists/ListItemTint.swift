@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryDrawing
import TributaryGeometry

/// The tint of the icons of labels in lists.
public struct ListItemTint: Sendable, Equatable {
  /// The color of the icons, or `nil` for the foreground style.
  let color: Color?

  /// Returns a tint that the list always applies.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a tint that a list may override. Lists never override it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The color of the text of the label.
  public static let monochrome = ListItemTint(color: nil)
}

extension View {
  /// Sets the tint of the label icons in the lists in this view, or in the rows of this view.
  ///
  /// - Parameter tint: The tint, or `nil` for the original colors of the icons.
  ///
  /// > Source: conformance LIST-50.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets a fixed tint for the label icons in the lists in this view, or in the rows of this view.
  ///
  /// - Parameter tint: The color, or `nil` for the original colors of the icons.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

/// The icon of a label, in the tint of the enclosing list, in a width that the label can reserve.
struct TintedIcon<Icon: View> {
  let icon: Icon
  @Environment(\.listItemTint) private var tint
  @Environment(\.isInList) private var isInList

  private let leastWidth: CGFloat?

  init(_ icon: Icon, leastWidth: CGFloat? = nil) {
    self.icon = icon
    self.leastWidth = leastWidth
  }
}

extension TintedIcon: View, BuiltInComposite {
  var body: some View {
    // The body is not a condition in a builder: an icon without a tint contributes no default to a preference.
    guard isInList, let tint else { return widened(icon) }
    return widened(icon.foregroundStyle(tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)))
  }

  private func widened(_ icon: some View) -> AnyView {
    leastWidth.map { AnyView(partOfControl: icon.frame(minWidth: $0)) } ?? AnyView(partOfControl: icon)
  }
}
