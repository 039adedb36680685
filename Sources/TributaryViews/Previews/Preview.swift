public import TributaryEngine
public import TributaryGeometry

/// A type that provides views for a preview. With `--previews`, a program prints the providers whose names end in
/// `Previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View

  /// The previewed views.
  @ViewBuilder static var previews: Previews { get }

  /// The platform of the previews, which has no effect: programs print all previews.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No particular platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform on which previews can be displayed.
public enum PreviewPlatform: Sendable {
  /// A phone or a tablet.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}

/// The size in which a preview displays a view.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a device.
  case device
  /// The size that fits the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device identified by its name, such as `"iPhone 15"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The orientation of a device in a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  /// The upright orientation.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The upside-down orientation.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The orientation with the top of the device on the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The orientation with the top of the device on the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Sets the device of a preview. The modifier has no effect: programs print previews in the requested size.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }

  /// Sets the device orientation of a preview. The modifier has no effect: programs print previews in the requested
  /// size.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the size in which a preview displays this view. The modifier has no effect outside previews.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }

  /// Sets the name of this view in a preview. The modifier has no effect outside previews.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }

  /// Sets the context of a preview. The modifier has no effect: the context is a value of Xcode, such as the size of a
  /// widget, and previews here have no such values.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { modifier(EmptyModifier()) }
}

/// The context of a preview, a table of values by key.
public protocol PreviewContext {
  /// The value of a key, or the default value of the key if the context contains none.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of contexts that contain none.
  static var defaultValue: Value { get }
}
