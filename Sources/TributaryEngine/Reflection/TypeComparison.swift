import Foundation

/// The comparison of two values of a client type.
///
/// A layout creates it for the first comparison and never releases it. Searches for conformances take longer than a
/// small frame, and most views are not compared in the first frame.
///
/// Invariant: `areEqual` never returns `true` for values that a body could distinguish, except for state storage.
///
/// Tested by `FieldKindTests`, `EqualityTests`.
final class TypeComparison {
  #if DEBUG
    package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  private let rule: Comparison

  /// The bits to compare, if bits alone determine equality; otherwise `nil`.
  private let bits: ContiguousArray<Bits>?

  /// Whether values consist only of `State` properties and of fields that are compared by their bits.
  private let hasOnlyStoredState: Bool

  /// A run of trivial fields.
  private struct Bits {
    let offset: Int
    let size: Int
  }

  @MainActor
  init(of type: Any.Type) {
    let fields = FieldRecord.fields(of: type)?.map { (record: $0, type: SearchedType($0.type)) }
    let rule = Comparison(of: SearchedType(type), fields: fields, isInstalled: true)
    let bits = Self.bits(of: rule)
    self.rule = rule
    self.bits = bits
    // Fields that are neither state nor covered by the bits would be lost if only the bits were copied.
    let stored = (fields ?? []).filter { $0.type.dynamicProperty?._traits.storageType != nil }.count
    let records = (fields ?? []).map(\.record)
    let plain = records.filter { FieldRecord.isTrivial($0.type) && FieldRecord.size(of: $0.type) > 0 }
    let isCovered = plain.allSatisfy { field in
      bits?.contains { $0.offset <= field.offset && field.offset < $0.offset + $0.size } ?? false
    }
    let empty = records.filter { FieldRecord.size(of: $0.type) == 0 }.count
    self.hasOnlyStoredState = stored > 0 && isCovered && stored + plain.count + empty == (fields?.count ?? -1)
  }

  private static func bits(of rule: Comparison) -> ContiguousArray<Bits>? {
    switch rule {
    case .bits(let size): return [Bits(offset: 0, size: size)]
    case .fields(let parts):
      var runs = ContiguousArray<Bits>()
      for part in parts {
        guard case .bits(let size) = part.comparison else { return nil }
        runs.append(Bits(offset: part.offset, size: size))
      }
      return runs
    case .equatable, .reference, .ignored, .never: return nil
    }
  }

  /// Returns whether two values of the type are equivalent for a reader.
  @inline(__always)
  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    guard let bits else { return rule.areEqual(a, b) }
    for run in bits where memcmp(a + run.offset, b + run.offset, run.size) != 0 { return false }
    return true
  }

  /// Replaces a value with a new one by copying the compared bits, if nothing else can differ. The storage of state
  /// does not move, and the initial values in the new value are not used.
  ///
  /// - Returns: Whether the value was replaced.
  @inline(__always)
  func replaceBits(of old: UnsafeMutableRawPointer, with new: UnsafeRawPointer) -> Bool {
    guard hasOnlyStoredState, let bits else { return false }
    for run in bits { (old + run.offset).copyMemory(from: new + run.offset, byteCount: run.size) }
    return true
  }
}

#if DEBUG
  extension TypeComparison: Referable {}
#endif
