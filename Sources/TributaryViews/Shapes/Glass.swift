import TributaryAnimation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A translucent background with an edge, for views on glass.
///
/// The content behind the glass shines through. It is neither blurred nor refracted, and neighboring backgrounds do not
/// merge.
///
/// > Source: conformance STYLE-23.
public struct Glass: Equatable, Sendable {
  private let thickness: Double
  private var color: Color?

  /// Glass through which the content behind is faintly visible.
  public static let regular = Glass(thickness: 0.75)
  /// Glass through which the content behind is mostly visible.
  public static let clear = Glass(thickness: 0.4)
  /// Glass without a background.
  public static let identity = Glass(thickness: 0)

  private init(thickness: Double) { self.thickness = thickness }

  /// Returns this glass mixed with a color; without a color for `nil`.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns this glass unchanged; interaction has no visible effect in Tributary.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Returns a view in front of this glass.
  @ViewBuilder
  func ground<S: Shape>(of content: some View, in shape: S) -> some View {
    let isThere = thickness > 0
    content.background {
      ZStack {
        shape.fill(AnyShapeStyle(.background).opacity(thickness))
        shape.fill(AnyShapeStyle(color ?? .clear).opacity(isThere ? 0.5 : 0))
        shape.stroke(AnyShapeStyle(.separator).opacity(isThere ? 1 : 0), lineWidth: 1)
      }
    }
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates a capsule shape.
  public nonisolated init() {}

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The id of a view on glass, distinct from the ids that client code passes to `matchedGeometryEffect`.
private struct GlassID<ID: Hashable>: Hashable {
  let id: ID
}

extension View {
  /// Associates an id with the glass of this view, to animate between glass views in a namespace.
  ///
  /// When a view on glass is inserted in the same animated change that removes glass with the same id, the inserted
  /// view moves from the place of the removed view to its own, as with `matchedGeometryEffect`.
  ///
  /// - Parameters:
  ///   - id: The id of the glass; `nil` for glass that matches no other.
  ///   - namespace: The namespace of the id.
  ///
  /// > Source: conformance STYLE-25.
  @ViewBuilder
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    if let id { matchedGeometryEffect(id: GlassID(id: id), in: namespace) } else { self }
  }
}

/// A container of views on glass, which keep the layout of the content and separate backgrounds.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a container of views on glass.
  ///
  /// - Parameters:
  ///   - spacing: The distance, in points, at which backgrounds merge. The value has no effect, since backgrounds do
  ///     not merge.
  ///   - content: The views on glass.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View, NamedComposite {
  public var body: some View { content.asContent(of: Self.self) }
}

extension View {
  /// Places this view in front of a translucent background with an edge, in the shape of a capsule.
  ///
  /// > Source: conformance STYLE-23.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glass.ground(of: self, in: DefaultGlassEffectShape())
  }

  /// Places this view in front of a translucent background with an edge, in a shape.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    glass.ground(of: self, in: shape)
  }
}

/// How the glass of a view appears and disappears.
///
/// The background is part of the view on glass: it appears and disappears with the view, by `transition(_:)`.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: UInt8

  /// No change of the glass.
  public static let identity = GlassEffectTransition(number: 0)
  /// A change of the place and the shape, from and to glass nearby.
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  /// A fade of the glass with its content.
  public static let materialize = GlassEffectTransition(number: 2)
}

extension View {
  /// Sets how the glass in this view appears and disappears. The modifier has no effect.
  ///
  /// See ``GlassEffectTransition``.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Joins the glass of this view with the glass of the same id. The modifier has no effect: backgrounds stay
  /// separate.
  ///
  /// - Parameters:
  ///   - id: The id of the union; `nil` for glass that belongs to no union.
  ///   - namespace: The namespace of the id.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    self
  }
}
