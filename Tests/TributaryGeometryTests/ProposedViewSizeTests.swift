struct ProposedViewSizes {
  @Test func `Nil equals nil and takes two words`() {
    let open = ProposedViewSize(width: nil, height: 5)
    expect(open, equals: ProposedViewSize(width: nil, height: 5))
    expect(open.hashValue, equals: ProposedViewSize(width: nil, height: 5).hashValue)
    expect(open, differsFrom: ProposedViewSize(width: 0, height: 5))
    expect(MemoryLayout<ProposedViewSize>.size, equals: 16)
  }

  @Test func `An invalid number is unspecified`() {
    expectNil(ProposedViewSize(CGSize(width: CGFloat.nan, height: 3)).width)
    expect(ProposedViewSize(width: .nan, height: nil), equals: .unspecified)
  }

  @Test func `Unspecified dimensions are replaced by ten or by a given value`() {
    let open = ProposedViewSize(width: nil, height: 5)
    expect(open.replacingUnspecifiedDimensions(), equals: CGSize(width: 10, height: 5))
    expect(open.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 7)), equals: CGSize(width: 7, height: 5))
  }

  @Test func `A dimension can be read and written by axis`() {
    var proposal = ProposedViewSize.zero
    proposal[.vertical] = nil
    proposal[.horizontal] = 4
    expect(proposal, equals: ProposedViewSize(width: 4, height: nil))
    expect(ProposedViewSize(major: 1, minor: 2, axis: .vertical), equals: ProposedViewSize(width: 2, height: 1))
  }
}
