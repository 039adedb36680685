package import Foundation

/// An argument that an app takes on the command line: how it is written, what it means, and the property that it sets.
///
///     static let arguments: [CommandLineArgument<Self>] = [
///       .word("CITY", \.city, "where the clock stands", choices: City.all.map { ($0.name, $0) }),
///       .option("--face", \.face, "how it looks"),
///       .flag("--seconds", \.showsSeconds, "show a third hand"),
///       .document("--hands", "print the angles of the hands") { app, run in app.angles(in: run.host) },
///     ]
///
/// The list is what `--help` shows, in this order. What is wrong on the command line is refused in one line that names what
/// is allowed, with exit status 64. An argument with the name of an option of every app takes that one's place.
@MainActor
public struct CommandLineArgument<Program> {
  /// An option with its hyphens, or what stands for a word in the usage.
  package let name: String
  /// What stands for the value in the usage; `nil` without one.
  package let placeholder: String?
  package let help: String
  package let kind: Kind

  package var isWord: Bool { if case .word = kind { true } else { false } }

  package enum Kind {
    case flag((inout Program) -> Void)
    case option(Reader)
    case word(Reader)
    case document(@MainActor (Program, AppRun) -> String)
  }

  /// Takes the text of a value.
  @MainActor
  package struct Reader {
    /// What may be given, for refusals.
    package let allowed: String
    package let read: @MainActor (inout Program, String) throws(ScriptError) -> Void
  }

  /// An option without a value: given, it sets its property to true.
  ///
  /// - Parameters:
  ///   - name: With its hyphens.
  ///   - help: What it does, in a few words; lines are broken where it is shown.
  public static func flag(_ name: String, _ property: WritableKeyPath<Program, Bool>, _ help: String) -> Self {
    Self(name: name, placeholder: nil, help: help, kind: .flag { $0[keyPath: property] = true })
  }

  /// An option whose value is the name of a case.
  public static func option<Value: CaseIterable & RawRepresentable>(
    _ name: String, _ property: WritableKeyPath<Program, Value>, _ help: String
  ) -> Self where Value.RawValue == String {
    let choices = Value.allCases.map { (name: $0.rawValue, value: $0) }
    return .option(
      name, choices.map(\.name).joined(separator: "|"), property, help, choices: choices)
  }

  /// An option whose value is one of some names, in upper or lower case.
  ///
  /// - Parameter placeholder: What stands for the value in the usage, such as `MONTH`.
  public static func option<Value>(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Program, Value>, _ help: String,
    choices: [(name: String, value: Value)]
  ) -> Self {
    let reader = Reader(noun(name, placeholder), choices) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: placeholder, help: help, kind: .option(reader))
  }

  /// An option whose value is read by a function.
  ///
  /// - Parameters:
  ///   - allowed: What may be given, for refusals: "a whole number".
  ///   - read: The value of a text; `nil` for one that means none.
  public static func option<Value>(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Program, Value>, _ help: String,
    allowed: String, read: @escaping @MainActor (String) -> Value?
  ) -> Self {
    let reader = Reader(noun(name, placeholder), allowed: allowed, read) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: placeholder, help: help, kind: .option(reader))
  }

  /// An option that may be left out, whose value is read by a function.
  ///
  /// - Parameters:
  ///   - allowed: What may be given, for refusals: "a whole number".
  ///   - read: The value of a text; `nil` for one that means none.
  public static func option<Value>(
    _ name: String, _ placeholder: String, _ property: WritableKeyPath<Program, Value?>, _ help: String,
    allowed: String, read: @escaping @MainActor (String) -> Value?
  ) -> Self {
    let reader = Reader(noun(name, placeholder), allowed: allowed, read) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: placeholder, help: help, kind: .option(reader))
  }

  /// A word without hyphens that is one of some names, in upper or lower case. It may be left out.
  ///
  /// - Parameter name: What stands for the word in the usage, such as `PAGE`.
  public static func word<Value>(
    _ name: String, _ property: WritableKeyPath<Program, Value?>, _ help: String,
    choices: [(name: String, value: Value)]
  ) -> Self {
    let reader = Reader(noun(name, name), choices) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: nil, help: help, kind: .word(reader))
  }

  /// A word without hyphens that is read by a function. It may be left out.
  ///
  /// - Parameters:
  ///   - name: What stands for the word in the usage, such as `FILE`.
  ///   - allowed: What may be given, for refusals.
  ///   - read: The value of a text; `nil` for one that means none.
  public static func word<Value>(
    _ name: String, _ property: WritableKeyPath<Program, Value?>, _ help: String, allowed: String,
    read: @escaping @MainActor (String) -> Value?
  ) -> Self {
    let reader = Reader(noun(name, name), allowed: allowed, read) { $0[keyPath: property] = $1 }
    return Self(name: name, placeholder: nil, help: help, kind: .word(reader))
  }

  /// An option without a value that asks for a text about what is shown: the program plays its script, prints the text and ends.
  ///
  /// - Parameter text: What is printed, with its line feeds; asked for after the script.
  public static func document(
    _ name: String, _ help: String, text: @escaping @MainActor (Program, AppRun) -> String
  ) -> Self {
    Self(name: name, placeholder: nil, help: help, kind: .document(text))
  }

  /// What a refusal calls a value: the placeholder if it is a word, else the option.
  private static func noun(_ name: String, _ placeholder: String) -> String {
    let isWord = placeholder.allSatisfy(\.isLetter) && placeholder.count > 1
    return isWord ? placeholder.lowercased() : String(name.drop { $0 == "-" })
  }
}

extension CommandLineArgument.Reader {
  /// - Parameter noun: What a refusal calls the value.
  fileprivate init<Value>(
    _ noun: String, _ choices: [(name: String, value: Value)], set: @escaping @MainActor (inout Program, Value) -> Void
  ) {
    let allowed = alternatives(choices.map(\.name))
    self.init(allowed: allowed) { program, text throws(ScriptError) in
      let choice =
        choices.first { $0.name == text } ?? choices.first { $0.name.lowercased() == text.lowercased() }
      guard let choice else {
        throw ScriptError(
          "unknown \(noun) \(quoted(text))\(suggestion(for: text, in: choices.map(\.name))); choose \(allowed)")
      }
      set(&program, choice.value)
    }
  }

  /// - Parameter noun: What a refusal calls the value.
  fileprivate init<Value>(
    _ noun: String, allowed: String, _ value: @escaping @MainActor (String) -> Value?,
    set: @escaping @MainActor (inout Program, Value) -> Void
  ) {
    self.init(allowed: allowed) { program, text throws(ScriptError) in
      guard let value = value(text) else { throw ScriptError("invalid \(noun) \(quoted(text)); give \(allowed)") }
      set(&program, value)
    }
  }
}

extension CGSize {
  /// Reads a size such as `600x400`.
  package init(argument text: String) throws(ScriptError) {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map(CGSize.length)
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw ScriptError("invalid size \(quoted(text)); give \(CGSize.allowedArgument)")
    }
    self.init(width: width, height: height)
  }

  package static let allowedArgument = "two positive numbers in points of at most 1000000, such as 600x400"

  /// A positive number in decimal digits; `Double` alone would also take "inf" and "1e400".
  private static func length(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }), let number = Double(text) else { return nil }
    return number > 0 && number <= 1_000_000 ? number : nil
  }
}
