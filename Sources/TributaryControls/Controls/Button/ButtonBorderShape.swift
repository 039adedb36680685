@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryDrawing
public import TributaryGeometry

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable, InsettableShape {
  enum Kind: Equatable {
    case automatic, capsule, circle, environment
    case rounded(CGFloat)
  }

  let kind: Kind
  private var inset: CGFloat = 0

  init(_ kind: Kind) { self.kind = kind }

  /// The default shape: a rectangle with a corner radius of 6 points.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with a corner radius of 6 points.
  public static let roundedRectangle = ButtonBorderShape(.rounded(6))
  /// A circle.
  public static let circle = ButtonBorderShape(.circle)

  /// Returns a rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.rounded(radius)) }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func path(in rect: CGRect) -> Path {
    if kind == .environment { return Self.ofEnvironment.inset(by: inset).path(in: rect) }
    let rect = rect.insetBy(dx: inset, dy: inset)
    return switch kind {
    case .automatic, .environment: RoundedRectangle(cornerRadius: 6).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius).path(in: rect)
    }
  }

  public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// The shape that the environment specifies at the node in evaluation, which is evaluated again when the shape
  /// changes.
  private nonisolated static var ofEnvironment: ButtonBorderShape {
    guard let item = currentEvaluation.node as? any OutlinedItem else { return automatic }
    let shape = item.outlineEnvironment.with { scope in
      let shape = scope.currentValues.buttonBorderShape
      item.host.register(item, EnvironmentRead(shape, at: \.buttonBorderShape), in: scope)
      return shape
    }
    return shape.kind == .environment ? automatic.inset(by: shape.inset) : shape
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that the environment specifies for the background of bordered buttons.
  ///
  /// > Source: conformance CONTROL-66.
  public static var buttonBorder: ButtonBorderShape { ButtonBorderShape(.environment) }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the background of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the background of the bordered buttons in this view.
  ///
  /// > Source: conformance CONTROL-66.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
