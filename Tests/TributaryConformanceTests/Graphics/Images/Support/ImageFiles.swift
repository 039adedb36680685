/// Image files in a separate directory, which is removed when the object is released.
final class ImageFiles {
  let directory = FileManager.default.temporaryDirectory.appending(component: "images-\(UUID().uuidString)")
  init() throws { try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func path(_ name: String) -> String { directory.appending(component: name).path }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = directory.appending(component: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: directory.appending(component: name)) }
}

/// The smallest files that declare an image size.
enum SampleFile {
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    var header = number(width) + number(height)
    header += [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", [0])
      + chunk("IEND", [])
  }

  static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC0, before segments: [UInt8] = []) -> [UInt8] {
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    return [0xFF, 0xD8] + segments + [0xFF, frame, 0, 11, 8] + size + [1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xFF, 0xD9]
  }

  private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + data
    var table: UInt32 = 0xFFFF_FFFF
    for byte in checked {
      table ^= UInt32(byte)
      for _ in 0..<8 { table = table & 1 == 1 ? table >> 1 ^ 0xEDB8_8320 : table >> 1 }
    }
    return number(data.count) + checked + number(Int(~table))
  }
}
