@testable import TributaryWeb

struct ElementPatchTests {
  /// The elements of a page, changed like the page's script changes them.
  private struct Page {
    var order: [Int] = []
    var known: [Int: WebElement] = [:]
    var focused: Int?
    var shortcuts: [String] = []

    mutating func apply(_ patch: ElementPatch) {
      for id in patch.removed { known[id] = nil }
      for element in patch.changed { known[element.id] = element }
      for element in patch.moved { known[element.id]?.frame = element.frame }
      if !patch.removed.isEmpty { order = order.filter { known[$0] != nil } }
      if let (start, count, ids) = patch.order { order.replaceSubrange(start..<(start + count), with: ids) }
      if let focused = patch.focused { self.focused = focused }
      if let shortcuts = patch.shortcuts { self.shortcuts = shortcuts }
    }

    var elements: WebElements {
      var elements = WebElements(order.compactMap { known[$0] }, focused: focused)
      elements.shortcuts = shortcuts
      return elements
    }
  }

  @Test(arguments: 0..<40) func `The page has the elements of the window after any patches`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var page = Page()
    var shown = WebElements()
    for step in 0..<30 {
      var elements = shown.elements
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0...elements.count, using: &random)
        switch Int.random(in: 0...4, using: &random) {
        case 0, 1:
          let frame = CGRect(x: Double(step), y: 0, width: 10, height: 10)
          elements.insert(
            WebElement(id: step * 10 + elements.count, role: .button, label: "\(step)", frame: frame), at: index)
        case 2 where index < elements.count: elements.remove(at: index)
        case 3 where index < elements.count: elements[index].frame.origin.y += 1
        default: elements.shuffle(using: &random)
        }
      }
      var seen: Set<Int> = []
      elements = elements.filter { seen.insert($0.id).inserted }
      var next = WebElements(elements, focused: elements.randomElement(using: &random)?.id)
      next.shortcuts = Bool.random(using: &random) ? shown.shortcuts : ["8\(step)"]
      let patch = ElementPatch(from: shown, to: next)
      page.apply(patch)
      expect(page.elements, equals: next, "seed \(seed), step \(step)")
      expect(patch.isEmpty, equals: (shown == next))
      shown = next
    }
  }

  @Test func `A moved element sends only its frame, and an inserted one does not reorder the others`() {
    let elements = (0..<1_000).map { index in
      WebElement(id: index, role: .text, label: "row", frame: CGRect(x: 0, y: index, width: 10, height: 10))
    }
    var changed = elements
    changed[500].frame.origin.x = 4
    changed.insert(WebElement(id: 5_000, role: .button, label: "new", frame: .zero), at: 700)
    let patch = ElementPatch(from: WebElements(elements), to: WebElements(changed))
    expect(patch.moved.map(\.id), equals: [500])
    expect(patch.changed.map(\.id), equals: [5_000])
    expect(patch.order?.start, equals: 700)
    expect(patch.order?.elements, equals: [5_000])
  }
}
