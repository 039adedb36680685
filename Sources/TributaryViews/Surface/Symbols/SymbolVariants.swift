import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// Forms of a symbol: filled, in a circle or a square, struck out.
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String {
    case circle, square, rectangle
  }

  private var frame: Frame?
  private var isFilled = false
  private var isStruck = false

  private init(frame: Frame? = nil, isFilled: Bool = false, isStruck: Bool = false) {
    self.frame = frame
    self.isFilled = isFilled
    self.isStruck = isStruck
  }

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(frame: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// The symbol as an area.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol struck out.
  public static let slash = SymbolVariants(isStruck: true)

  /// These forms in a circle.
  public var circle: SymbolVariants { SymbolVariants(frame: .circle, isFilled: isFilled, isStruck: isStruck) }
  /// These forms in a square.
  public var square: SymbolVariants { SymbolVariants(frame: .square, isFilled: isFilled, isStruck: isStruck) }
  /// These forms in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(frame: .rectangle, isFilled: isFilled, isStruck: isStruck) }
  /// These forms as an area.
  public var fill: SymbolVariants { SymbolVariants(frame: frame, isFilled: true, isStruck: isStruck) }
  /// These forms struck out.
  public var slash: SymbolVariants { SymbolVariants(frame: frame, isFilled: isFilled, isStruck: true) }

  /// Whether these forms have all that others have.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
  }

  /// These forms, and what others add.
  package func formed(by other: SymbolVariants) -> SymbolVariants {
    if other == .none { return .none }
    return SymbolVariants(
      frame: other.frame ?? frame, isFilled: isFilled || other.isFilled, isStruck: isStruck || other.isStruck)
  }

  /// Returns the name of a symbol in these forms; as much of them as there is.
  package func name(for name: String) -> String {
    if self == .none { return name }
    func form(_ ending: String, _ isWanted: Bool, _ name: String) -> String {
      isWanted && Symbol.named("\(name).\(ending)") != nil ? "\(name).\(ending)" : name
    }
    let framed = frame.map { form($0.rawValue, true, name) } ?? name
    let struck = form("slash", isStruck, framed)
    return form("fill", isFilled, struck)
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The forms that symbols have.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Gives symbols inside this view a form, where they have it.
  ///
  /// > Source: conformance IMAGE-30.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentTransformModifier { $0.symbolVariants = $0.symbolVariants.formed(by: variant) })
  }
}

/// How symbols of several layers are painted.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: UInt8

  /// All layers alike.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// Inner layers fainter.
  public static let hierarchical = SymbolRenderingMode(number: 1)
  /// Each layer in its own color.
  public static let multicolor = SymbolRenderingMode(number: 2)
  /// Each layer in a style of the foreground.
  public static let palette = SymbolRenderingMode(number: 3)
}
