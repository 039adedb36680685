import Foundation
import Synchronization

/// The property of an observable object that is being written, according to the call stack.
///
/// Observation reports that a property has changed, but not which one, because key paths have no names at run time. The
/// accessor of the property is on the call stack while observers are notified, and its symbol contains the name.
package enum ObjectProperty {
  /// Returns the qualified name of the property that the calls in progress write, such as "Model.width". Symbols are
  /// read only once for each stack of calls.
  ///
  /// - Returns: `nil` if the accessor was not found, for example in a program without symbols, or one that contains the
  ///   standard library and does not export the function that reads symbols.
  package static func current() -> String? {
    var stack = CallStack.current
    // Outer calls do not affect the result.
    let calls = Array(stack.calls.prefix(mostCalls))
    if let known = known.withLock({ $0[calls] }) { return known }
    let name = stack.firstFunction(propertyName)
    known.withLock { if $0.count < mostKnown { $0[calls] = .some(name) } }
    return name
  }

  /// The results by the calls in progress.
  private static let known = Mutex<[[UInt64]: String?]>([:])
  private static let mostKnown = 1_000
  private static let mostCalls = 24

  /// Returns `Model.width` for `App.(Model in _5C0F…).width.modify : Swift.Int`; `nil` for symbols other than mutating
  /// accessors.
  package static func propertyName(ofAccessor symbol: String) -> String? {
    guard let accessor = accessorMarks.lazy.compactMap({ mark(of: $0, in: symbol) }).first else { return nil }
    let components = names(in: symbol[..<accessor.lowerBound])
    if components.count > 1 { return components.suffix(2).joined(separator: ".") }
    // A type inside a function follows the accessor: `width.setter : Swift.Int in Model #1 in App.screen() -> ()`.
    guard let property = components.first,
      let context = symbol[accessor.upperBound...].range(of: " in ").map({ symbol[$0.upperBound...] })
    else { return components.first }
    return "\(context.prefix { $0 != " " }).\(property)"
  }

  private static let accessorMarks = [".setter", ".modify", ".modify2"]

  /// Returns the range of an accessor mark in a symbol: `Model.width.setter`, with or without a trailing ` :
  /// Swift.Int`.
  private static func mark(of kind: String, in symbol: String) -> Range<String.Index>? {
    guard let range = symbol.range(of: kind, options: .backwards) else { return nil }
    let rest = symbol[range.upperBound...]
    return rest.isEmpty || rest.hasPrefix(" ") ? range : nil
  }

  /// Returns the names between the dots, without generic arguments and without the file of a private type.
  private static func names(in text: Substring) -> [String] {
    var names = [""]
    var arguments = 0
    var isInContext = false
    var isNamed = false
    for character in text {
      switch character {
      case "<": arguments += 1
      case ">": arguments -= 1
      case _ where arguments > 0: break
      case "(": (isInContext, isNamed) = (true, false)
      case ")": isInContext = false
      case " ": isNamed = true
      case "." where !isInContext: names.append("")
      default:
        if !isInContext || !isNamed { names[names.count - 1].append(character) }
      }
    }
    return names
  }
}
