import Testing
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// References without ownership, which debug builds check.
@Suite @MainActor struct UnretainedTests {
  @Test func `A reference resolves to its object`() {
    let host = settledHost { Color.red }
    let reference = Unretained<ViewNode>(host.core.root)
    #expect(reference.object() === host.core.root)
    #expect(Unretained?.some(reference).object() === host.core.root)
    #expect(reference.with { $0 === host.core.root })
  }

  #if DEBUG
    @Test func `A use of a reference after the release of its object stops the process and states the place`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let host = settledHost { Color.red }
          var node: ViewNode? = ViewNode(parent: Unretained(host.core.root), flags: [])
          let reference = node.map { Unretained($0) }
          node = nil
          // The cell of the released node has another object now.
          let other = ViewNode(parent: Unretained(host.core.root), flags: [])
          withExtendedLifetime(other) { _ = reference.object() }
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("An unretained reference to ViewNode was used after the object"))
      #expect(text.contains("UnretainedTests.swift"))
    }

    @Test func `The nodes of removed views are released at the end of the frame`() {
      let probe = Probe()
      let host = settledHost { Growing(probe: probe) }
      let count = Lifetime.count
      probe.set(5)
      host.update()
      #expect(Lifetime.count > count)
      probe.set(1)
      host.update()
      #expect(Lifetime.count == count)
    }
  #endif
}

private struct Growing: View {
  let probe: Probe
  @State private var count = 1

  var body: some View {
    let _ = probe.set = { count = $0 }
    ForEach(0..<count, id: \.self) { _ in Color.red.padding(1) }
  }
}
