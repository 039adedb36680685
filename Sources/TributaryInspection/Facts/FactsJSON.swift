import Foundation

/// Facts as JSON: sorted keys, so that equal facts give equal bytes.
enum FactsJSON {
  /// The text of facts. A number that JSON does not have stands there by its name, so that all others are told as well.
  static func text(of facts: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(facts), as: UTF8.self)
    } catch {
      preconditionFailure("Facts are numbers, texts, lists and tables, which all have a form in JSON: \(error)")
    }
  }
}
