public import Foundation

/// The arguments of a program, read one after the other: options as `--name`, `--name value` or `--name=value`, and words.
public struct Arguments {
  private var rest: ArraySlice<String>
  private var attached: String?
  private var name = ""

  public init(_ arguments: [String]) { rest = arguments[...] }

  /// The next option's name, or the next word.
  ///
  /// - Throws: `Refusal` if the option before it was given a value that it does not take.
  public mutating func next() throws(Refusal) -> String? {
    if attached != nil { throw Refusal("\(name) takes no value") }
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
  public mutating func value(_ allowed: String) throws(Refusal) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.popFirst() else { throw Refusal("\(name) needs a value: \(allowed)") }
    return value
  }

  /// The refusal of an argument that means nothing.
  ///
  /// - Parameter names: The options that there are.
  public func unknown(_ argument: String, options names: String) -> Refusal {
    let written = attached.map { "\(argument)=\($0)" } ?? argument
    return Refusal(
      "unknown \(argument.hasPrefix("-") ? "option" : "argument") \(quoted(written)); choose from \(names)")
  }
}

/// Where a document goes.
public enum Destination: Equatable {
  case standardOutput
  case file(String)

  /// - Parameter option: The option that asks for it, for the refusal.
  public init(_ text: String, option: String) throws(Refusal) {
    if text.isEmpty { throw Refusal("\(option) needs a value: \(Destination.allowed)") }
    self = text == "-" ? .standardOutput : .file(text)
  }

  public static let allowed = "a file, or - for standard output"
}

extension CGSize {
  /// Reads a size such as `600x400`.
  public init(argument text: String) throws(Refusal) {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map(CGSize.length)
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw Refusal("wrong size \(quoted(text)); give \(CGSize.allowedArgument)")
    }
    self.init(width: width, height: height)
  }

  public static let allowedArgument = "two positive numbers in points of at most 1000000, such as 600x400"

  /// A positive number in decimal digits; `Double` alone would also take "inf" and "1e400".
  private static func length(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }), let number = Double(text) else { return nil }
    return number > 0 && number <= 1_000_000 ? number : nil
  }
}

/// Words as a sentence offers them: "a, b or c".
public func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
