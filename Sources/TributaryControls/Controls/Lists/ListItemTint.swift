@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryDrawing

/// What the icons of labels in lists are painted with.
public struct ListItemTint: Sendable, Equatable {
  /// `nil` for the foreground.
  let color: Color?

  /// A colour, whatever the list would like.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour, as long as the list has no reason for another one: here it never has.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of the text beside them.
  public static let monochrome = ListItemTint(color: nil)
}

extension View {
  /// Paints the icons of labels in the lists in this view, or in the rows that this view makes; `nil` for their own colours.
  ///
  /// > Source: conformance LIST-50.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Paints the icons of labels in the lists in this view, or in the rows that this view makes; `nil` for their own colours.
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

/// The icon of a label, in the tint of the list around it.
struct TintedIcon<Icon: View> {
  let icon: Icon
  @Environment(\.listItemTint) private var tint
  @Environment(\.isInList) private var isInList

  init(_ icon: Icon) { self.icon = icon }
}

extension TintedIcon: View, FrameworkComposite {
  var body: some View {
    // Not a condition in a builder: an icon without a tint contributes nothing else to a preference.
    guard isInList, let tint else { return AnyView(partOfControl: icon) }
    return AnyView(partOfControl: icon.foregroundStyle(tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)))
  }
}
