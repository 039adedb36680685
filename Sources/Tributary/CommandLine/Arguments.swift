/// The arguments of a program, read one after the other: options as `--name`, `--name value` or `--name=value`, and words.
package struct Arguments {
  private var rest: ArraySlice<String>
  private var attached: String?
  private var name = ""

  package init(_ arguments: [String]) { rest = arguments[...] }

  /// The next option's name, or the next word.
  ///
  /// - Throws: `ScriptError` if the option before it was given a value that it does not take.
  package mutating func next() throws(ScriptError) -> String? {
    if attached != nil { throw ScriptError("\(name) takes no value") }
    guard let argument = rest.popFirst() else { return nil }
    name = argument
    if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
      name = String(argument[..<sign])
      attached = String(argument[argument.index(after: sign)...])
    }
    return name
  }

  /// The value of the option that `next()` answered last.
  ///
  /// - Parameter allowed: What may be given, for the refusal.
  package mutating func value(_ allowed: String) throws(ScriptError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.popFirst() else { throw ScriptError("\(name) needs a value: \(allowed)") }
    return value
  }

  /// The value of the option that `next()` answered last, if it is given one: after `=`, or as the next argument if that
  /// consists of digits.
  package mutating func number() -> String? {
    if let value = attached {
      attached = nil
      return value
    }
    guard let next = rest.first, !next.isEmpty, next.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return rest.popFirst()
  }

  /// The refusal of an argument that means nothing.
  ///
  /// - Parameter names: The names of all options.
  package func unknown(_ argument: String, options names: [String]) -> ScriptError {
    let written = attached.map { "\(argument)=\($0)" } ?? argument
    return ScriptError(
      "unknown \(argument.hasPrefix("-") ? "option" : "argument") \(quoted(written))"
        + "\(suggestion(for: argument, in: names)); choose from \(names.joined(separator: ", "))")
  }
}

/// Words as a sentence offers them: "a, b or c".
package func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
