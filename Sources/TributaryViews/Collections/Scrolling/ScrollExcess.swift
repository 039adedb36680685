@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// The part of the scroll movements of a frame that an end of the content has cut off.
///
///     a scroll to 2600              0 ─────────────────────────── 2600 ─── 2900   the estimated end
///     rows shorter than estimated   0 ───────── 940 ┄┄┄ 1660 ┄┄┄ 2600             1660 points are cut off
///     rows longer than estimated    0 ─────────────────────────── 2600 ─ 2800     the movement continues to its goal
///
/// Rows of lazy containers that were not displayed count as estimates. The end of the content is therefore an estimate
/// until the frame is complete: it can lie before the final one when a movement starts, and it can move back and forth
/// while rows learn their lengths. The following rules make the offset at the end of a frame independent of the
/// estimates in between:
///
/// 1. During a frame, the ends of the content limit the offset, but not the goal, which is the sum of the offset and
///    the cut-off part. When the content becomes longer, the offset continues toward the goal.
/// 2. At the end of the frame, the offset is final, and the cut-off part is discarded. Content that becomes longer in a
///    later frame does not continue a movement.
/// 3. A movement to another goal discards the cut-off part. A change of the elements does so too: a movement applies to
///    the content at the time of the movement.
/// 4. If content becomes shorter, the cut-off part is kept once in a frame, and again after the length of a further row
///    has become known. Otherwise, content that becomes shorter because of the offset, and longer because of the
///    limited offset, would never settle.
///
/// Invariant: between frames, `distance` is zero.
///
/// Checked by `ScrollNode.checkCaches`, and tested by `ScrollExcessTests`.
package struct ScrollExcess {
  /// The vector from the offset to the goal, in points of the offset.
  package internal(set) var distance = CGPoint.zero
  /// Whether input has moved the content in this frame.
  var hasInput = false
  /// Whether the excess ends with the frame.
  var isRegistered = false
  /// The number of elements of each list of rows at the most recent layout; `nil` before the first one.
  var counts: [Int]?
  /// The number of lengths that had become known when content last became shorter; `nil` before the first time.
  var knownLengths: UInt?
}

extension ScrollNode {
  /// Continues a movement by input until the frame is complete, since the content can become longer when rows are
  /// activated and learn their lengths.
  ///
  /// - Parameter rest: The remaining distance, in points.
  final func continueScrolling(by rest: CGSize) {
    guard LazyRegistry.exists(in: host) else { return }
    let toLeading: CGFloat = isMirrored ? -1 : 1
    for axis in Axis.allCases where scrolls(along: axis) {
      let part = axis == .horizontal ? rest.width * toLeading : rest.height
      if part == 0 { continue }
      excess.distance[axis] = part.asCoordinate
      excess.counts = nil
      // The content follows the default anchor only if the movement ends there.
      followsAnchor = false
      registerExcess()
    }
  }

  /// Discards the cut-off part of the movements along an axis, which have another goal.
  final func discardExcess(along axis: Axis) { excess.distance[axis] = 0 }

  /// Records that input has moved the content.
  final func recordInput() {
    if excess.hasInput || !LazyRegistry.exists(in: host) { return }
    excess.hasInput = true
    registerExcess()
  }

  /// Registers the state of this frame's movements, which ends with the frame.
  final func registerExcess() {
    if excess.isRegistered { return }
    excess.isRegistered = true
    ScrollRegistry.of(host).exceeding.append(host.handles.typedHandle(for: self))
  }

  /// Limits the offset to the content along both axes, and continues the movements of the frame.
  final func limitOffset() {
    if excess.distance != .zero {
      let counts = elementCounts
      if let known = excess.counts, known != counts { excess.distance = .zero }
      excess.counts = counts
    }
    for axis in Axis.allCases { limitOffset(along: axis) }
  }

  private final func limitOffset(along axis: Axis) {
    let (old, rest) = (offset[axis], excess.distance[axis])
    let goal = (old + rest).asCoordinate
    let new = min(max(0, goal), range(along: axis))
    if new == old { return }
    offset[axis] = new
    let isShortened = abs(goal - new) > abs(rest)
    if !isShortened || keepsCutOffPart() { excess.distance[axis] = goal - new }
    recordLimit(of: new - old, along: axis)
  }

  /// Returns whether the part is kept that content which has become shorter cuts off.
  private final func keepsCutOffPart() -> Bool {
    guard let registry = host.features[LazyRegistry.self], excess.knownLengths != registry.knownLengths else {
      return false
    }
    excess.knownLengths = registry.knownLengths
    if excess.counts == nil { excess.counts = elementCounts }
    registerExcess()
    return true
  }

  /// Records a change of the offset that an end of the content has caused. It belongs to the movement by input, if
  /// there is one.
  private final func recordLimit(of distance: CGFloat, along axis: Axis) {
    guard excess.hasInput else { return }
    moves.travel[axis] += distance
    movesByInput &+= 1
  }

  /// Scrolls by the shift of content that differs from its estimate, so that the visible content keeps its position.
  ///
  /// The next placement limits the offset to the content.
  package final func shift(by distance: CGFloat, along axis: Axis) {
    if keepsToDefaultAnchor || keptEdge?.axis == axis { return }
    let (old, rest) = (offset[axis], excess.distance[axis])
    let goal = old + distance + min(0, rest)
    offset[axis] = max(0, goal)
    if rest < 0 || goal < 0 {
      excess.distance[axis] = max(0, rest) + min(0, goal)
      registerExcess()
      recordLimit(of: offset[axis] - old - distance, along: axis)
    }
    pullStart?[axis] += distance
    motion?.shift(by: distance, along: axis)
    stop?.shift(by: distance, along: axis)
    needsContentPlacement()
  }

  /// Discards the cut-off part, and the position at which a behavior has stopped the content, at the end of the frame.
  fileprivate final func endExcess() {
    let hasInput = excess.hasInput
    excess = ScrollExcess()
    stop = nil
    if hasInput { followsAnchor = isAtAnchor }
  }
}

extension ScrollRegistry {
  /// Discards the cut-off parts of the movements of a frame.
  func endExcesses() {
    for handle in exceeding { host.handles.node(for: handle)?.endExcess() }
    exceeding.removeAll(keepingCapacity: true)
  }
}
