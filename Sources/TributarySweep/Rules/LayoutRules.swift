@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The rules that find failures in the layout at one size.
@MainActor
struct LayoutRules {
  let reading: LayoutReading
  /// The axis along which the sweep changes the size.
  let axis: Axis

  /// Lengths below this number of points do not count, because they can result from rounding.
  static let tolerance: CGFloat = 0.05

  /// The smallest length of a view that takes taps, in points, as the platform's guidelines recommend it.
  static let hitLength: CGFloat = 44

  /// The failures, in the order of the tree.
  func signals() -> [Signal] {
    var signals: [Signal] = []
    // The end of the item that exceeds its container.
    var protruding = 0
    for index in reading.items.indices {
      if let signal = collision(in: index) { signals.append(signal) }
      if let signal = protrusion(of: index) {
        signals.append(signal)
        protruding = max(protruding, reading.items[index].end)
      }
      // The views in an item that exceeds its container are outside for the same reason.
      if index >= protruding, let signal = cutOff(of: index) { signals.append(signal) }
      if let signal = truncation(of: index) { signals.append(signal) }
      if let signal = squeezing(of: index) { signals.append(signal) }
    }
    return signals
  }

  private func signal(_ kind: SweepFinding.Kind, _ items: [Int], _ values: String) -> Signal {
    Signal(kind: kind, subjects: items.map { reading.subject($0) }, values: values)
  }

  private func frameText(_ index: Int) -> String { LengthText.text(reading.items[index].frame) }

  // MARK: Collisions

  /// Containers with more items than this compare only neighbors.
  private static let mostPairs = 32

  private func collision(in container: Int) -> Signal? {
    switch reading.items[container].role {
    case .stack, .arranged, .lazy: if reading.items[container].isFree { return nil }
    default: return nil
    }
    let children = reading.children(of: container)
    for (position, first) in children.enumerated() {
      let reach = children.count > Self.mostPairs ? 1 : children.count
      for second in children[(position + 1)...].prefix(reach) {
        guard overlap(reading.items[first].drawn, reading.items[second].drawn),
          reading.items[first].node.zIndex == 0, reading.items[second].node.zIndex == 0
        else { continue }
        let (a, b) = smallestOverlap(first, second)
        return signal(.collision, [a, b], "\(frameText(a)) overlaps \(frameText(b))")
      }
    }
    return nil
  }

