@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A height of a sheet.
///
/// | detent | height, in a space of *h* points |
/// |---|---|
/// | `large` | *h* − 16: all but a strip at the top; no other detent is higher |
/// | `medium` | *h* / 2 |
/// | `fraction(f)` | *f* · *h* |
/// | `height(p)` | *p* |
///
/// The space is the safe area of the host.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case large
    case fraction(Length)
    case height(Length)
    case custom(ObjectIdentifier)
  }

  /// A length that is equal to itself even if it is not a number.
  private struct Length: Hashable, Sendable {
    let value: CGFloat

    init(_ value: CGFloat) { self.value = value }

    static func == (a: Self, b: Self) -> Bool { a.value.bitPattern == b.value.bitPattern }

    func hash(into hasher: inout Hasher) { hasher.combine(value.bitPattern) }
  }

  private let kind: Kind
  private let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// The height of the safe area except for a strip at the top.
  public static let large = PresentationDetent(.large)

  /// Half of the height of the safe area.
  public static let medium = PresentationDetent.fraction(0.5)

  /// Returns a fraction of the height of the safe area, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(Length(fraction)))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(Length(height))) }

  /// Returns a height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
  }

  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The information from which a custom detent computes its height.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the large detent, in points.
    public let maxDetentValue: CGFloat

    let environment: EnvironmentValues

    /// Accesses a value of the environment of the view that presents the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// The height of the strip above a sheet, in points.
  static let strip: CGFloat = 16

  /// Whether client code computes the height.
  var isCustom: Bool { custom != nil }

  /// Returns the requested height, which is not clamped, or `nil` if the detent is inactive.
  ///
  /// - Parameter room: The height of the safe area, in points.
  func requestedHeight(in room: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    let large = max(0, room - Self.strip)
    switch kind {
    case .large: return large
    case .fraction(let fraction): return fraction.value * room
    case .height(let height): return height.value
    case .custom: return custom?.height(in: Context(maxDetentValue: large, environment: environment))
    }
  }
}

/// A type that computes a height for a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
  /// Returns the height in points, or `nil` if the detent is inactive.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The information from which the height is computed.
  public typealias Context = PresentationDetent.Context
}
