import Foundation
package import TributaryDiagnostics

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
  /// The line that wrote it, if the program has debug information.
  package let location: SourceLocation?

  /// Looks at the stack of the code that runs now; from a millisecond to a second the first time at each place.
  package static func current() -> ObjectProperty {
    #if os(Linux) && canImport(Runtime)
      guard let trace = try? Backtrace.capture(limit: 64) else { return ObjectProperty(name: nil, location: nil) }
      // What is further out has no say in which property it is.
      let place = trace.frames.prefix(placeLimit).map { "\($0)" }
      if let property = known[place] { return property }
      var name: String?
      var location: SourceLocation?
      for frame in trace.symbolicated()?.frames ?? [] {
        guard let symbol = frame.symbol else { continue }
        if name == nil {
          name = propertyName(ofAccessor: symbol.name)
        } else if let found = CallSite.location(of: symbol) {
          location = found
          break
        }
      }
      let property = ObjectProperty(name: name, location: location)
      if known.count < maximumPlaces { known[place] = property }
      return property
    #else
      return ObjectProperty(name: nil, location: nil)
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
    guard let accessor = accessorMarks.lazy.compactMap({ symbol.range(of: $0) }).first else { return nil }
    let components = names(in: symbol[..<accessor.lowerBound])
    if components.count > 1 { return components.suffix(2).joined(separator: ".") }
    // A type inside of a function comes last: `width.setter : Swift.Int in Model #1 in App.screen() -> ()`.
    guard let property = components.first,
      let context = symbol[accessor.upperBound...].range(of: " in ").map({ symbol[$0.upperBound...] })
    else { return components.first }
    return "\(context.prefix { $0 != " " }).\(property)"
  }

  private static let accessorMarks = [".setter : ", ".modify : ", ".modify2 : "]

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
