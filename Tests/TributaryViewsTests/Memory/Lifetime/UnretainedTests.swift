/// References without ownership, which debug builds check.
@MainActor struct UnretainedTests {
  @Test @MainActor func `An unretained reference resolves to its object`() {
    let host = settledHost { Color.red }
    let reference = Unretained<ViewNode>(host.core.root)
    expect(reference.object() === host.core.root)
    expect(Unretained?.some(reference).object() === host.core.root)
    expect(reference.with { $0 === host.core.root })
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
      expect(text.contains("An unretained reference to ViewNode was used after the object"))
      expect(text.contains("UnretainedTests.swift"))
    }

    @Test @MainActor func `A reference that generic code has set to nil is nil`() {
      let place = UnsafeMutablePointer<Unretained<ViewNode>?>.allocate(capacity: 1)
      defer { place.deallocate() }
      UnsafeMutableRawPointer(place).initializeMemory(
        as: UInt8.self, repeating: 0xFF, count: MemoryLayout<Unretained<ViewNode>?>.size)
      storeNil(at: place)
      expectNil(place.pointee?.with { _ in true })
    }

    private func storeNil<Value>(at place: UnsafeMutablePointer<Value?>) { place.initialize(to: nil) }

    @Test @MainActor func `The nodes of removed views are released at the end of the frame`() {
      let (host, probe) = settledHost(with: Probe()) { Growing(probe: $0) }
      let count = Lifetime.count
      host.update { probe.set(5) }
      expect(Lifetime.count, above: count)
      host.update { probe.set(1) }
      expect(Lifetime.count, equals: count)
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
