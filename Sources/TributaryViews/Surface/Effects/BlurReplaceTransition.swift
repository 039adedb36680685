@_spi(Engine) public import TributaryEngine
import TributaryGeometry

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

  /// A transition that scales in some way.
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

  /// The view comes out of a blur and goes into one.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
