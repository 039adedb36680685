package import Foundation

/// A command-line argument of an app: its syntax, its help text, and the property that it sets.
///
///     static let arguments: [CommandLineArgument<Self>] = [
///       .positional("CITY", \.city, "the city of the clock", choices: City.all.map { ($0.name, $0) }),
///       .option("--face", \.face, "the clock face (default round)"),
///       .flag("--seconds", \.showsSeconds, "show the second hand"),
///       .report("--hands", "print the angles of the hands") { app, run in app.angles(in: run.host) },
///     ]
///
/// `--help` shows the list in this order. An invalid argument terminates the program with exit status 64 and one line
/// that contains the valid values. An argument with the name of a standard option replaces that option.
@MainActor
public struct CommandLineArgument<Program> {
  /// The name of an option with its hyphens, or the placeholder of a positional argument in the usage.
  package let name: String
  /// The placeholder of the value in the usage, or `nil` if there is no value.
  package let placeholder: String?
  package let help: String
  package let kind: Kind

  package var isPositional: Bool { if case .positional = kind { true } else { false } }

  package enum Kind {
    case flag((inout Program) -> Void)
    case option(Reader)
    case positional(Reader)
    case report(@MainActor (Program, AppResult) -> String)
  }

  /// A parser for the text of a value.
  @MainActor
  package struct Reader {
    /// The valid values, for error messages.
    package let allowed: String
    package let read: @MainActor (inout Program, String) throws(CommandLineError) -> Void
  }

  /// Returns an option without a value, which sets its property to `true`.
  ///
  /// - Parameters:
  ///   - name: The name of the option with its hyphens.
  ///   - property: The property of the program that the argument sets.
  ///   - help: A short description, which is wrapped when it is printed.
  public static func flag(_ name: String, _ property: WritableKeyPath<Program, Bool>, _ help: String) -> Self {
    Self(name: name, placeholder: nil, help: help, kind: .flag { $0[keyPath: property] = true })
  }

  /// Returns an option whose value is the raw value of a case.
  ///
  /// - Parameters:
  ///   - name: The name of the option with its hyphens.
  ///   - property: The property of the program that the argument sets.
  ///   - help: A short description, which is wrapped when it is printed.
  public static func option<Value: CaseIterable & RawRepresentable>(
    _ name: String, _ property: WritableKeyPath<Program, Value>, _ help: String
  ) -> Self where Value.RawValue == String {
    let choices = Value.allCases.map { (name: $0.rawValue, value: $0) }
    return .option(
      name, choices.map(\.name).joined(separator: "|"), property, help, choices: choices)
  }

