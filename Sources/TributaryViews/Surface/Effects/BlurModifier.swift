import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Blurs what a view shows.
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
  /// Blurs what this view shows. Its frame stays as it is.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; one that is not positive blurs nothing.
  ///   - opaque: Whether this view covers its bounds, and is to do so when blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }
}

/// The node of a blurred item.
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
    host.animate(self, from: self.radius, to: radius, PresentedProperty(.amount))
    self.radius = radius
    self.isOpaque = isOpaque
    needsDraw()
  }

  private func valid(_ radius: CGFloat) -> CGFloat {
    if radius >= 0, radius.isFinite { return radius }
    host.reportInvalidDimension("blur radius", "\(radius)", at: self)
    return 0
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    let radius = shown(radius, .amount)
    guard radius > 0 else { return recorder.draw(child, at: frame.origin) }
    recorder.drawThrough(.blur(radius: radius, isOpaque: isOpaque), child, at: frame.origin)
  }
}

/// A transition that blurs, scales and fades the view: one view melts into the next.
public struct BlurReplaceTransition {
  /// Which way the view is scaled.
  public struct Configuration: Equatable, Sendable {
    let growsAtTheEnd: Bool

    /// The view grows when it comes and shrinks when it goes.
    public static let downUp = Configuration(growsAtTheEnd: false)

    /// The view grows when it comes and grows on when it goes.
    public static let upUp = Configuration(growsAtTheEnd: true)
  }

  /// Which way the view is scaled.
  public var configuration: Configuration

  /// Creates a transition that scales in some way.
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
  /// The view comes out of a blur, growing, and goes into one, shrinking.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Returns the view comes out of a blur and goes into one.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
