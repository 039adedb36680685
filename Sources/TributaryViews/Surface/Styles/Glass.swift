@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// What a view on glass stands on: a translucent ground with an edge. What is behind shines through; it is neither blurred nor
/// bent, and grounds that come close stay apart.
///
/// > Source: conformance STYLE-23.
public struct Glass: Equatable, Sendable {
  private let thickness: Double
  private var color: Color?

  /// A little of what is behind.
  public static let regular = Glass(thickness: 0.75)
  /// Mostly what is behind.
  public static let clear = Glass(thickness: 0.4)
  /// No ground at all.
  public static let identity = Glass(thickness: 0)

  private init(thickness: Double) { self.thickness = thickness }

  /// This glass with a little of a colour in it; with none for `nil`.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// This glass: pointers do not light it here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// A view on this glass.
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

/// The shape of glass where none is said: round at both ends.
public struct DefaultGlassEffectShape: Shape {
  /// Round at both ends.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The id of a view on glass among those of its container: another kind of id than those of `matchedGeometryEffect`.
private struct GlassID<ID: Hashable>: Hashable {
  let id: ID
}

extension View {
  /// Names the glass of this view: what comes on glass in the same animated change in which glass of the same name goes is
  /// shown on the way from there to its own place, as by `matchedGeometryEffect`.
  ///
  /// - Parameter id: `nil` for glass that stands for itself.
  ///
  /// > Source: conformance STYLE-25.
  @ViewBuilder
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    if let id { matchedGeometryEffect(id: GlassID(id: id), in: namespace) } else { self }
  }
}

/// Views on glass that belong together. They stand where their content puts them, each on a ground of its own.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Views on glass.
  ///
  /// - Parameter spacing: How close grounds come before they melt together, in points: they do not here.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View, NamedComposite {
  public var body: some View { content }
}

extension View {
  /// Puts this view on glass: a translucent ground in a shape, with an edge.
  ///
  /// > Source: conformance STYLE-23.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    glass.ground(of: self, in: DefaultGlassEffectShape())
  }

  /// Puts this view on glass: a translucent ground in a shape, with an edge.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    glass.ground(of: self, in: shape)
  }
}
