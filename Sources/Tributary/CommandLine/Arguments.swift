/// The arguments of a program, read in order: options as `--name`, `--name value`, or `--name=value`, and words.
package struct Arguments {
  private var rest: ArraySlice<String>
  private var attached: String?
  private var name = ""

  package init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the name of the next option, or the next word.
  ///
  /// - Throws: `CommandLineError` if the previous option has a value that it does not accept.
  package mutating func next() throws(CommandLineError) -> String? {
    if attached != nil { throw CommandLineError("\(name) takes no value") }
    guard let argument = rest.popFirst() else { return nil }
    name = argument
    if argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") {
      name = String(argument[..<sign])
      attached = String(argument[argument.index(after: sign)...])
    }
    return name
  }

  /// Returns the value of the option that `next()` last returned: after `=`, or the next argument if it is not an
  /// option.
  ///
  /// - Parameter allowed: The valid values, for the error message.
  package mutating func value(_ allowed: String) throws(CommandLineError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    // A forgotten value must not turn the next option into a file name.
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw CommandLineError("\(name) needs a value: \(allowed)")
    }
    rest.removeFirst()
    return value
  }

  /// Returns the optional numeric value of the option that `next()` last returned: after `=`, or the next argument if
  /// it consists of digits.
  package mutating func number() -> String? {
    if let value = attached {
      attached = nil
      return value
    }
    guard let next = rest.first, !next.isEmpty, next.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return rest.popFirst()
  }

  /// Returns the error for an unknown argument.
  ///
  /// - Parameter names: The names of all options.
  package func unknown(_ argument: String, options names: [String]) -> CommandLineError {
    let written = attached.map { "\(argument)=\($0)" } ?? argument
    return CommandLineError(
      "unknown \(argument.hasPrefix("-") ? "option" : "argument") \(quoted(written))"
        + "\(suggestion(for: argument, in: names)); choose from \(names.joined(separator: ", "))")
  }
}
