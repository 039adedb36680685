import Foundation

#if os(Linux) && canImport(Runtime)
  import Runtime
#endif

/// The property of an observable object that is being written, as far as the stack tells.
///
/// Observation says that something has changed, not what: key paths have no names at run time. But the accessor of the
/// property stands on the stack while the observers are told, and its symbol has the name.
package struct ObjectProperty {
  /// "Model.width"; `nil` where the accessor cannot be found, in a program without symbols for instance.
  package let name: String?

  /// Looks at the stack of the code that runs now, once for each place: symbols are read, not the debug information.
  package static func current() -> ObjectProperty {
    #if os(Linux) && canImport(Runtime)
      guard let trace = try? Backtrace.capture(limit: 64) else { return ObjectProperty(name: nil) }
      // What is further out has no say in which property it is.
      let place = trace.frames.prefix(placeLimit).map { "\($0)" }
      if let property = known[place] { return property }
      var name: String?
      // Symbols alone: reading lines from the debug information of a large program takes many seconds.
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
    /// What was found by the addresses on the stack. Used on the main thread only, when something has gone wrong.
    nonisolated(unsafe) private static var known: [[String]: ObjectProperty] = [:]
    private static let maximumPlaces = 1_000
    private static let placeLimit = 24
  #endif

  /// `Model.width` for `App.(Model in _5C0F…).width.modify : Swift.Int`; `nil` for what is no accessor that writes.
  package static func propertyName(ofAccessor symbol: String) -> String? {
    guard let accessor = accessorMarks.lazy.compactMap({ mark(of: $0, in: symbol) }).first else { return nil }
    let components = names(in: symbol[..<accessor.lowerBound])
    if components.count > 1 { return components.suffix(2).joined(separator: ".") }
    // A type inside of a function comes last: `width.setter : Swift.Int in Model #1 in App.screen() -> ()`.
    guard let property = components.first,
      let context = symbol[accessor.upperBound...].range(of: " in ").map({ symbol[$0.upperBound...] })
    else { return components.first }
    return "\(context.prefix { $0 != " " }).\(property)"
  }

  private static let accessorMarks = [".setter", ".modify", ".modify2"]

  /// Where a symbol says that it is an accessor: `Model.width.setter`, with or without ` : Swift.Int` behind it.
  private static func mark(of kind: String, in symbol: String) -> Range<String.Index>? {
    guard let range = symbol.range(of: kind, options: .backwards) else { return nil }
    let rest = symbol[range.upperBound...]
    return rest.isEmpty || rest.hasPrefix(" ") ? range : nil
  }

  /// The names between the dots, without generic arguments and without the file that a private type is declared in.
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
