import TributaryDiagnostics
import TributaryFeedback

/// Returns the text of a value in reports. The text is the same in every run, independent of hash seeds and load
/// addresses, and contains no terminal control sequences.
///
/// - Parameters:
///   - value: The value to describe.
///   - limit: The largest number of elements of a collection to print.
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

/// Returns the text of a value in loop reports, which print at most 32 elements of a collection.
package func describeBriefly(_ value: Any) -> String { describe(value, elements: 32) }

private func list(_ elements: [String], _ limit: Int, of count: Int? = nil) -> String {
  let count = count ?? elements.count
  let shown = elements.prefix(limit).joined(separator: ", ")
  return withoutPlaces(count > limit ? "[\(shown), … \(count) in all]" : "[\(shown)]")
}

/// Returns `text` without the memory addresses that the runtime adds to the names of private types.
private func withoutPlaces(_ text: String) -> String {
  let mark = "(unknown context at $"
  // The search begins with the rarest character of the mark, because reports contain many numbers.
  guard text.utf8.contains(UInt8(ascii: "$")), text.contains(mark) else { return text }
  var result = ""
  var rest = text[...]
  while let start = rest.firstRange(of: mark) {
    var head = rest[..<start.lowerBound]
    // The module name precedes the mark, and a period follows it.
    while let last = head.last, last == "." || last == "_" || last.isLetter || last.isNumber { head.removeLast() }
    result += head
    rest = rest[start.upperBound...].drop { $0 != ")" }.dropFirst()
    if rest.first == "." { rest = rest.dropFirst() }
  }
  return result + rest
}
