import Tributary

/// Where the program writes.
enum Output {
  static func print(_ text: String) throws(Refusal) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw Refusal("cannot write to standard output", status: 73)
    }
  }

  static func write(_ text: String, to path: String) throws(Refusal) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Refusal("cannot write the file; give one in a folder that exists, or - for standard output", status: 73)
    }
  }

  static func complain(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("LoopDoctor: \(message)\n".utf8))
  }
}
