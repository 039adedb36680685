import Foundation
import Tributary

/// Something that happens to many views at once, whose cost is to grow no faster than their number.
enum GrowthCase: String, CaseIterable {
  /// Animations that differ begin in one change.
  case staggered
  /// The same, each by a change of its own.
  case staggeredChanges = "staggered-changes"
  /// All rows of a list go, by an animation.
  case removal
  /// As many rows come while those go.
  case arrivals
  /// As many rows go as are on their way out already.
  case secondRemoval = "second-removal"
  /// A closure asks a proxy for an anchor and a size in turn.
  case proxy
  /// Rows go that all have one identifier.
  case identifier
  /// A frame in which one view is on its way out in each of many containers.
  case containers
  /// Every zIndex is another one.
  case zIndex
  /// Views go, and others come in their place by a shared geometry.
  case matched
  /// What goes comes back half-way, without an animation.
  case halfway
  /// A lazy list of rows with state is gone through page by page.
  case pages
  /// Many views have asked one proxy for a size that changes.
  case readers
  /// Views with deadlines go.
  case deadlines
  /// Conditions in many rows become false, each with a transition of its own.
  case conditions
  /// Phase animators in one stack reach their next phase at the same time.
  case phases
  /// A list of sections is scrolled by ten steps of a row.
  case sections
  /// Paragraphs of several lines get another text each.
  case paragraphs

  /// The numbers of views at which it is measured, each twice the one before.
  var sizes: [Int] {
    switch self {
    case .proxy, .readers, .identifier: [4_000, 8_000, 16_000]
    case .phases, .paragraphs: [125, 250, 500]
    case .sections: [250, 500, 1_000]
    default: [1_000, 2_000, 4_000]
    }
  }

  /// A host about to do it, and the step that does.
  @MainActor
  func prepare(_ count: Int) -> () -> Void {
    let model = GrowthModel(count)
    let host = ViewHost(size: CGSize(width: 500, height: 500)) { GrowthView(model: model, kind: self) }
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
    }
  }
}

/// Times of the growth cases, each beside what it would be if it grew with the number of views.
@MainActor
enum GrowthReport {
  /// One line for each case: milliseconds at each size, and how much more a view costs at the largest than at the smallest.
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
