import TributaryGeometry

/// A table of the analyses of recently measured texts.
///
/// A text that is measured in several widths is analyzed once, and equal texts share the analysis.
///
/// Invariants:
/// 1. The number of entries is at most `capacity`.
/// 2. The entry at an index is the analysis of a text with that index, in the face of the entry.
///
/// Tested by `TextAnalysisTests`.
package final class TextAnalyses {
  /// The maximum number of entries; a power of two.
  private static let capacity = 64

  @exclusivity(unchecked) private var entries: ContiguousArray<TextAnalysis?> = []

  package init() {}

  /// Returns the analysis of a text, which is valid until the next call.
  ///
  /// - Complexity: O(*n*) for a text that the table does not contain; O(*n*) with a small factor for others.
  func analysis(of text: String, _ units: _TextUnits) -> TextAnalysis {
    if entries.isEmpty { entries = ContiguousArray(repeating: nil, count: Self.capacity) }
    let index = Self.index(of: text)
    if let entry = entries[index] {
      if entry.face != units.face || !entry.content.hasSameBytes(as: text) { entry.analyze(text, units) }
      return entry
    }
    let entry = TextAnalysis()
    entry.analyze(text, units)
    entries[index] = entry
    return entry
  }

  /// The length in bytes from which texts have the first entry only, which limits the size of the table.
  private static let longLength = 1 << 13

  /// Returns the index of a text in the table, which depends on its bytes only.
  private static func index(of text: String) -> Int {
    if text.utf8.count >= longLength { return 0 }
    let hash = text.utf8.withContiguousStorageIfAvailable { bytes in
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var offset = 0
      let raw = UnsafeRawBufferPointer(bytes)
      func mix(_ word: UInt64) { hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15 }
      while offset + 8 <= raw.count {
        mix(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        // The upper bits depend on all bits of the word.
        hash ^= hash >> 32
        offset += 8
      }
      while offset < raw.count {
        mix(UInt64(raw[offset]))
        offset += 1
      }
      return hash
    }
    return Int((hash ?? 0) >> 32) & (capacity - 1)
  }
}

extension String {
  /// Returns whether two texts have the same encoding. Equal texts may differ in it.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    return utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard let a = bytes.baseAddress, let b = others.baseAddress, a != b else { return true }
        return memcmp(a, b, count) == 0
      }
    } == true
  }
}
