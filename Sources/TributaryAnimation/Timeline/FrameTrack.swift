@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryMotion

/// The position and size of an item before a walk.
struct GeometryRecord {
  let handle: NodeHandle
  let origin: CGPoint
  let size: CGSize
}

/// The track of an item's position and size.
struct FrameTrack {
  let handle: NodeHandle
  /// The movement of the item itself.
  var motion: Motion<FrameVector>?
  /// The corrections for movements of containers around the item whose animation differs from the item's.
  var corrections: ContiguousArray<Motion<FrameVector>> = []
  fileprivate var isResizing = false

  init(_ handle: NodeHandle) { self.handle = handle }

  /// Whether a custom animation determines the progress and the end of the track.
  fileprivate var isCustom: Bool { motion?.isCustom ?? false || corrections.contains { $0.isCustom } }

  /// Whether no part of the motion has a known end.
  var isEndless: Bool { motion?.run.end.isInfinite ?? true && corrections.allSatisfy { $0.run.end.isInfinite } }

  /// Whether a part of the motion has ended.
  fileprivate func hasEndedPart(at time: Double) -> Bool {
    motion?.isDone(at: time) ?? false || corrections.contains { $0.isDone(at: time) }
  }

  @inline(__always)
  fileprivate func remaining(at time: @autoclosure () -> Double) -> FrameVector {
    var rest = motion?.remaining(at: time()) ?? .zero
    if !corrections.isEmpty {
      for correction in corrections { rest += correction.remaining(at: time()) }
    }
    return rest
  }
}

extension AnimationTimeline {
  /// Records the position and size of an item before they change.
  ///
  /// - Parameter shift: The distance of the displayed position from the recorded one, in points.
  func recordGeometry(of item: ItemNode, shiftedBy shift: CGPoint = .zero) {
    let handle = host.handles.handle(for: item)
    let index = Int(handle.index)
    if index >= recordStamps.count {
      recordStamps += ContiguousArray(repeating: 0, count: max(64, index + 1 - recordStamps.count, recordStamps.count))
    }
    if recordStamps[index] == walk { return }
    recordStamps[index] = walk
    let origin = CGPoint(x: item.origin.x + shift.x, y: item.origin.y + shift.y)
    geometryRecords.append(GeometryRecord(handle: handle, origin: origin, size: item.size))
  }

  /// Continues the animation of an item from the position at which its departure node displays it.
  func carryOn(_ item: ItemNode, from holder: DepartureNode) {
    recordGeometry(of: item, shiftedBy: holder.origin)
    guard let index = frameIndex[holder.handleIndex], host.handles.node(for: frames[index].handle) === holder else {
      return
    }
    let corrections = frames[index].corrections
    frames[frameTrack(of: host.handles.handle(for: item))].corrections += corrections
  }

  /// Starts the tracks of the items that were moved or resized in this walk.
  @MainActor
  func animateGeometryChanges() {
    keepDeparturesInPlace()
    let taken = geometryRecords
    geometryRecords.removeAll(keepingCapacity: true)
    let needsCorrections = hasModifiers || !insertions.isEmpty
    var changes: [UInt32: FrameVector] = [:]
    for record in taken {
      guard let item = item(record.handle), var change = record.change(of: item) else { continue }
      if let offset = item.container?.asUnary, offset.animatesMovementOfContent {
        // An offset is animated with its own transaction, independent of the transaction of its content. Only the
        // displayed position of the offset changes, so its content is not redrawn.
        if let animation = transaction(at: offset).animation {
          move(host.handles.handle(for: offset), by: change.moveOnly, run(of: animation))
        }
        change = change.resizeOnly
      } else if needsCorrections {
        changes[record.handle.index] = change
      }
      if change == .zero { continue }
      guard let animation = transaction(at: item).animation else { continue }
      move(record.handle, by: change, run(of: animation))
    }
    if needsCorrections, !changes.isEmpty {
      inserted = Set(insertions.map(\.index))
      correctBelowModifiers(changes)
      correctInsertions(changes)
      inserted = []
    }
    insertions.removeAll(keepingCapacity: true)
  }