  /// Returns an option whose value is one of several names. Case is ignored.
  ///
  /// - Parameters:
  ///   - name: The name of the option with its hyphens.
  ///   - placeholder: The placeholder of the value in the usage, such as `MONTH`.
  ///   - property: The property of the program that the argument sets.
  ///   - help: A short description, which is wrapped when it is printed.
  ///   - choices: The names that are valid on the command line, with the value that each of them selects.
  public static func option<Value>(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Program, Value>, _ help: String,
    choices: [(name: String, value: Value)]
  ) -> Self {
    let reader = Reader(noun(name, placeholder), choices) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: placeholder, help: help, kind: .option(reader))
  }

  /// Returns an option whose value is parsed by a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the option with its hyphens.
  ///   - placeholder: The placeholder of the value in the usage, such as `MONTH`.
  ///   - property: The property of the program that the argument sets.
  ///   - help: A short description, which is wrapped when it is printed.
  ///   - allowed: The valid values, for error messages: "a whole number".
  ///   - read: Returns the value of a text, or `nil` if it is invalid.
  public static func option<Value>(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Program, Value>, _ help: String,
    allowed: String, read: @escaping @MainActor (String) -> Value?
  ) -> Self {
    let reader = Reader(noun(name, placeholder), allowed: allowed, read) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: placeholder, help: help, kind: .option(reader))
  }

  /// Returns an option for an optional property, whose value is parsed by a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the option with its hyphens.
  ///   - placeholder: The placeholder of the value in the usage, such as `MONTH`.
  ///   - property: The property of the program that the argument sets.
  ///   - help: A short description, which is wrapped when it is printed.
  ///   - allowed: The valid values, for error messages: "a whole number".
  ///   - read: Returns the value of a text, or `nil` if it is invalid.
  public static func option<Value>(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Program, Value?>, _ help: String,
    allowed: String, read: @escaping @MainActor (String) -> Value?
  ) -> Self {
    let reader = Reader(noun(name, placeholder), allowed: allowed, read) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: placeholder, help: help, kind: .option(reader))
  }

  /// Returns an optional positional argument that is one of several names. Case is ignored.
  ///
  /// - Parameters:
  ///   - name: The placeholder of the argument in the usage, such as `PAGE`.
  ///   - property: The property of the program that the argument sets.
  ///   - help: A short description, which is wrapped when it is printed.
  ///   - choices: The names that are valid on the command line, with the value that each of them selects.
  public static func positional<Value>(
    _ name: String, _ property: WritableKeyPath<Program, Value?>, _ help: String,
    choices: [(name: String, value: Value)]
  ) -> Self {
    let reader = Reader(noun(name, name), choices) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: nil, help: help, kind: .positional(reader))
  }

  /// Returns an optional positional argument that is parsed by a closure.
  ///
  /// - Parameters:
  ///   - name: The placeholder of the argument in the usage, such as `FILE`.
  ///   - property: The property of the program that the argument sets.
  ///   - help: A short description, which is wrapped when it is printed.
  ///   - allowed: The valid values, for error messages.
  ///   - read: Returns the value of a text, or `nil` if it is invalid.
  public static func positional<Value>(
    _ name: String, _ property: WritableKeyPath<Program, Value?>, _ help: String, allowed: String,
    read: @escaping @MainActor (String) -> Value?
  ) -> Self {
    let reader = Reader(noun(name, name), allowed: allowed, read) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: nil, help: help, kind: .positional(reader))
  }

  /// Returns an option that prints a text about the window after the script, and then terminates the program.
  ///
  /// - Parameters:
  ///   - name: The name of the option with its hyphens.
  ///   - help: A short description, which is wrapped when it is printed.
  ///   - text: Returns the text with its line feeds. The closure is called after the script.
  public static func report(
    _ name: String, _ help: String, text: @escaping @MainActor (Program, AppResult) -> String
  ) -> Self {
    Self(name: name, placeholder: nil, help: help, kind: .report(text))
  }

  /// Returns the noun for a value in error messages: the placeholder if it is a word, or else the option.
  private static func noun(_ name: String, _ placeholder: String) -> String {
    let isWord = placeholder.allSatisfy(\.isLetter) && placeholder.count > 1
    return isWord ? placeholder.lowercased() : String(name.drop { $0 == "-" })
  }
}

extension CommandLineArgument.Reader {
  /// - Parameter noun: The noun for the value in error messages.
  fileprivate init<Value>(
    _ noun: String, _ choices: [(name: String, value: Value)], set: @escaping @MainActor (inout Program, Value) -> Void
  ) {
    let allowed = alternatives(choices.map(\.name))
    self.init(allowed: allowed) { program, text throws(CommandLineError) in
      let choice =
        choices.first { $0.name == text } ?? choices.first { $0.name.lowercased() == text.lowercased() }
      guard let choice else {
        throw CommandLineError(
          "unknown \(noun) \(quoted(text))\(suggestion(for: text, in: choices.map(\.name))); choose \(allowed)")
      }
      set(&program, choice.value)
    }
  }

  /// - Parameter noun: The noun for the value in error messages.
  fileprivate init<Value>(
    _ noun: String, allowed: String, _ value: @escaping @MainActor (String) -> Value?,
    set: @escaping @MainActor (inout Program, Value) -> Void
  ) {
    self.init(allowed: allowed) { program, text throws(CommandLineError) in
      guard let value = value(text) else { throw CommandLineError("invalid \(noun) \(quoted(text)); give \(allowed)") }
      set(&program, value)
    }
  }
}

extension CGSize {
  /// Parses a size such as `600x400`.
  package init(argument text: String) throws(CommandLineError) {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map(CGSize.length)
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw CommandLineError("invalid size \(quoted(text)); give \(CGSize.allowedArgument)")
    }
    self.init(width: width, height: height)
  }

  package static let allowedArgument = "two positive numbers in points of at most 1000000, such as 600x400"

  /// Parses a positive number in decimal digits. `Double` alone would also accept "inf" and "1e400".
  private static func length(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }), let number = Double(text) else { return nil }
    return number > 0 && number <= 1_000_000 ? number : nil
  }
}

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
