import TributaryDiagnostics

/// Returns the text of a value in reports. The text is the same in every run, independent of hash seeds and load
/// addresses, and contains no terminal control sequences and no names of modules.
///
/// - Parameters:
///   - value: The value to describe.
///   - limit: The largest number of elements of a collection to print, also of one inside a structure or another
///     collection. A longer collection is printed as its first elements, its last two, and the number of elements.
package func describe(_ value: Any, elements limit: Int = .max) -> String {
  let value = (value as? any ForcedChange)?.said ?? value
  return VisibleText(ModuleNames(in: value).removed(from: rawText(of: value, elements: limit)), limit: .max).text
}

/// The largest number of elements of a collection in the text of a preference trace.
///
/// A fold of all rows of a long list has as many elements as the list, and every container around it stores one.
package let describedElements = 100

/// The largest number of entries of a dictionary or a set that are sorted to print some of them.
private let sortedEntries = 1_000

private func rawText(of value: Any, elements limit: Int) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .dictionary where limit < .max && mirror.children.count > sortedEntries,
    .set where limit < .max && mirror.children.count > sortedEntries:
    return "[\(mirror.children.count) entries]"
  case .dictionary:
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children.map { String(reflecting: $0.value) }.joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : list(entries.sorted(), limit)
  case .set: return list(mirror.children.map { String(reflecting: $0.value) }.sorted(), limit)
  case .collection where mirror.children.count > limit:
    let children = AnyBidirectionalCollection(mirror.children) ?? AnyBidirectionalCollection(Array(mirror.children))
    return list(
      children.prefix(limit - shownLast).map { partText(of: $0.value, elements: limit) },
      children.suffix(shownLast).map { partText(of: $0.value, elements: limit) }, of: children.count)
  case .collection where limit < .max && mirror.children.contains(where: { isLong($0.value, limit) }):
    return withoutPlaces("[\(mirror.children.map { partText(of: $0.value, elements: limit) }.joined(separator: ", "))]")
  case .optional where limit < .max:
    guard let content = mirror.children.first?.value, isLong(content, limit) else { break }
    return "Optional(\(partText(of: content, elements: limit)))"
  case .struct where isLong(value, limit):
    let fields = mirror.children.map { "\($0.label ?? ""): \(partText(of: $0.value, elements: limit))" }
    return withoutPlaces("\(type(of: value))(\(fields.joined(separator: ", ")))")
  case .tuple where isLong(value, limit):
    return withoutPlaces("(\(mirror.children.map { partText(of: $0.value, elements: limit) }.joined(separator: ", ")))")
  case .enum where isLong(value, limit):
    let parts = mirror.children.map { "\($0.label ?? "")(\(partText(of: $0.value, elements: limit)))" }
    return withoutPlaces(parts.joined())
  default: break
  }
  return withoutPlaces(String(describing: value))
}

/// Returns the text of a part of a value, which is printed with quotation marks and the names of types.
private func partText(of value: Any, elements limit: Int) -> String {
  isLong(value, limit) ? rawText(of: value, elements: limit) : String(reflecting: value)
}

/// Returns whether a value is or contains a collection with more elements than a limit. A type with a custom
/// description determines its text, and the content of an object is not printed.
///
/// - Parameter depth: The number of enclosing values.
private func isLong(_ value: Any, _ limit: Int, depth: Int = 0) -> Bool {
  if limit == .max || depth > 4 || value is String { return false }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection, .set, .dictionary:
    return mirror.children.count > limit
      || mirror.children.contains { isLong($0.value, limit, depth: depth + 1) }
  case .optional, .tuple: return mirror.children.contains { isLong($0.value, limit, depth: depth + 1) }
  case .struct, .enum:
    if value is any CustomStringConvertible || value is any CustomDebugStringConvertible { return false }
    return mirror.children.contains { isLong($0.value, limit, depth: depth + 1) }
  default: return false
  }
}

/// Returns the text of a value in reports that print at most 8 elements of a collection.
///
/// Rectangles, points, and sizes are printed as initializer calls, without the names of their modules. The content of
/// an optional is printed as a literal, without `Optional(…)`.
package func describeBriefly(_ value: Any) -> String {
  let text = withBriefGeometry(describe(value, elements: 8))
  // A cast would also succeed for an optional string, whose text has quotation marks.
  return type(of: value) == String.self ? text : withoutOptionals(text)
}

