#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The symbols and the debug information of a program file (ELF of 64 bits, DWARF 2 to 4), read only as far as a line
/// needs them: the ranges of all units, and the line table of one.
///
/// Tested by `DebugInformationTests`.
package struct DebugInformation {
  /// A place in source, and the mangled name of the function that contains it.
  package struct Line: Equatable {
    package let symbol: String
    package let path: String
    package let line: Int
  }

  private let file: MappedFile
  private let all: ByteReader
  private var sections: [String: Range<Int>] = [:]
  /// The difference between the addresses in the file and the position of its first segment.
  private var base: UInt64 = 0
  /// The number of line tables that were searched.
  package private(set) var tablesSearched = 0

  /// - Returns: `nil` if the file is not a program, or has no symbols.
  package init?(path: String) {
    guard let file = MappedFile(path: path) else { return nil }
    self.file = file
    all = ByteReader(file.bytes, 0..<file.count)
    guard readSections(), sections[".symtab"] != nil else { return nil }
  }

  private mutating func readSections() -> Bool {
    var head = all
    guard head.number(4) == 0x464C_457F, head.number(2) == 0x0102 else { return false }
    head.seek(0x20)
    let (segments, table) = (head.offset(8), head.offset(8))
    head.seek(0x36)
    let (segmentSize, segmentCount, size, count, names) =
      (head.offset(2), head.offset(2), head.offset(2), head.offset(2), head.offset(2))
    guard segments < file.count, table < file.count, size >= 64, segmentSize >= 56 else { return false }
    var starts: [UInt64] = []
    for index in 0..<segmentCount {
      var segment = all.reader(from: segments + index * segmentSize)
      guard segment.number(4) == 1 else { continue }
      segment.skip(12)
      starts.append(segment.number(8) & ~0xFFF)
    }
    base = starts.min() ?? 0
    func section(_ index: Int) -> (name: Int, range: Range<Int>)? {
      var section = all.reader(from: table + index * size)
      let (name, kind, flags) = (section.offset(4), section.number(4), section.number(8))
      section.skip(8)
      let (start, length) = (section.offset(8), section.offset(8))
      // A section without bytes in the file, or with compressed ones, is unreadable.
      guard kind != 8, flags & 0x800 == 0, start <= file.count, length <= file.count - start else { return nil }
      return (name, start..<(start + length))
    }
    guard let texts = section(names)?.range else { return false }
    for index in 0..<count {
      guard let (name, range) = section(index), name < texts.count else { continue }
      var text = all.reader((texts.lowerBound + name)..<texts.upperBound)
      sections[text.text()] = range
    }
    return true
  }

  func reader(_ name: String, from offset: Int = 0) -> ByteReader {
    guard let range = sections[name], offset <= range.count else { return all.reader(from: file.count) }
    return all.reader((range.lowerBound + offset)..<range.upperBound)
  }

  /// Returns the first result of a closure that receives the places of an instruction, innermost first.
  ///
  /// An optimized function contains the instructions of calls that the compiler replaced by the bodies of other
  /// functions. The innermost place is in the innermost of them, and the outermost one in the function itself. In a
  /// debug build no call is replaced.
  ///
  /// - Parameters:
  ///   - offset: The distance of the instruction from the beginning of the loaded file.
  ///   - isWanted: Whether the places in a file are searched.
  package mutating func line<Result>(
    at offset: UInt64, in isWanted: (String) -> Bool, _ body: (Line) -> Result?
  ) -> Result? {
    let address = offset &+ base
    guard let (symbol, start) = function(at: address), let unit = unit(at: address),
      let program = lineProgram(of: unit)
    else { return nil }
    guard program.paths.contains(where: isWanted) else { return nil }
    tablesSearched += 1
    var place = program.place(of: address, in: start)
    #if DEBUG
      let calls: [Entry] = []
    #else
      let calls = replacedCalls(at: address, in: unit)
    #endif
    for call in calls {
      let name = call.origin.flatMap { linkageName(at: $0) } ?? symbol
      if let place, let result = body(Line(symbol: name, path: place.path, line: place.line)) { return result }
      place = LineProgram.Place(path: program.path(call.callFile), line: call.callLine)
    }
    return place.flatMap { body(Line(symbol: symbol, path: $0.path, line: $0.line)) }
  }

  /// Returns the mangled name of the function that contains an instruction.
  ///
  /// - Parameter offset: The distance of the instruction from the beginning of the loaded file.
  package func functionName(at offset: UInt64) -> String? { function(at: offset &+ base)?.name }

  /// Returns the name and the address of the function that contains an instruction.
  private func function(at address: UInt64) -> (name: String, start: UInt64)? {
    guard let range = sections[".symtab"], range.lowerBound % 8 == 0 else { return nil }
    // A symbol has three words: its name and kind, its address, and its size.
    let words = UnsafeRawPointer(file.bytes + range.lowerBound).assumingMemoryBound(to: UInt64.self)
    let end = range.count / 24 * 3
    var index = 0
    while index < end {
      let start = words[index + 1]
      if start <= address, address &- start < words[index + 2], words[index] &>> 32 & 0xF == 2 {
        var name = reader(".strtab", from: Int(truncatingIfNeeded: words[index] & 0xFFFF_FFFF))
        return (name.text(), start)
      }
      index += 3
    }
    return nil
  }

  /// Returns the name of the constant at an address.
  ///
  /// - Parameter offset: The distance of the constant from the beginning of the loaded file.
  func object(at offset: UInt64) -> String? {
    guard let range = sections[".symtab"], range.lowerBound % 8 == 0 else { return nil }
    let address = offset &+ base
    let words = UnsafeRawPointer(file.bytes + range.lowerBound).assumingMemoryBound(to: UInt64.self)
    let end = range.count / 24 * 3
    var index = 0
    while index < end {
      if words[index + 1] == address, words[index] &>> 32 & 0xF == 1 {
        var name = reader(".strtab", from: Int(truncatingIfNeeded: words[index] & 0xFFFF_FFFF))
        let text = name.text()
        if text.hasPrefix("$s") { return text }
      }
      index += 3
    }
    return nil
  }

  /// A function of the program.
  struct Function {
    /// The mangled name.
    let name: String
    fileprivate let addresses: Range<UInt64>
  }

  /// Returns the functions whose mangled names have a prefix, in the order of the symbol table.
  func functions(named prefix: String) -> [Function] {
    guard let range = sections[".symtab"], range.lowerBound % 8 == 0, let names = sections[".strtab"] else { return [] }
    let prefix = Array(prefix.utf8)
    let words = UnsafeRawPointer(file.bytes + range.lowerBound).assumingMemoryBound(to: UInt64.self)
    var functions: [Function] = []
    let end = range.count / 24 * 3
    var index = 0
    while index < end {
      defer { index += 3 }
      let start = Int(truncatingIfNeeded: words[index] & 0xFFFF_FFFF)
      guard words[index] &>> 32 & 0xF == 2, start < names.count, names.count - start > prefix.count,
        memcmp(file.bytes + names.lowerBound + start, prefix, prefix.count) == 0
      else { continue }
      var name = reader(".strtab", from: start)
      let (first, size) = (words[index + 1], words[index + 2])
      functions.append(Function(name: name.text(), addresses: first..<max(first, first &+ size)))
    }
    return functions
  }

  private func lineProgram(of unit: Unit) -> LineProgram? {
    unit.entry.table.flatMap { LineProgram(reader(".debug_line", from: $0), folder: unit.entry.folder.map(text) ?? "") }
  }

  /// Returns the first result of a closure that receives the places of the instructions of a function.
  func firstLine<Result>(of function: Function, _ body: (LineProgram.Place) -> Result?) -> Result? {
    unit(at: function.addresses.lowerBound).flatMap(lineProgram)?.first(in: function.addresses, body)
  }
}
