/// The line table of one unit of debug information (DWARF 2 to 4): a program that enumerates its rows.
struct LineProgram {
  /// A place in source.
  struct Place: Equatable {
    var path: String
    var line: Int
  }

  private var reader: ByteReader
  private let minimumLength: UInt64
  private let lineBase: Int
  private let lineRange: Int
  private let operandCounts: [UInt8]
  /// The folders of the files: that of the unit, and folders that are absolute or inside it.
  private var folders: [String] = []
  private var files: [(name: String, folder: Int)] = []

  /// - Returns: `nil` if the table has another version.
  init?(_ bytes: ByteReader, folder: String) {
    var reader = bytes
    var width = 4
    var length = reader.offset(4)
    if length == 0xFFFF_FFFF { (width, length) = (8, reader.offset(8)) }
    guard length > 0, length <= reader.end - reader.position else { return nil }
    let end = reader.position + length
    let version = reader.number(2)
    guard (2...4).contains(version) else { return nil }
    let headerLength = reader.offset(width)
    guard headerLength <= end - reader.position else { return nil }
    let start = reader.position + headerLength
    minimumLength = UInt64(reader.byte())
    if version > 3 { reader.skip(1) }
    reader.skip(1)
    lineBase = Int(Int8(bitPattern: reader.byte()))
    lineRange = max(1, Int(reader.byte()))
    let operationCount = max(1, Int(reader.byte()))
    operandCounts = (1..<operationCount).map { _ in reader.byte() }
    folders = [folder]
    while reader.position < start {
      let name = reader.text()
      if name.isEmpty { break }
      folders.append(name)
    }
    while reader.position < start {
      let name = reader.text()
      if name.isEmpty { break }
      files.append((name, Int(truncatingIfNeeded: reader.unsigned())))
      _ = (reader.unsigned(), reader.unsigned())
    }
    self.reader = reader.reader(start..<end)
  }

  /// The paths of all files.
  var paths: some Sequence<String> { files.indices.lazy.map { path($0 + 1) } }

  /// Returns the path of a file.
  func path(_ file: Int) -> String {
    // The number of a damaged table can be the smallest integer.
    let index = file &- 1
    guard files.indices.contains(index) else { return "" }
    let (name, folder) = files[index]
    if name.hasPrefix("/") { return name }
    guard folders.indices.contains(folder) else { return name }
    let path = "\(folders[folder])/\(name)"
    return folder == 0 || path.hasPrefix("/") ? path : "\(folders[0])/\(path)"
  }

  /// Returns the place of an instruction. The compiler gives some instructions of a statement no line, for example the
  /// assignment of `count += 1`; they have the line before them in the same function.
  ///
  /// - Parameter function: The address of the function's first instruction.
  func place(of target: UInt64, in function: UInt64) -> Place? {
    var rows = Rows(program: self, reader: reader)
    var start = UInt64.max
    var lined: (file: Int, line: Int)?
    while rows.advance() {
      if start <= target, target < rows.address {
        return lined.map { Place(path: path($0.file), line: $0.line) }
      }
      start = rows.isLast ? UInt64.max : rows.address
      if rows.isLast || rows.address < function {
        lined = nil
      } else if rows.line > 0 {
        lined = (rows.file, rows.line)
      }
    }
    return nil
  }

  /// Returns the first result of a closure that receives the places of the instructions in a range.
  func first<Result>(in addresses: Range<UInt64>, _ body: (Place) -> Result?) -> Result? {
    var rows = Rows(program: self, reader: reader)
    while rows.advance() {
      guard !rows.isLast, rows.line > 0, addresses.contains(rows.address) else { continue }
      if let result = body(Place(path: path(rows.file), line: rows.line)) { return result }
    }
    return nil
  }

  /// The rows of the table, in the order of the program.
  private struct Rows {
    let program: LineProgram
    var reader: ByteReader
    private(set) var address: UInt64 = 0
    private(set) var file = 1
    private(set) var line = 1
    /// Whether the row is the end of a sequence instead of an instruction.
    private(set) var isLast = false

    init(program: LineProgram, reader: ByteReader) { (self.program, self.reader) = (program, reader) }

    /// Runs the program up to the next row.
    ///
    /// - Returns: Whether there is one.
    mutating func advance() -> Bool {
      if isLast { (address, file, line, isLast) = (0, 1, 1, false) }
      let count = program.operandCounts.count
      while !reader.isAtEnd {
        let operation = Int(reader.byte())
        if operation > count {
          let step = operation - count - 1
          address &+= UInt64(step / program.lineRange) &* program.minimumLength
          line &+= program.lineBase + step % program.lineRange
          return true
        }
        switch operation {
        case 0:
          extend()
          if isLast { return true }
        case 1: return true
        case 2: address &+= reader.unsigned() &* program.minimumLength
        case 3: line &+= Int(truncatingIfNeeded: reader.signed())
        case 4: file = Int(truncatingIfNeeded: reader.unsigned())
        case 8: address &+= UInt64((254 - count) / program.lineRange) &* program.minimumLength
        case 9: address &+= reader.number(2)
        default: for _ in 0..<program.operandCounts[operation - 1] { _ = reader.unsigned() }
        }
      }
      return false
    }

    private mutating func extend() {
      let length = Int(truncatingIfNeeded: reader.unsigned())
      let next = reader.position + max(0, min(length, reader.end - reader.position))
      switch reader.byte() {
      case 1: isLast = true
      case 2: address = reader.number(8)
      default: break
      }
      reader.seek(next)
    }
  }
}