  private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    min(a.maxX, b.maxX) - max(a.minX, b.minX) > Self.tolerance
      && min(a.maxY, b.maxY) - max(a.minY, b.minY) > Self.tolerance
  }

  /// Returns the smallest overlapping views inside two overlapping items.
  private func smallestOverlap(_ first: Int, _ second: Int) -> (Int, Int) {
    let inFirst = views(in: first)
    let inSecond = views(in: second)
    for a in inFirst {
      for b in inSecond where overlap(reading.items[a].drawn, reading.items[b].drawn) { return (a, b) }
    }
    return (first, second)
  }

  /// The drawn views in an item that an effect does not move.
  private func views(in index: Int) -> [Int] {
    (index..<reading.items[index].end).filter {
      [.text, .textBox, .leaf].contains(reading.items[$0].role)
        && reading.items[$0].isFree == reading.items[index].isFree
    }
  }

  // MARK: Views outside their containers

  private func protrusion(of index: Int) -> Signal? {
    // Fields are read in place: a copy of an item would count a reference to its node for each view at each length.
    let container = reading.items[index].container
    guard container >= 0, !reading.items[index].isFree, let axis = axisOutside(index, of: container),
      reading.items[container].role != .mover, !isClipped(index)
    else { return nil }
    // Content below the end of the window is cut off instead.
    if container == 0, axis != self.axis { return nil }
    let cause = determining(index, along: axis)
    let isLong = length(reading.items[cause].frame, axis) > length(reading.items[container].frame, axis)
    return signal(
      .protrusion, container == 0 ? [cause] : [cause, container],
      "\(frameText(isLong ? cause : index)) exceeds \(container == 0 ? "the window" : "its container") "
        + frameText(container))
  }

  /// The axis that is not swept.
  private var otherAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

  /// Returns the axis along which an item exceeds its container and no view around it scrolls; the swept axis if there
  /// are two.
  private func axisOutside(_ index: Int, of container: Int) -> Axis? {
    let (inner, outer) = (reading.items[index].frame, reading.items[container].frame)
    let scrolled = reading.items[index].scrolledAxes
    func exceeds(_ axis: Axis) -> Bool {
      isOutside(inner, of: outer, along: axis) && !scrolled.contains(axis == .horizontal ? .horizontal : .vertical)
    }
    return exceeds(axis) ? axis : exceeds(otherAxis) ? otherAxis : nil
  }

  private func isOutside(_ inner: CGRect, of outer: CGRect, along axis: Axis) -> Bool {
    axis == .horizontal
      ? inner.minX < outer.minX - Self.tolerance || inner.maxX > outer.maxX + Self.tolerance
      : inner.minY < outer.minY - Self.tolerance || inner.maxY > outer.maxY + Self.tolerance
  }

  /// Whether a clip directly around the container of an item hides the part of the item outside it.
  private func isClipped(_ index: Int) -> Bool {
    var outer = reading.items[index].container
    while outer > 0, reading.items[outer].node.asUnary != nil {
      if reading.items[outer].role == .clip { return true }
      outer = reading.items[outer].container
    }
    return false
  }

  /// Returns the innermost item that determines the length of an item. It does not depend on the size of the window.
  private func determining(_ index: Int, along axis: Axis) -> Int {
    func length(_ index: Int) -> CGFloat { self.length(reading.items[index].frame, axis) }
    var item = index
    while let longest = reading.children(of: item).filter({ !reading.items[$0].isFree })
      .max(by: { length($0) < length($1) })
    {
      let isModifier = reading.items[item].role == .modifier
      guard isModifier || length(longest) > length(item) - Self.tolerance else { break }
      item = longest
    }
    return item
  }

  private func length(_ frame: CGRect, _ axis: Axis) -> CGFloat { axis == .horizontal ? frame.width : frame.height }

  // MARK: Clipped and invisible views

  private func cutOff(of index: Int) -> Signal? {
    switch reading.items[index].role {
    case .text, .textBox, .control: break
    default: return nil
    }
    let item = reading.items[index]
    guard !item.isFree, item.frame.width > 0, item.frame.height > 0 else { return nil }
    let window = reading.items[0].frame.extended(along: item.scrolledAxes)
    let visible = item.frame.intersection(item.clip)
    let isClipped =
      visible.isNull || visible.width < item.frame.width - Self.tolerance
      || visible.height < item.frame.height - Self.tolerance
    if isClipped { return signal(.cutOff, [index], "\(frameText(index)) is clipped to \(LengthText.text(item.clip))") }
    guard !item.frame.intersects(window) || isOutside(item.frame, of: window, along: otherAxis) else { return nil }
    return signal(.cutOff, [index], "\(frameText(index)) is outside the window \(LengthText.text(window))")
  }

  // MARK: Texts and controls

  private func truncation(of index: Int) -> Signal? {
    guard reading.items[index].isTruncated, let node = reading.items[index].node as? TextNode else { return nil }
    return signal(.truncation, [index], "\"\(node.shownContent)\" is displayed as \"\(node.displayedText)\"")
  }

  private func squeezing(of index: Int) -> Signal? {
    switch reading.items[index].role {
    case .text:
      let frame = reading.items[index].frame
      guard min(frame.width, frame.height) < Self.tolerance, reading.text(index)?.isEmpty == false else { return nil }
    case .control:
      guard isSqueezed(reading.items[index]) else { return nil }
    default: return nil
    }
    return signal(.squeezed, [index], frameText(index))
  }

  /// Whether a view that takes taps is shorter than it would like, and too short for a finger.
  private func isSqueezed(_ item: LayoutReading.Item) -> Bool {
    guard min(item.frame.width, item.frame.height) < Self.hitLength - Self.tolerance else { return false }
    let ideal = item.node.host.answering { item.node.sizeThatFits(.unspecified) }
    return item.frame.width < min(Self.hitLength, ideal.width) - Self.tolerance
      || item.frame.height < min(Self.hitLength, ideal.height) - Self.tolerance
  }
}