/// Returns `text` without the module names of geometric types, and with rectangles that have four coordinates.
private func withBriefGeometry(_ text: String) -> String {
  guard text.contains("CG") else { return text }
  var result = ""
  let origin = "CGRect(origin: CGPoint("
  let size = "), size: CGSize("
  var rest = text.replacing("Foundation.CG", with: "CG")[...]
  while let start = rest.firstRange(of: origin) {
    result += rest[..<start.lowerBound]
    rest = rest[start.upperBound...]
    guard let middle = rest.firstRange(of: size), let end = rest[middle.upperBound...].firstRange(of: "))") else {
      return result + origin + rest
    }
    result += "CGRect(\(rest[..<middle.lowerBound]), \(rest[middle.upperBound..<end.lowerBound]))"
    rest = rest[end.upperBound...]
  }
  return result + rest
}

/// Returns the text of a value without the `Optional(…)` around the contents of optionals: `12.5` for `Optional(12.5)`.
///
/// String literals are kept. A text whose parentheses or quotation marks are unbalanced is returned unchanged, because
/// a custom description can have any form.
///
/// - Complexity: O(*n*) in the length of the text.
private func withoutOptionals(_ text: String) -> String {
  let mark = "Optional("
  guard text.contains(mark) else { return text }
  var result = ""
  /// Whether each open parenthesis belongs to an optional.
  var open: [Bool] = []
  var isInLiteral = false
  var last: Character = " "
  var rest = text[...]
  while let character = rest.first {
    if isInLiteral, character == "\\" {
      result += rest.prefix(2)
      rest = rest.dropFirst(2)
      continue
    }
    if !isInLiteral, character == "O", !last.isPartOfName, rest.hasPrefix(mark) {
      open.append(true)
      rest = rest.dropFirst(mark.count)
      last = "("
      continue
    }
    rest = rest.dropFirst()
    last = character
    if character == "\"" { isInLiteral.toggle() }
    if !isInLiteral, character == "(" { open.append(false) }
    if !isInLiteral, character == ")" {
      guard let isOptional = open.popLast() else { return text }
      if isOptional { continue }
    }
    result.append(character)
  }
  return open.isEmpty && !isInLiteral ? result : text
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "." }
}

/// The number of elements that are printed at the end of a long collection, where a growing one changes.
private let shownLast = 2

private func list(_ elements: [String], _ limit: Int) -> String {
  if elements.count <= limit { return withoutPlaces("[\(elements.joined(separator: ", "))]") }
  return list(Array(elements.prefix(limit - shownLast)), elements.suffix(shownLast), of: elements.count)
}

private func list(_ first: [String], _ last: [String], of count: Int) -> String {
  withoutPlaces(
    "[\(first.joined(separator: ", ")), …, \(last.joined(separator: ", ")) (\(count) in all)]")
}

/// Returns the name of the type of a value in reports, with the short forms of the source: `[Int]`, `String?`.
package func valueTypeName(of type: Any.Type) -> String {
  var rest = typeName(of: type)[...]
  return typeText(&rest)
}

/// Returns the short form of the text of a type, up to the end of an enclosing list of types.
private func typeText(_ rest: inout Substring) -> String {
  var text = ""
  var name = ""
  while let character = rest.first, character != ">" || name.hasSuffix("-"), character != "," || text.hasPrefix("(") {
    rest.removeFirst()
    if character == "<" {
      text += shortForm(of: name, arguments: typeArguments(&rest))
      name = ""
    } else if character.isLetter || character.isNumber || character == "_" {
      name.append(character)
    } else if character == "-" {
      name.append(character)
    } else {
      text += name + String(character)
      name = ""
    }
  }
  return text + name
}

/// Returns the arguments of a generic type after the opening bracket, and removes the closing one.
private func typeArguments(_ rest: inout Substring) -> [String] {
  var arguments = [typeText(&rest)]
  while rest.first == "," {
    rest = rest.dropFirst().drop { $0 == " " }
    arguments.append(typeText(&rest))
  }
  rest = rest.dropFirst()
  return arguments
}

private func shortForm(of name: String, arguments: [String]) -> String {
  switch (name, arguments.count) {
  case ("Array", 1): "[\(arguments[0])]"
  case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
  case ("Optional", 1) where !arguments[0].contains("->"): "\(arguments[0])?"
  default: "\(name)<\(arguments.joined(separator: ", "))>"
  }
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
