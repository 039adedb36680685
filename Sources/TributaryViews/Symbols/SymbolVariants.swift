import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// A variant of a symbol: filled, enclosed in a circle, square, or rectangle, or with a slash.
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

  /// The symbol without variants.
  public static let none = SymbolVariants()
  /// The symbol enclosed in a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// The symbol enclosed in a square.
  public static let square = SymbolVariants(frame: .square)
  /// The symbol enclosed in a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// The filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol with a slash.
  public static let slash = SymbolVariants(isStruck: true)

  /// These variants, enclosed in a circle.
  public var circle: SymbolVariants { SymbolVariants(frame: .circle, isFilled: isFilled, isStruck: isStruck) }
  /// These variants, enclosed in a square.
  public var square: SymbolVariants { SymbolVariants(frame: .square, isFilled: isFilled, isStruck: isStruck) }
  /// These variants, enclosed in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(frame: .rectangle, isFilled: isFilled, isStruck: isStruck) }
  /// These variants, filled.
  public var fill: SymbolVariants { SymbolVariants(frame: frame, isFilled: true, isStruck: isStruck) }
  /// These variants, with a slash.
  public var slash: SymbolVariants { SymbolVariants(frame: frame, isFilled: isFilled, isStruck: true) }

  /// Returns whether these variants include all of the given variants.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
  }

  /// Returns these variants with the given variants added.
  package func formed(by other: SymbolVariants) -> SymbolVariants {
    if other == .none { return .none }
    return SymbolVariants(
      frame: other.frame ?? frame, isFilled: isFilled || other.isFilled, isStruck: isStruck || other.isStruck)
  }

  /// Returns the name of a symbol with as many of these variants as the symbol has.
  package func name(for name: String) -> String {
    if self == .none { return name }
    func form(_ ending: String, _ isWanted: Bool, _ name: String) -> String {
      isWanted && Symbol.named("\(name).\(ending)") != nil ? "\(name).\(ending)" : name
    }
    let struck = form("slash", isStruck, name)
    let framed = frame.map { form($0.rawValue, true, struck) } ?? struck
    return form("fill", isFilled, framed)
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds a variant to the symbols inside this view. Symbols without the variant remain unchanged.
  ///
  /// > Source: conformance IMAGE-30.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentTransformModifier { $0.symbolVariants = $0.symbolVariants.formed(by: variant) })
  }
}

/// The rendering of symbols with several layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: UInt8

  /// All layers have the same style.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// Secondary layers have a lower opacity.
  public static let hierarchical = SymbolRenderingMode(number: 1)
  /// Each layer has its own color.
  public static let multicolor = SymbolRenderingMode(number: 2)
  /// Each layer has a level of the foreground style.
  public static let palette = SymbolRenderingMode(number: 3)
}
