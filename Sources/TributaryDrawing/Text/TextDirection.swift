extension StringProtocol {
  /// Whether the first letter of a script with a direction is of one that is written from right to left.
  package var isRightToLeft: Bool {
    // Below the Hebrew block, which begins with the byte D6, everything runs from left to right.
    let mayBe = utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { $0 >= 0xD6 } }
    if mayBe == false { return false }
    for scalar in unicodeScalars {
      if scalar.isOfRightToLeftScript { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      // Digits and marks of these blocks have no direction of their own.
      properties.isAlphabetic && properties.numericType == nil
    default: false
    }
  }
}
