import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryMotion

/// The track of a content transition: the old drawing, and its remaining share.
package final class ContentTrack: AnimationTrack {
  private let old: DisplayFragment
  /// The distance by which the content moves down during the transition, in points.
  private let distance: CGFloat
  private let motion: Motion<Double>

  init(_ node: NodeHandle, _ old: DisplayFragment, distance: CGFloat, _ run: AnimationRun) {
    self.old = old
    self.distance = distance
    motion = Motion(1, run)
    super.init(node, .content)
  }

  override var run: AnimationRun? { motion.run }

  override func sample(_ host: ViewGraph) {
    // A custom animation reports its end only in response to a request for a value.
    _ = motion.remaining(at: host.time)
    host.handles.node(for: node)?.asItem?.needsDraw()
  }

  override func hasEnded(_ host: ViewGraph) -> Bool {
    motion.isDone(at: host.time) || host.handles.node(for: node) == nil
  }

  @MainActor
  override func finish(_ host: ViewGraph) { host.handles.node(for: node)?.asItem?.needsDraw() }

  /// Draws the old content with its remaining share as opacity, and the new content over it.
  package func draw(
    into recorder: inout DisplayRecorder, at origin: CGPoint, time: Double,
    _ drawNew: (inout DisplayRecorder, CGPoint) -> Void
  ) {
    let rest = min(max(0, motion.remaining(at: time)), 1)
    var new = DisplayRecorder(revision: recorder.revision)
    drawNew(&new, CGPoint(x: origin.x, y: origin.y - distance * rest))
    let moved = CGPoint(x: origin.x, y: origin.y + distance * (1 - rest))
    let layers: [(ContiguousArray<DisplayCommand>, Double)] = [
      ([.fragment(old, at: moved)], rest), (new.commands, 1 - rest),
    ]
    for (commands, share) in layers where share > 0 && !commands.isEmpty {
      let fragment = DisplayFragment(commands, revision: recorder.revision)
      recorder.append(.effect(DisplayEffect(fragment, .opacity(share))))
    }
  }
}

extension ItemNode {
  /// The content transition of this item in progress; `nil` if there is none.
  package final var contentTrack: ContentTrack? {
    guard handleIndex != 0, let animations = HostMotion.of(host).timeline else { return nil }
    return animations.track(of: host.handles.handle(for: self), .content) as? ContentTrack
  }
}

extension AnimationTimeline {
  /// Starts a transition from the previous drawing of an item to its new content.
  ///
  /// - Parameter distance: The distance by which the content moves down during the transition, in points.
  @MainActor
  func animateContent(of item: ItemNode, distance: CGFloat, _ animation: Animation) {
    let handle = host.handles.handle(for: item)
    let old = item.fragmentAside()
    dropTrack(of: handle, .content)
    add(ContentTrack(handle, old, distance: distance, run(of: animation)))
  }
}

extension ContentTransition {
  /// Returns whether a new number enters from above; `nil` if the transition is not numeric.
  package func isDown(from old: String, to new: String) -> Bool? {
    guard case .number(let isDown) = kind else { return nil }
    if let isDown { return isDown }
    func number(_ text: String) -> Double { Double(text.filter { "0123456789.-".contains($0) }) ?? 0 }
    return number(new) < number(old)
  }
}
