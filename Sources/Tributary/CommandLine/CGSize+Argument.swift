package import Foundation

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