  private func item(_ handle: NodeHandle) -> ItemNode? {
    host.handles.node(for: handle, as: ItemNode.self)
  }

  private func frameTrack(of handle: NodeHandle) -> Int {
    if let index = frameIndex[handle.index], frames[index].handle == handle { return index }
    frameIndex[handle.index] = frames.count
    frames.append(FrameTrack(handle))
    item(handle)?.flags.insert(.isInMotion)
    return frames.count - 1
  }

  private func move(_ handle: NodeHandle, by change: FrameVector, _ run: AnimationRun) {
    let index = frameTrack(of: handle)
    if change.changesSize { frames[index].isResizing = true }
    guard let motion = frames[index].motion else {
      frames[index].motion = Motion(change, run)
      return
    }
    frames[index].motion = consulting { motion.retargeted(by: change, run, at: host.time) }
    withExtendedLifetime(motion) {}
  }

  /// Corrects the movements of ancestors for items inside a modifier that changes the animation: the movement is
  /// reverted with the outer animation and replayed with the inner one.
  @MainActor
  private func correctBelowModifiers(_ changes: [UInt32: FrameVector]) {
    for handle in modifiers.entries {
      guard let modifier = host.handles.node(for: handle), modifier.edits(in: self) else { continue }
      let outer = transaction(at: modifier).animation
      let inner = modifier.transaction(in: self).animation
      if inner == outer { continue }
      var items: ContiguousArray<ItemNode> = []
      modifier.appendItems(to: &items)
      for item in items { correct(item, for: changes, from: outer, to: inner) }
    }
  }

  /// Corrects the movements of ancestors for inserted items, which are displayed at their final positions immediately.
  @MainActor
  private func correctInsertions(_ changes: [UInt32: FrameVector]) {
    for handle in insertions {
      guard let item = item(handle), let animation = transaction(at: item).animation else { continue }
      correct(item, for: changes, from: animation, to: nil)
    }
  }

  /// Replaces the animation with which an item follows the movements of its containers.
  private func correct(
    _ item: ItemNode, for changes: [UInt32: FrameVector], from outer: Animation?, to inner: Animation?
  ) {
    guard item.flags.contains(.isPlaced) else { return }
    var total = FrameVector.zero
    var container = item.container
    while let current = container, !current.holdsContentTogether {
      // An inserted container is corrected together with its content.
      if inserted.contains(current.handleIndex) { break }
      if current.handleIndex != 0, let change = changes[current.handleIndex] { total += change.moveOnly }
      container = current.container
    }
    if total == .zero { return }
    let index = frameTrack(of: host.handles.handle(for: item))
    if let outer { frames[index].corrections.append(Motion(.zero - total, run(of: outer))) }
    if let inner { frames[index].corrections.append(Motion(total, run(of: inner))) }
  }

  /// Records the inserted items of a container, and starts their transitions.
  @MainActor
  func recordInsertions(among items: ContiguousArray<ItemNode>, since old: ContiguousArray<ItemNode>) {
    let known = Set(old.map { ObjectIdentifier($0) })
    for item in items where !known.contains(ObjectIdentifier(item)) && !item.flags.contains(.isPlaced) {
      insertions.append(host.handles.handle(for: item))
      arrive(item)
    }
  }

  // MARK: Time and drawing

  /// Invalidates the fragments that contain animated frames.
  ///
  /// - Parameter time: The time at which frames that continue to move are not invalidated; `nil` to invalidate all.
  func invalidateFrames(unlessMovingAt time: Double?) {
    // A custom animation reports its end only in response to a request for a value, whether or not the item is drawn.
    if hasCustomRuns {
      for track in frames where track.isCustom { _ = track.remaining(at: host.time) }
    }
    frames.forEachInPlace { track in
      if let time, !track.hasEndedPart(at: time) { return }
      guard let item = item(track.handle) else { return }
      item.containerReference?.with { $0.needsDraw() }
      if track.isResizing { item.needsDraw() }
    }
  }

