public import TributaryGeometry

/// A type that shows views in a preview. A program prints those whose names end in `Previews` with `--previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views to be shown.
  associatedtype Previews: View

  /// The views to be shown.
  @ViewBuilder static var previews: Previews { get }
}

/// What a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  /// A device.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name, such as `"iPhone 15"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// With its top at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// With its top at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Says which device a preview shows this view on. It has no effect: programs print previews in the size they are asked for.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }

  /// Says how a preview holds its device. It has no effect: programs print previews in the size they are asked for.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(EmptyModifier())
  }

  /// Says what this view is shown in by a preview. It has no effect elsewhere.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }

  /// Names this view in a preview. It has no effect elsewhere.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
}
