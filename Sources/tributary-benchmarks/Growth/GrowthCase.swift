import Foundation
import Tributary

/// A change of many views at once, whose cost must not grow faster than their number.
enum GrowthCase: String, CaseIterable {
  /// Different animations begin in one change.
  case staggered
  /// Different animations begin in separate changes.
  case staggeredChanges = "staggered-changes"
  /// All rows of a list are removed with an animation.
  case removal
  /// The same number of rows is inserted during the removal.
  case arrivals
  /// Further rows are removed during the removal of the same number of rows.
  case secondRemoval = "second-removal"
  /// A closure alternately reads an anchor and a size from a proxy.
  case proxy
  /// Rows with the same identifier are removed.
  case identifier
  /// A frame in which one view is being removed from each of many containers.
  case containers
  /// Every view has a different `zIndex`.
  case zIndex
  /// Views are replaced with others of the same matched geometry.
  case matched
  /// Views that are being removed are inserted again during the transition, without an animation.
  case halfway
  /// A lazy list of rows with state is scrolled page by page.
  case pages
  /// Many views have read a changing size from the same proxy.
  case readers
  /// Views with deadlines are removed.
  case deadlines
  /// Conditions in many rows become false, each with a separate transition.
  case conditions
  /// Phase animators in one stack that reach their next phase at the same time.
  case phases
  /// A list of sections that scrolls by ten rows, one at a time.
  case sections
  /// Multiline paragraphs whose texts all change.
  case paragraphs
  /// Readers around readers, each of a separate key that only the innermost view publishes.
  case nestedReaders = "nested-readers"
  /// Views next to each other, each with a separate key and a reader of it.
  case keys
  /// A chain of views, each of which contains the next.
  case chain
  /// Nested stacks of texts that do not fit on one line.
  case nestedStacks = "nested-stacks"
  /// A row is inserted at the start of a stack.
  case insertion
  /// The rows of a list are reversed with an animation.
  case reversal

  /// The measured numbers of views, each twice the previous one.
  var sizes: [Int] {
    switch self {
    case .proxy, .readers, .identifier: [4_000, 8_000, 16_000]
    case .phases, .paragraphs: [125, 250, 500]
    case .nestedReaders: [64, 128, 256]
    case .nestedStacks: [16, 32, 64]
    case .keys, .chain: [100, 200, 400]
    case .insertion: [25_000, 50_000, 100_000]
    case .sections: [250, 500, 1_000]
    default: [1_000, 2_000, 4_000]
    }
  }

  /// Returns a closure that performs the change on a prepared host.
  @MainActor
  func prepare(_ count: Int) -> () -> Void {
    let model = GrowthModel(count)
    let limits = UpdateLimits(maximumDepth: 10_000, maximumElements: 1_000_000)
    let host = ViewHost(size: CGSize(width: 500, height: 500), limits: limits) { GrowthView(model: model, kind: self) }
    if self != .paragraphs { host.environment.textMeasurer = FixedTextMeasurer() }
    host.update()
    switch self {
    case .phases: return { host.advance(by: 1) }
    case .sections:
      return {
        for _ in 0..<10 { host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 44)) }
      }
    case .paragraphs:
      return {
        model.isOn.toggle()
        host.update()
        _ = host.displayList
      }
    case .staggered, .zIndex, .matched, .conditions:
      return {
        withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
        host.update()
      }
    case .staggeredChanges:
      return {
        for (index, row) in model.rows.enumerated() {
          withAnimation(.linear.delay(Double(index) * 0.001)) { row.isOn.toggle() }
        }
        host.update()
      }
    case .removal, .identifier:
      return {
        withAnimation(.linear(duration: 1)) { model.ids = [] }
        host.update()
        host.advance(by: 2)
      }
    case .arrivals:
      withAnimation(.linear(duration: 1)) { model.ids = [] }
      host.update()
      return {
        withAnimation(.linear(duration: 1)) { model.ids = Array(count..<(2 * count)) }
        host.update()
      }
    case .secondRemoval:
      withAnimation(.linear(duration: 1)) { model.ids.removeAll { $0.isMultiple(of: 2) } }
      host.update()
      return {
        withAnimation(.linear(duration: 1)) { model.ids = [] }
        host.update()
      }
    case .proxy:
      return {
        model.isOn.toggle()
        host.update()
      }
    case .containers:
      withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
      host.update()
      host.advance(by: 0.1)
      return { host.advance(by: 0.1) }
    case .halfway:
      withAnimation(.linear(duration: 1)) { model.ids = [] }
      host.update()
      host.advance(by: 0.5)
      return {
        model.ids = Array(0..<count)
        host.update()
      }
    case .pages:
      return {
        for page in stride(from: 0, to: count, by: 20) {
          model.page = page
          host.update()
        }
      }
    case .readers:
      return {
        host.size.width += 1
        host.update()
      }
    case .deadlines:
      return {
        model.ids = []
        host.update()
      }
    case .nestedReaders, .nestedStacks, .keys, .chain:
      // The tree is built in the measured step. The runtime creates the types of the views once, which is not measured.
      model.isOn = true
      host.update()
      model.isOn = false
      host.update()
      return {
        model.isOn = true
        host.update()
      }
    case .insertion:
      return {
        model.ids.insert(-1, at: 0)
        host.update()
      }
    case .reversal:
      return {
        withAnimation(.linear(duration: 1)) { model.ids.reverse() }
        host.update()
        for _ in 0..<10 { host.advance(by: 1.0 / 60) }
      }
    }
  }
}

/// A report of the times of growth cases, relative to linear growth.
@MainActor
enum GrowthReport {
  /// Prints one line per case: the milliseconds at each size, and the ratio of the time per view at the largest and the
  /// smallest size.
  static func print(_ cases: [GrowthCase], factor: Int) {
    for kind in cases {
      var times: [Double] = []
      var line = kind.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0)
      for size in kind.sizes.map({ $0 * factor }) {
        let step = kind.prepare(size)
        let start = ContinuousClock.now
        step()
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        times.append(time / Double(size))
        line += "  \(size): \((time * 10).rounded() / 10) ms"
      }
      if let first = times.first, let last = times.last {
        line += "  a view ×\((last / first * 100).rounded() / 100)"
      }
      Swift.print(line)
    }
  }
}
