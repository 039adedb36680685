@_spi(Engine) import TributaryEngine
package import TributaryGeometry

extension ViewHost {
  /// The size that the content as it stands after the last frame answers to a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard core.phase == .idle, let content = core.root.child else { return .zero }
    return core.answering {
      let size = content.sizeThatFits(proposal).asExtents
      // What goes by the length that a scroll view is offered is put back.
      if core.queues.layout.count > 0 { core.runLayoutPass(from: 0) }
      return size
    }
  }
}