  func dropEndedFrames(at time: Double) {
    // The state of custom animations is released with their motions, while no access to the tracks is in progress.
    let all = hasCustomRuns ? frames : []
    defer { withExtendedLifetime(all) {} }
    var hasEnded = false
    frames.forEachInPlace { track in
      if host.handles.node(for: track.handle) == nil {
        track.motion = nil
        track.corrections = []
      }
      if track.motion?.isDone(at: time) ?? false { track.motion = nil }
      if !track.corrections.isEmpty { track.corrections.removeAll { $0.isDone(at: time) } }
      if track.motion == nil, track.corrections.isEmpty { hasEnded = true }
    }
    guard hasEnded else { return }
    var ended: ContiguousArray<NodeHandle> = []
    for track in frames { frameIndex[track.handle.index] = nil }
    frames.removeAll { track in
      guard track.motion == nil, track.corrections.isEmpty else { return false }
      ended.append(track.handle)
      return true
    }
    for (index, track) in frames.enumerated() { frameIndex[track.handle.index] = index }
    for handle in ended { item(handle).map(didEndMotion) }
  }

  /// Clears the motion flag of an item whose displayed frame equals its model.
  func didEndMotion(of item: ItemNode) {
    if item.handleIndex != 0, frameIndex[item.handleIndex] != nil || transitionState(of: item) != nil { return }
    // Departures inside a modifier are drawn together with the item that replaced them.
    guard let container = item.container else { return }
    if container.asContainer == nil, container.flags.contains(.hasDepartures) { return }
    item.flags.remove(.isInMotion)
  }

  /// Returns the displayed frame of an animated item in its container's coordinates, in points; `nil` if it equals the
  /// model.
  func shownFrame(of item: ItemNode) -> CGRect? {
    // The tracks of a removed node are dropped before its handle index is reused, so the index identifies the track.
    guard !isConsulting, let index = frameIndex[item.handleIndex] else { return nil }
    visitedTracks += 1
    // The element is accessed in place to avoid reference counting. A track with a custom animation is copied first.
    let rest = (hasCustomRuns ? remaining(at: index) : frames.withElement(at: index) { $0.remaining(at: host.time) })
      .lanes
    var frame = CGRect(origin: item.origin, size: item.size)
    frame.origin.x += CGFloat(rest.x)
    frame.origin.y += CGFloat(rest.y)
    if rest.z != 0 || rest.w != 0 {
      frame.size.width = max(0, item.size.width + CGFloat(rest.z))
      frame.size.height = max(0, item.size.height + CGFloat(rest.w))
    }
    return frame
  }

  @inline(never)
  private func remaining(at index: Int) -> FrameVector {
    let track = frames[index]
    return track.isCustom ? consulting { track.remaining(at: host.time) } : track.remaining(at: host.time)
  }
}

extension ContiguousArray {
  /// Calls `body` with each element in place.
  @inline(__always)
  fileprivate mutating func forEachInPlace(_ body: (inout Element) -> Void) {
    withUnsafeMutableBufferPointer { elements in
      for index in elements.indices { body(&elements[index]) }
    }
  }

  /// Calls `body` with an element in place.
  @inline(__always)
  fileprivate mutating func withElement<R>(at index: Int, _ body: (inout Element) -> R) -> R {
    withUnsafeMutableBufferPointer { body(&$0[index]) }
  }
}

extension GeometryRecord {
  /// Returns the difference between the recorded frame and the current frame; `nil` if it is zero or not finite.
  func change(of item: ItemNode) -> FrameVector? {
    let change = FrameVector(origin, size) - FrameVector(item.origin, item.size)
    return change == .zero || !change.isUsable ? nil : change
  }
}

extension FrameVector {
  /// The change of size without the movement.
  var resizeOnly: FrameVector { FrameVector(.zero, CGSize(width: lanes.z, height: lanes.w)) }

  /// The movement without the change of size.
  var moveOnly: FrameVector { FrameVector(CGPoint(x: lanes.x, y: lanes.y), .zero) }
}
