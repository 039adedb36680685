import Foundation

/// How two values of one type are compared: the first rule that applies, decided once per type.
///
/// 1. `Equatable` if the type conforms;
/// 2. dynamic properties by what they refer to; state storage not at all, since it belongs to the place in the tree;
/// 3. optionals by what they hold;
/// 4. the bits if the type is trivial and every byte of it belongs to a field;
/// 5. references by identity;
/// 6. field by field;
/// 7. closures and everything else: never equal.
package indirect enum Comparison {
  case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  case bits(Int)
  case reference
  case fields([(offset: Int, comparison: Comparison)])
  case ignored
  case never

  @MainActor
  package init(of type: Any.Type) {
    self.init(of: type, fields: nil)
  }

  @MainActor
  init(of type: Any.Type, fields known: [FieldRecord.Field]?) {
    if let property = type as? any DynamicProperty.Type, let comparison = property._comparison?.rule {
      self = comparison
    } else if let equatable = type as? any Equatable.Type {
      self = Comparison.comparing(equatable)
    } else if let optional = type as? any OptionalValue.Type {
      self = optional.comparison
    } else if FieldRecord.isTrivial(type), !Comparison.hasPadding(type) {
      self = .bits(FieldRecord.size(of: type))
    } else if type is AnyClass || type == AnyObject.self {
      self = .reference
    } else {
      self = Comparison.comparing(known ?? FieldRecord.fields(of: type) ?? [], of: type)
    }
  }

  @MainActor
  private static func comparing(_ fields: [FieldRecord.Field], of type: Any.Type) -> Comparison {
    if fields.isEmpty { return FieldRecord.size(of: type) == 0 ? .bits(0) : .never }
    var parts: [(offset: Int, comparison: Comparison)] = []
    for field in fields {
      let comparison = Comparison(of: field.type)
      switch comparison {
      case .never: return .never
      case .ignored: continue
      case .bits(let size):
        // Adjacent trivial fields are compared in one go.
        if case .bits(let before)? = parts.last?.comparison, let last = parts.last,
          last.offset + before == field.offset
        {
          parts[parts.count - 1].comparison = .bits(before + size)
        } else if size > 0 {
          parts.append((field.offset, comparison))
        }
      default: parts.append((field.offset, comparison))
      }
    }
    return .fields(parts)
  }

  /// Whether a type has bytes between its fields, which hold whatever stood there before.
  private static func hasPadding(_ type: Any.Type) -> Bool {
    let fields = FieldRecord.fields(of: type) ?? []
    if fields.isEmpty { return false }
    var end = 0
    for field in fields {
      if field.offset != end || hasPadding(field.type) { return true }
      end += FieldRecord.size(of: field.type)
    }
    return end != FieldRecord.size(of: type)
  }

  private static func comparing<T: Equatable>(_ type: T.Type) -> Comparison {
    if _isPOD(type), type is any BitwiseEquatable.Type { return .bits(MemoryLayout<T>.size) }
    return .equatable { a, b in
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .equatable(let areEqual): return areEqual(a, b)
    case .bits(let size):
      if size == 8 { return a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self) }
      return memcmp(a, b, size) == 0
    case .reference:
      return a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
    case .fields(let parts):
      for part in parts where !part.comparison.areEqual(a + part.offset, b + part.offset) { return false }
      return true
    case .ignored: return true
    case .never: return false
    }
  }
}

/// Optionals, of which the compiler records no fields.
private protocol OptionalValue {
  @MainActor static var comparison: Comparison { get }
}

extension Optional: OptionalValue {
  @MainActor static var comparison: Comparison {
    let wrapped = Comparison(of: Wrapped.self)
    if case .never = wrapped { return .never }
    return .equatable { a, b in
      let a = a.assumingMemoryBound(to: Wrapped?.self).pointee
      let b = b.assumingMemoryBound(to: Wrapped?.self).pointee
      guard let a, let b else { return a == nil && b == nil }
      return withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in wrapped.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
      }
    }
  }
}

/// Trivial types whose equality is that of their bits.
package protocol BitwiseEquatable {}

extension Int: BitwiseEquatable {}
extension Bool: BitwiseEquatable {}
extension UInt8: BitwiseEquatable {}
extension Int32: BitwiseEquatable {}
extension UInt32: BitwiseEquatable {}
extension Int64: BitwiseEquatable {}
extension UInt64: BitwiseEquatable {}
extension ObjectIdentifier: BitwiseEquatable {}
