public import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that blurs a view.
@_documentation(visibility: internal)
public struct BlurModifier: ItemModifier {
  public typealias Body = Never

  let radius: CGFloat
  let isOpaque: Bool

  nonisolated init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> BlurNode {
    BlurNode(radius: modifier.pointee.radius, isOpaque: modifier.pointee.isOpaque, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: BlurNode) {
    node.update(radius: modifier.pointee.radius, isOpaque: modifier.pointee.isOpaque)
  }
}

extension View {
  /// Blurs this view without changing its frame.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian blur, in points. A radius that is not positive does not blur.
  ///   - opaque: Whether this view covers its bounds, so that its edges remain opaque.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }
}

@usableFromInline
package final class BlurNode: UnaryNode {
  private var radius: CGFloat = 0
  private var isOpaque: Bool

  package init(radius: CGFloat, isOpaque: Bool, _ inputs: NodeInputs) {
    self.isOpaque = isOpaque
    super.init(inputs)
    self.radius = valid(radius)
  }

  @MainActor
  package func update(radius: CGFloat, isOpaque: Bool) {
    let radius = valid(radius)
    if radius == self.radius, isOpaque == self.isOpaque { return }
    HostMotion.of(host).animate(self, from: self.radius, to: radius, PresentedProperty(.amount))
    self.radius = radius
    self.isOpaque = isOpaque
    needsDraw()
  }

  private func valid(_ radius: CGFloat) -> CGFloat {
    if radius >= 0, radius.isFinite { return radius }
    reportInvalidDimension("blur radius", "\(radius)")
    return 0
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    let radius = shown(radius, .amount)
    guard radius > 0 else { return recorder.draw(child, at: frame.origin) }
    recorder.drawThrough(.blur(radius: radius, isOpaque: isOpaque), child, at: frame.origin)
  }
}

/// A transition that blurs, scales, and fades the inserted and removed views.
public struct BlurReplaceTransition {
  /// The direction in which the views are scaled.
  public struct Configuration: Equatable, Sendable {
    let growsAtTheEnd: Bool

    /// The view grows during insertion and shrinks during removal.
    public static let downUp = Configuration(growsAtTheEnd: false)

    /// The view grows during insertion and grows further during removal.
    public static let upUp = Configuration(growsAtTheEnd: true)
  }

  /// The direction in which the views are scaled.
  public var configuration: Configuration

  /// Creates a transition with a direction of scaling.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.75
    case .identity: 1
    case .didDisappear: configuration.growsAtTheEnd ? 1.25 : 0.75
    }
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that grows the view out of a blur during insertion, and shrinks it into a blur during removal.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Returns a transition that moves the view out of a blur during insertion and into a blur during removal.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
