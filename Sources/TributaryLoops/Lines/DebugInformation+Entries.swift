/// The entries of debug information, as far as a line needs them: units, functions, and the calls that the compiler
/// replaced by the bodies of functions.
extension DebugInformation {
  /// A number of functions that were compiled together.
  struct Unit {
    /// The positions of the section, and of the unit.
    let section: Int
    let start: Int
    let end: Int
    /// The number of bytes of a position.
    let width: Int
    /// The position of the shapes of the entries.
    let shapes: Int
    /// The first entry, which describes the unit, and the reader of the others.
    fileprivate(set) var entry = Entry()
    fileprivate(set) var contents: ByteReader
  }

  /// The attributes of an entry.
  struct Entry {
    /// The position of the line table.
    var table: Int?
    /// The folder of the unit.
    var folder: Value?
    var (low, high): (UInt64, UInt64) = (0, 0)
    /// The position of the address ranges.
    var ranges: Int?
    /// The position of the entry that describes the function.
    var origin: Int?
    var linkageName: Value?
    /// The place of a replaced call.
    var (callFile, callLine) = (0, 0)

    init() {}

    /// - Returns: `nil` if an attribute has an unknown form.
    fileprivate init?(_ reader: inout ByteReader, _ shape: Shape, of unit: Unit) {
      for (attribute, form) in shape.attributes {
        guard let value = Value(&reader, form, unit.width) else { return nil }
        switch (attribute, value) {
        case (0x10, .number(let position)): table = Int(exactly: position)
        case (0x11, .number(let address)): low = address
        case (0x12, .number(let end)): high = form == 1 ? end : low &+ end
        case (0x1B, _): folder = value
        // A function refers to its declaration, and a replaced call to the function.
        case (0x31, .number(let position)), (0x47, .number(let position)):
          origin = Int(exactly: position).map { $0 &+ (form == 0x10 ? unit.section : unit.start) }
        case (0x55, .number(let position)): ranges = Int(exactly: position)
        case (0x58, .number(let file)): callFile = Int(truncatingIfNeeded: file)
        case (0x59, .number(let line)): callLine = Int(truncatingIfNeeded: line)
        case (0x6E, _): linkageName = value
        default: break
        }
      }
    }
  }

  /// The kind of an entry, and its attributes with their forms.
  fileprivate struct Shape {
    enum Kind: UInt64 {
      case block = 0x0B
      case replacedCall = 0x1D
      case function = 0x2E
    }

    let code: UInt64
    let kind: Kind?
    let hasChildren: Bool
    private(set) var attributes: [(attribute: UInt64, form: UInt64)] = []

    /// - Returns: `nil` at the end of the shapes.
    init?(_ reader: inout ByteReader) {
      code = reader.unsigned()
      guard code != 0 else { return nil }
      kind = Kind(rawValue: reader.unsigned())
      hasChildren = reader.byte() != 0
      while !reader.isAtEnd {
        let (attribute, form) = (reader.unsigned(), reader.unsigned())
        if attribute == 0 { break }
        attributes.append((attribute, form))
      }
    }
  }

  /// The value of an attribute.
  enum Value {
    case number(UInt64)
    case text(String)

    init?(_ entry: inout ByteReader, _ form: UInt64, _ width: Int) {
      switch form {
      case 0x01, 0x07, 0x14, 0x20: self = .number(entry.number(8))
      case 0x05, 0x12: self = .number(entry.number(2))
      case 0x06, 0x13: self = .number(entry.number(4))
      case 0x0B, 0x0C, 0x11: self = .number(entry.number(1))
      case 0x0E, 0x10, 0x17: self = .number(entry.number(width))
      case 0x08: self = .text(entry.text())
      case 0x0D: self = .number(UInt64(bitPattern: entry.signed()))
      case 0x0F, 0x15: self = .number(entry.unsigned())
      case 0x19: self = .number(1)
      // The entry contains the length of these values, and then their bytes.
      case 0x03: self = .skipped(&entry, entry.number(2))
      case 0x04: self = .skipped(&entry, entry.number(4))
      case 0x0A: self = .skipped(&entry, entry.number(1))
      case 0x09, 0x18: self = .skipped(&entry, entry.unsigned())
      default: return nil
      }
    }

    private static func skipped(_ entry: inout ByteReader, _ length: UInt64) -> Value {
      entry.skip(Int(truncatingIfNeeded: length))
      return .number(0)
    }
  }

