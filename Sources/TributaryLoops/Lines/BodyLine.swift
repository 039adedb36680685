package import TributaryDiagnostics

#if os(Linux)
  import Synchronization
#endif

/// A lookup of the line in source at which the body of a view begins.
///
/// A view does not capture its source location. The symbols and the debug information of the program contain the place of
/// its `body`, and are read only to report a problem.
package enum BodyLine {
  /// Returns the line at which the body of a type begins.
  ///
  /// - Parameter type: The type of a view, which can be generic or private.
  /// - Returns: `nil` if the type is not part of the program file, or the file has no debug information.
  package static func location(of type: Any.Type) -> Diagnostic.Location? {
    #if os(Linux)
      guard CallSite.looksForLines else { return nil }
      let key = ObjectIdentifier(type)
      if let known = known.withLock({ $0[key] }) { return known }
      let found = find(type)
      known.withLock { $0[key] = .some(found) }
      return found
    #else
      return nil
    #endif
  }

  #if os(Linux)
    private static let known = Mutex<[ObjectIdentifier: Diagnostic.Location?]>([:])

    private static func find(_ type: Any.Type) -> Diagnostic.Location? {
      guard let name = _mangledTypeName(type), let file = DebugInformation(path: "/proc/self/exe") else { return nil }
      let prefix = "$s" + nominalName(ofMangled: name)
      let names = file.functions(named: prefix).sorted { $0.name.utf8.count < $1.name.utf8.count }
      // An optimized build can contain the getter only as part of its witness.
      let getters =
        names.filter { $0.name.hasPrefix(prefix + "4body") && $0.name.hasSuffix("vg") }
        + names.filter { $0.name.hasSuffix("P4body4BodyQzvgTW") }.prefix(1)
      return getters.lazy.compactMap { getter in
        file.firstLine(of: getter) { CallSite.location(path: $0.path, line: $0.line, symbol: getter.name) }
      }.first
    }
  #endif

  /// Returns the mangled name of a type without its generic arguments: `4Main3RowV` for `4Main3RowVySiG`.
  ///
  /// Identifiers have their length before them, so that the letters in them are not mistaken for operators.
  package static func nominalName(ofMangled name: String) -> String {
    let letters = Array(name.utf8)
    func isDigit(_ index: Int) -> Bool { letters.indices.contains(index) && (0x30...0x39).contains(letters[index]) }
    var index = 0
    while index < letters.count {
      if isDigit(index) {
        // A zero precedes words of earlier identifiers, of which the last one is an uppercase letter.
        if letters[index] == 0x30 {
          index += 1
          while index < letters.count, (0x61...0x7A).contains(letters[index]) { index += 1 }
          index += 1
          guard isDigit(index), letters[index] != 0x30 else { continue }
        }
        var length = 0
        while isDigit(index), length < letters.count {
          length = 10 * length + Int(letters[index] - 0x30)
          index += 1
        }
        index += length
      } else if letters[index] == UInt8(ascii: "y"), index > 0, letters[index - 1] == UInt8(ascii: "V") {
        return String(decoding: letters[..<index], as: UTF8.self)
      } else {
        index += 1
      }
    }
    return name
  }
}
