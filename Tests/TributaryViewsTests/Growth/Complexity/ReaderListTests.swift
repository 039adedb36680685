struct ReaderListTests {
  @Test func `Every reader is notified once`() {
    var list = ReaderList()
    for index in 1...1_000 { list.insert(entry(index)) { _ in true } }
    expect(list.takeAll().map(\.handle.index), equals: (1...1_000).map { UInt32($0) })
    expect(list.isEmpty)
  }

  @Test func `A reader that reads in every evaluation does not lengthen the list`() {
    var list = ReaderList()
    for evaluation in 1...10_000 {
      for index in 1...3 { list.insert(entry(index, UInt32(evaluation))) { $0.evaluation == evaluation } }
    }
    expect(list.count, atMost: 64)
  }

  @Test func `A sweep visits at most as many entries as were added`() {
    var list = ReaderList()
    var looks = 0
    for index in 1...10_000 {
      list.insert(entry(index)) { _ in
        looks += 1
        return true
      }
    }
    expect(looks, atMost: 2 * 10_000)
    expect(list.count, equals: 10_000)
  }

  private func entry(_ index: Int, _ evaluation: UInt32 = 1) -> ReaderList.Entry {
    ReaderList.Entry(handle: NodeHandle(index: UInt32(index), generation: 1), evaluation: evaluation)
  }
}
