import Foundation

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

/// The property of an observable object that is being written, according to the call stack.
///
/// Observation reports that a property has changed, but not which one, because key paths have no names at run time. The
/// accessor of the property is on the call stack while observers are notified, and its symbol contains the name.
package struct ObjectProperty {
  /// The qualified name, such as "Model.width"; `nil` if the accessor was not found, for example in a program without
  /// symbols.
  package let name: String?

  /// Returns the property that the current call stack writes. Only symbols are read, not debug information, and only
  /// once for each stack.
  package static func current() -> ObjectProperty {
    #if os(Linux) && canImport(Runtime)
      guard let trace = try? Backtrace.capture(limit: 64) else { return ObjectProperty(name: nil) }
      // Outer frames do not affect the result.
      let place = trace.frames.prefix(placeLimit).map { "\($0)" }
      if let property = known[place] { return property }
      var name: String?
      // Reading line numbers from the debug information of a large program takes many seconds.
      for frame in trace.symbolicated(with: nil, options: .useSymbolCache)?.frames ?? [] {
        guard let symbol = frame.symbol, let found = propertyName(ofAccessor: symbol.name) else { continue }
        name = found
        break
      }
      let property = ObjectProperty(name: name)
      if known.count < maximumPlaces { known[place] = property }
      return property
    #else
      return ObjectProperty(name: nil)
    #endif
  }

  #if os(Linux) && canImport(Runtime)
    /// The results by the addresses of the call stack. Used on the main thread only, to report a problem.
    nonisolated(unsafe) private static var known: [[String]: ObjectProperty] = [:]
    private static let maximumPlaces = 1_000
    private static let placeLimit = 24
  #endif

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
