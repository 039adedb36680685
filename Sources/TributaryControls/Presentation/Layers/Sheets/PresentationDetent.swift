@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A height at which a sheet can stand.
///
/// | detent | height, of a room of *h* points |
/// |---|---|
/// | `large` | *h* − 16: all but a strip at the top; no other detent is higher |
/// | `medium` | *h* / 2 |
/// | `fraction(f)` | *f* · *h* |
/// | `height(p)` | *p* |
///
/// The room is the safe area of the host.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case large
    case fraction(Length)
    case height(Length)
    case custom(ObjectIdentifier)
  }

  /// A length that is equal to itself, also if it is no number.
  private struct Length: Hashable, Sendable {
    let bits: UInt64

    init(_ value: CGFloat) { bits = Double(value).bitPattern }

    var value: CGFloat { CGFloat(Double(bitPattern: bits)) }
  }

  private let kind: Kind
  private let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// All of the room but a strip at the top.
  public static let large = PresentationDetent(.large)

  /// Half of the room.
  public static let medium = PresentationDetent.fraction(0.5)

  /// A part of the room, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(Length(fraction)))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(Length(height))) }

  /// The height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
  }

  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a custom detent computes its height from.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the large detent, in points.
    public let maxDetentValue: CGFloat

    let environment: EnvironmentValues

    /// A value of the environment of the view that presents the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// The strip at the top that a sheet leaves free, in points.
  static let strip: CGFloat = 16

  /// Whether code of users computes the height.
  var isCustom: Bool { custom != nil }

  /// The height that is asked for in a room, whatever it is; `nil` if the detent is inactive.
  func wish(in room: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
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
  /// The height in points; `nil` if the detent does not apply.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What the height is computed from.
  public typealias Context = PresentationDetent.Context
}