  /// Returns a text, which is part of its entry or of the table of texts.
  func text(_ value: Value) -> String {
    switch value {
    case .text(let text): return text
    case .number(let position):
      var text = reader(".debug_str", from: Int(exactly: position) ?? Int.max)
      return text.text()
    }
  }

  /// Returns the unit that contains an instruction.
  func unit(at address: UInt64) -> Unit? { firstUnit { contains(address, $0.entry, in: $0) } }

  /// Returns the first unit that satisfies a condition.
  private func firstUnit(where isWanted: (Unit) -> Bool) -> Unit? {
    let section = reader(".debug_info")
    var reader = section
    while !reader.isAtEnd {
      let start = reader.position
      var width = 4
      var length = reader.offset(4)
      if length == 0xFFFF_FFFF { (width, length) = (8, reader.offset(8)) }
      guard length > 0, length <= reader.end - reader.position else { return nil }
      let end = reader.position + length
      if (2...4).contains(reader.number(2)) {
        let shapes = reader.offset(width)
        if reader.byte() == 8 {
          let contents = section.reader(reader.position..<end)
          var unit = Unit(
            section: section.position, start: start, end: end, width: width, shapes: shapes, contents: contents)
          // The first entry has the first shape in practice.
          var list = self.reader(".debug_abbrev", from: shapes)
          if let shape = Shape(&list), unit.contents.unsigned() == shape.code,
            let entry = Entry(&unit.contents, shape, of: unit)
          {
            unit.entry = entry
            if isWanted(unit) { return unit }
          }
        }
      }
      reader.seek(end)
    }
    return nil
  }

  private func contains(_ address: UInt64, _ entry: Entry, in unit: Unit) -> Bool {
    guard let ranges = entry.ranges else { return entry.low <= address && address < entry.high }
    var (reader, base) = (reader(".debug_ranges", from: ranges), unit.entry.low)
    while !reader.isAtEnd {
      let (start, end) = (reader.number(8), reader.number(8))
      if start == 0, end == 0 { return false }
      if start == UInt64.max { base = end } else if address &- base >= start, address &- base < end { return true }
    }
    return false
  }

  private func shapes(of unit: Unit) -> [UInt64: Shape] {
    var (reader, shapes) = (reader(".debug_abbrev", from: unit.shapes), [UInt64: Shape]())
    while !reader.isAtEnd, let shape = Shape(&reader) { shapes[shape.code] = shape }
    return shapes
  }

  /// Returns the calls that the compiler replaced by the functions that contain an instruction, innermost first.
  func replacedCalls(at address: UInt64, in unit: Unit) -> [Entry] {
    let shapes = shapes(of: unit)
    var reader = unit.contents
    var calls: [Entry] = []
    /// The number of entries around the next one, and around the innermost one known to contain the instruction.
    var (depth, found) = (0, Int?.none)
    while !reader.isAtEnd {
      guard let shape = shapes[reader.unsigned()] else {
        // The end of the children of an entry.
        depth -= 1
        if depth < 0 || depth == found { break }
        continue
      }
      let isCandidate = found.map { depth == $0 + 1 } ?? (shape.kind == .function)
      if isCandidate, let kind = shape.kind {
        guard let entry = Entry(&reader, shape, of: unit) else { return [] }
        if contains(address, entry, in: unit) {
          found = depth
          if kind == .replacedCall { calls.append(entry) }
          if !shape.hasChildren { break }
        }
      } else {
        for (_, form) in shape.attributes where Value(&reader, form, unit.width) == nil { return [] }
      }
      if shape.hasChildren { depth += 1 }
    }
    return calls.reversed()
  }

  /// Returns the mangled name of the function that an entry describes: its own, or that of the entry to which it
  /// refers.
  ///
  /// - Parameter references: The number of references that are followed. Damaged information can refer in a circle.
  func linkageName(at position: Int, references: Int = 4) -> String? {
    guard references > 0, let unit = firstUnit(where: { ($0.start..<$0.end).contains(position) }) else { return nil }
    var entry = unit.contents.reader(position..<unit.end)
    guard let shape = shapes(of: unit)[entry.unsigned()], let entry = Entry(&entry, shape, of: unit) else { return nil }
    return entry.linkageName.map(text) ?? entry.origin.flatMap { linkageName(at: $0, references: references - 1) }
  }
}
