@_spi(Engine) import TributaryViews

struct TextRunListTests {
  private func run(_ number: Int) -> TextRunList { TextRunList([TextRun("\(number) ", TextTraits())]) }

  @Test(arguments: [true, false])
  func `A list that grows at one end shares its longest part with the list before, and has few parts`(isAtEnd: Bool) {
    var list = TextRunList()
    var partCount = 0
    var shareCount = 0
    for number in 0..<1_000 {
      var longer = isAtEnd ? list : run(number)
      longer.append(isAtEnd ? run(number) : list)
      if longer.sharesLongestPart(of: list) { shareCount += 1 }
      list = longer
      partCount = max(partCount, list.partCount)
    }
    expect(partCount, atMost: 12)
    // The longest part is copied only when it grows by half.
    expect(shareCount, atLeast: 950)
    let numbers = isAtEnd ? Array(0..<1_000) : (0..<1_000).reversed()
    expect(list.runs.map(\.content), equals: numbers.map { "\($0) " })
    expect(list.shownContent, equals: numbers.map { "\($0) " }.joined())
  }

  @Test func `Joined lists are equal to the list of all runs, whatever the order of the joins`() {
    let all = TextRunList((0..<64).map { TextRun("\($0) ", TextTraits()) })
    var forward = TextRunList()
    var backward = TextRunList()
    var halves = (0..<64).map { run($0) }
    for number in 0..<64 {
      forward.append(run(number))
      var longer = run(63 - number)
      longer.append(backward)
      backward = longer
    }
    while halves.count > 1 {
      halves = stride(from: 0, to: halves.count, by: 2).map { index in
        var joined = halves[index]
        joined.append(halves[index + 1])
        return joined
      }
    }
    expect(forward, equals: all)
    expect(backward, equals: all)
    expect(halves, equals: [all])
    expect(forward, differsFrom: TextRunList(all.runs.dropLast()))
    var same = all
    same.append(TextRunList())
    expect(same == all && TextRunList().isEmpty && TextRunList().runs.isEmpty)
  }

  @Test func `Texts that are joined or interpolated one by one keep the traits of each part`() {
    let sum = (0..<40).reduce(Text("start")) { $1.isMultiple(of: 2) ? $0 + Text("\($1)").bold() : $0 + Text("\($1)") }
    let nested = (0..<40).reduce(Text("start")) {
      $1.isMultiple(of: 2) ? Text("\($0)\(Text("\($1)").bold())") : Text("\($0)\($1)")
    }
    let bold = sum.runs.filter { $0.traits.weight == .bold }.map(\.content)
    expect(bold, equals: stride(from: 0, to: 40, by: 2).map { "\($0)" })
    expect(sum.content, equals: "start" + (0..<40).map { "\($0)" }.joined())
    expect(nested.content, equals: sum.content)
    expect(nested.runs, equals: sum.runs)
    // A modifier of the whole text applies to the parts that have no value.
    expect(sum.italic().runs.allSatisfy { $0.traits.isItalic == true })
    expect(Text("a").bold() + sum.italic(), differsFrom: Text("a").bold() + sum)
  }
}
