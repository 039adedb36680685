/// A fold of a preference in lines of 80 columns: where it is done, the values that go in, and the one that comes out.
///
///     fold of 3 Page › VStack
///       ["a"]
///       ["b"]
///       ["c"]
///       → ["a", "b", "c"]
package struct FoldText {
  package let lines: [String]

  /// So many values are printed; of more the last one, and how many stand between.
  private static let limit = 12

  /// - Parameter inputs: The values that go in as text, in view order.
  package init(path: String, inputs: [String], count: Int, value: String, hiddenBy: String? = nil) {
    let head = "  fold of \(count) "
    let place = VisibleText(path, limit: .max).text
    var lines = [head + Columns.tail(place, columns: 80 - Columns.width(of: head))]
    func add(_ text: String) { lines.append("    " + Columns.head(text, columns: 76)) }
    let texts = inputs.map { VisibleText($0, limit: .max).text }
    if texts.count <= Self.limit {
      texts.forEach(add)
    } else {
      texts.prefix(Self.limit - 2).forEach(add)
      add("… \(texts.count - Self.limit + 1) more")
      texts.suffix(1).forEach(add)
    }
    add("→ \(VisibleText(value, limit: .max).text)")
    if let hider = hiddenBy {
      lines.append("    hidden by " + Columns.tail(VisibleText(hider, limit: .max).text, columns: 66))
    }
    self.lines = lines
  }
}
