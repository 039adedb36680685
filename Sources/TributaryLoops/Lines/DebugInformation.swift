#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The debug information of a program file (ELF of 64 bits, DWARF 2 to 4), read only as far as a line needs it: the
/// ranges of all units, and the line table of one.
///
/// The system's lookup runs the line tables of the whole program for each address, which takes seconds in a debug
/// build.
///
/// Tested by `DebugInformationTests`.
package struct DebugInformation {
  /// A function and the place of one of its instructions.
  package struct Line: Equatable {
    /// The mangled name of the function.
    package let symbol: String
    package let path: String
    package let line: Int
  }

  private let file: MappedFile
  private let all: ByteReader
  private var sections: [String: Range<Int>] = [:]
  /// The difference between the addresses in the file and the position of its first segment.
  private var base: UInt64 = 0
  /// The number of line tables that were read.
  package private(set) var tablesRead = 0

  /// - Returns: `nil` if the file has no debug information that can be read.
  package init?(path: String) {
    guard let file = MappedFile(path: path) else { return nil }
    self.file = file
    all = ByteReader(file.bytes, 0..<file.count)
    guard readSections(), sections[".debug_line"] != nil, sections[".debug_info"] != nil else { return nil }
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

  private func reader(_ name: String, from offset: Int = 0) -> ByteReader {
    guard let range = sections[name], offset <= range.count else { return all.reader(from: file.count) }
    return all.reader((range.lowerBound + offset)..<range.upperBound)
  }

  /// Returns the function and the place of an instruction.
  ///
  /// - Parameter offset: The distance of the instruction from the beginning of the loaded file.
  package mutating func line(at offset: UInt64) -> Line? {
    let address = offset &+ base
    guard let (symbol, start) = function(at: address), let (table, folder) = unit(at: address) else { return nil }
    tablesRead += 1
    guard let place = LineProgram(reader(".debug_line", from: table), folder: folder)?.place(of: address, in: start)
    else { return nil }
    return Line(symbol: symbol, path: place.path, line: place.line)
  }

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

  /// Returns the first result of a closure that receives the places of the instructions of a function.
  func firstLine<Result>(of function: Function, _ body: (LineProgram.Place) -> Result?) -> Result? {
    guard let (table, folder) = unit(at: function.addresses.lowerBound) else { return nil }
    return LineProgram(reader(".debug_line", from: table), folder: folder)?.first(in: function.addresses, body)
  }

  // MARK: Units

  /// Returns the position of the line table, and the folder, of the unit that contains an instruction.
  private func unit(at address: UInt64) -> (table: Int, folder: String)? {
    var reader = reader(".debug_info")
    while !reader.isAtEnd {
      var width = 4
      var length = reader.offset(4)
      if length == 0xFFFF_FFFF { (width, length) = (8, reader.offset(8)) }
      let start = reader.position
      guard length > 0, length <= reader.end - start else { return nil }
      let version = reader.number(2)
      if (2...4).contains(version) {
        let abbreviations = reader.offset(width)
        if reader.byte() == 8 {
          let unit = Unit(self, reader, abbreviations, width)
          if let unit, unit.contains(address, self), let table = unit.table { return (table, unit.folder) }
        }
      }
      reader.seek(start + length)
    }
    return nil
  }

  /// The first entry of a unit.
  private struct Unit {
    private(set) var table: Int?
    private(set) var folder = ""
    private var (low, high): (UInt64, UInt64) = (0, 0)
    private var ranges: Int?

    /// - Returns: `nil` if an attribute has an unknown form.
    init?(_ file: DebugInformation, _ entry: ByteReader, _ abbreviations: Int, _ width: Int) {
      var (entry, shape) = (entry, file.reader(".debug_abbrev", from: abbreviations))
      // The first entry has the first abbreviation in practice.
      guard entry.unsigned() == shape.unsigned() else { return nil }
      _ = shape.unsigned()
      shape.skip(1)
      while !shape.isAtEnd {
        let (attribute, form) = (shape.unsigned(), shape.unsigned())
        if attribute == 0 { break }
        guard let value = Value(&entry, form, width) else { return nil }
        switch (attribute, value) {
        case (0x10, .number(let offset)): table = Int(exactly: offset)
        case (0x11, .number(let address)): low = address
        case (0x12, .number(let end)): high = form == 1 ? end : low &+ end
        case (0x1B, .text(let text)): folder = text
        case (0x1B, .number(let offset)):
          var text = file.reader(".debug_str", from: Int(exactly: offset) ?? Int.max)
          folder = text.text()
        case (0x55, .number(let offset)): ranges = Int(exactly: offset)
        default: break
        }
      }
    }

    func contains(_ address: UInt64, _ file: DebugInformation) -> Bool {
      guard let ranges else { return low <= address && address < high }
      var (reader, base) = (file.reader(".debug_ranges", from: ranges), low)
      while !reader.isAtEnd {
        let (start, end) = (reader.number(8), reader.number(8))
        if start == 0, end == 0 { return false }
        if start == UInt64.max { base = end } else if address &- base >= start, address &- base < end { return true }
      }
      return false
    }
  }

  /// The value of an attribute.
  private enum Value {
    case number(UInt64)
    case text(String)

    init?(_ entry: inout ByteReader, _ form: UInt64, _ width: Int) {
      switch form {
      case 0x01, 0x07, 0x20: self = .number(entry.number(8))
      case 0x05: self = .number(entry.number(2))
      case 0x06: self = .number(entry.number(4))
      case 0x0B, 0x0C: self = .number(entry.number(1))
      case 0x0E, 0x17: self = .number(entry.number(width))
      case 0x08: self = .text(entry.text())
      case 0x0D: self = .number(UInt64(bitPattern: entry.signed()))
      case 0x0F: self = .number(entry.unsigned())
      case 0x19: self = .number(1)
      case 0x18:
        entry.skip(Int(truncatingIfNeeded: entry.unsigned()))
        self = .number(0)
      default: return nil
      }
    }
  }
}
