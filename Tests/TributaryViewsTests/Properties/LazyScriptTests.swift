import Foundation
import PreferenceTestSupport
import RandomTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Lazy rows after any edits and steps of scrolling.
@Suite @MainActor struct LazyScriptTests {
  private struct Datum: Identifiable, Equatable {
    var id: Int
    var height: CGFloat
  }

  private struct Rows: View {
    let data: [Datum]
    let head: CGFloat

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: head)
          LazyVStack(spacing: 2) {
            ForEach(data) { datum in
              Color.red.frame(height: datum.height).accessibilityIdentifier("r\(datum.id)")
                .preference(key: ListKey<Int>.self, value: [datum.id])
            }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  private struct Model {
    var data: [Datum] = []
    var head: CGFloat = 10
    var nextID = 0
    let isUniform: Bool

    mutating func datum(_ generator: inout SeededGenerator) -> Datum {
      nextID += 1
      return Datum(id: nextID, height: isUniform ? 16 : CGFloat(generator.number(0..<12) * 4))
    }

    /// - Returns: The distance if the edit is a step of scrolling.
    mutating func edit(_ generator: inout SeededGenerator) -> CGFloat? {
      let place = data.isEmpty ? 0 : generator.number(0..<data.count)
      switch generator.number(0..<10) {
      case 0: data.insert(contentsOf: (0..<5).map { _ in datum(&generator) }, at: place)
      case 1: data.removeSubrange(place..<min(data.count, place + generator.number(1..<8)))
      case 2: data.swapAt(place, 0 + (data.isEmpty ? 0 : generator.number(0..<data.count)))
      case 3: head = CGFloat(generator.number(0..<10) * 6)
      case 4: if !isUniform, !data.isEmpty { data[place].height = CGFloat(generator.number(0..<12) * 4) }
      case 5: data.append(contentsOf: (0..<generator.number(0..<60)).map { _ in datum(&generator) })
      case 6: return CGFloat(generator.number(0..<4000)) - 2000
      default: return CGFloat(generator.number(0..<120)) - 60
      }
      return nil
    }
  }

  /// Returns the frames of the existing rows.
  private func frames(_ host: ViewHost<Rows>) -> [(id: Int, frame: CGRect)] {
    host.preference(ListKey<Int>.self).compactMap { id in host.frame(of: "r\(id)").map { (id, $0) } }
  }

  @Test(arguments: RandomSeeds.sample(of: 0..<30, oneIn: 3))
  func `Equal rows have the same positions as in a fresh host scrolled to the same offset`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model = Model(isUniform: true)
    let host = ViewHost(size: CGSize(width: 50, height: 90)) { Rows(data: model.data, head: model.head) }
    host.update()
    for step in 0..<40 {
      if let distance = model.edit(&generator) {
        host.scroll("scroll", by: CGSize(width: 0, height: distance))
      } else {
        host.show(Rows(data: model.data, head: model.head))
      }
      let fresh = ViewHost(size: host.size) { Rows(data: model.data, head: model.head) }
      fresh.update()
      guard let offset = host.scrollOffset else { return expect(Bool(false), "there is a scroll view") }
      fresh.scroll("scroll", by: CGSize(width: 0, height: offset))
      expect(frames(host).map(\.id), equals: frames(fresh).map(\.id), "step \(step)")
      expect(frames(host).map(\.frame), equals: frames(fresh).map(\.frame), "step \(step)")
      expect(host.displayList.description, equals: fresh.displayList.description, "step \(step)")
      let broken = host.core.checkInvariants(recomputing: true)
      expect(broken, equals: [], "step \(step)")
    }
  }

  @Test(arguments: RandomSeeds.sample(of: 0..<30, oneIn: 3))
  func `Unequal rows fill the window without gaps, and no row exists outside it`(seed: UInt64) {
    var generator = SeededGenerator(seed: 1000 + seed)
    var model = Model(isUniform: false)
    let host = ViewHost(size: CGSize(width: 50, height: 90)) { Rows(data: model.data, head: model.head) }
    host.update()
    for step in 0..<60 {
      if let distance = model.edit(&generator) {
        host.scroll("scroll", by: CGSize(width: 0, height: distance))
      } else {
        host.show(Rows(data: model.data, head: model.head))
      }
      let seen = frames(host)
      let heights = Dictionary(uniqueKeysWithValues: model.data.map { ($0.id, $0.height) })
      for (id, frame) in seen {
        expect(frame.height, equals: heights[id], "step \(step)")
        // A row without height is on the edge, and so is the gap of a removed row.
        expect(frame.maxY >= -2.001 && frame.minY <= 90.001, "step \(step): \(id) \(frame)")
      }
      let order = model.data.map(\.id)
      if let first = seen.first, let start = order.firstIndex(of: first.id) {
        expect(seen.map(\.id), equals: Array(order[start...].prefix(seen.count)), "step \(step)")
        for (a, b) in zip(seen, seen.dropFirst()) { expect(abs(b.frame.minY - a.frame.maxY - 2), below: 1e-6) }
        if start > 0 { expect(first.frame.minY, atMost: 2.001, "step \(step): a hole above \(first)") }
      }
      if let last = seen.last, let end = order.firstIndex(of: last.id), end + 1 < order.count {
        expect(last.frame.maxY, atLeast: 87.999, "step \(step): a hole below \(last)")
      }
      if seen.isEmpty, let offset = host.scrollOffset { expect(model.data.isEmpty || offset == 0, "step \(step)") }
      let broken = host.core.checkInvariants(recomputing: true)
      expect(broken, equals: [], "step \(step)")
      let again = host.update()
      expect(again.counts.bodies + again.counts.measurements + again.counts.nodesCreated, equals: 0, "step \(step)")
    }
  }
}

extension ViewHost {
  /// The vertical offset of the first scroll view.
  fileprivate var scrollOffset: CGFloat? { InputState.of(core).scrolls(of: core.root).first?.offset.y }
}
