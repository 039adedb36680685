import TributaryDiagnostics
import TributaryFeedback

/// A value as reports print it: the same on every run, whatever the seed of hashes and wherever the program was loaded,
/// and with nothing in it that a terminal would obey.
///
/// - Parameter limit: As many elements of a collection are printed at most.
package func describe(_ value: Any, elements limit: Int = .max) -> String {
  VisibleText(rawText(of: (value as? any ForcedChange)?.said ?? value, elements: limit), limit: .max).text
}

private func rawText(of value: Any, elements limit: Int) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .dictionary:
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { String(reflecting: $0.value) }.joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : list(entries.sorted(), limit)
  case .set: return list(mirror.children.map { String(reflecting: $0.value) }.sorted(), limit)
  case .collection where mirror.children.count > limit:
    return list(mirror.children.prefix(limit).map { String(reflecting: $0.value) }, limit, of: mirror.children.count)
  default: return withoutPlaces(String(describing: value))
  }
}

/// A value as the pages about loops print it, which have no room for thousands of elements.
package func describeBriefly(_ value: Any) -> String { describe(value, elements: 32) }

private func list(_ elements: [String], _ limit: Int, of count: Int? = nil) -> String {
  let count = count ?? elements.count
  let shown = elements.prefix(limit).joined(separator: ", ")
  return withoutPlaces(count > limit ? "[\(shown), … \(count) in all]" : "[\(shown)]")
}

/// Text without what the runtime adds to the names of private types: where in memory they stand.
private func withoutPlaces(_ text: String) -> String {
  let mark = "(unknown context at $"
  // Looked for by its rarest character first: pages are full of numbers.
  guard text.utf8.contains(UInt8(ascii: "$")), text.contains(mark) else { return text }
  var result = ""
  var rest = text[...]
  while let start = rest.firstRange(of: mark) {
    var head = rest[..<start.lowerBound]
    // The module stands before it, a full stop behind it.
    while let last = head.last, last == "." || last == "_" || last.isLetter || last.isNumber { head.removeLast() }
    result += head
    rest = rest[start.upperBound...].drop { $0 != ")" }.dropFirst()
    if rest.first == "." { rest = rest.dropFirst() }
  }
  return result + rest
}
