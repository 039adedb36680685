import Foundation
import TributaryDrawing

/// A rule that compares two values of one type, selected once per type. The first applicable rule is used:
///
/// 1. Dynamic properties are compared by their references. In the view that a node represents, state is ignored,
///    because it belongs to the position in the tree. In any other value, such as a view that a container stores, no
///    position exists yet, and state is compared like a struct, by its initial value.
/// 2. References are compared by identity, regardless of their `==`: an object with an equal id is a different object.
/// 3. Optionals, `Result`, arrays, sets, dictionaries and existentials are compared by their contents.
/// 4. `Equatable` values are compared by `==`, then by their parts (`isSame`). A type with non-owning references is an
///    exception, because `==` would read deallocated objects.
/// 5. Trivial types are compared by their bits if every byte belongs to a field. Every byte of a structure that is
///    imported from C counts as part of one, because the compiler does not record bit fields and anonymous unions.
/// 6. Structs and tuples are compared field by field; `weak` and `unowned` fields are compared by their bits and are
///    never read.
/// 7. All other values are compared by their bits, such as a closure by its function and its context. An enum with
///    payloads whose bits differ is also compared by its case and payload.
///
/// Equal bits always represent the same value, because the old value is alive, so none of its references can have been
/// reused. A value that a container passes on unchanged is therefore always equal. A closure that is created again has
/// another context, unless it captures no values.
///
/// The article *Change detection* has a table of the kinds of fields.
package indirect enum Comparison {
  case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  case bits(Int)
  case reference
  case fields([(offset: Int, comparison: Comparison)])
  case ignored
  case never

  @MainActor
  package init(of type: Any.Type) {
    self.init(of: SearchedType(type), isInstalled: false)
  }

  /// A field with the conformances of its type.
  typealias Field = (record: FieldRecord.Field, type: SearchedType)

  /// Creates the rule of a type.
  ///
  /// - Parameter isInstalled: Whether the dynamic properties of the value belong to a node: those of a node's own view
  ///   or modifier, and those inside them.
  @MainActor
  init(of searched: SearchedType, fields known: [Field]? = nil, isInstalled: Bool) {
    let type = searched.type
    if let property = searched.dynamicProperty, let comparison = property._comparison?.rule,
      isInstalled || !comparison.isIgnored
    {
      self = comparison
    } else if type is AnyClass, !searched.isImmutableObject {
      self = .reference
    } else if let holder = searched.valueHolder, !holder.isPlain {
      self = holder.comparison
    } else if let equatable = searched.equatable, !Comparison.holdsUncounted(searched) {
      self = Comparison.comparing(equatable)
    } else if FieldRecord.isTrivial(type), !Comparison.hasGaps(type) {
      self = .bits(FieldRecord.size(of: type))
    } else if searched.kind == .existential {
      self = Comparison.comparing(existential: type)
    } else {
      let fields = known ?? (FieldRecord.fields(of: type) ?? []).map { ($0, SearchedType($0.type)) }
      self = Comparison.comparing(fields, of: type, isInstalled: isInstalled)
    }
  }

  @MainActor
  static func comparing(_ fields: [Field], of type: Any.Type, isInstalled: Bool = false) -> Comparison {
    if fields.isEmpty {
      // A closure, an enum with payloads, or a type without a field record. Unused bytes may differ in equal values,
      // but equal bits are always the same value.
      let size = FieldRecord.size(of: type)
      let isEnum = FieldRecord.kind(of: type) == .enumeration
      return isEnum && !FieldRecord.isTrivial(type) ? comparing(enumeration: type) : .bits(size)
    }
    var parts: [(offset: Int, comparison: Comparison)] = []
    for (field, type) in fields {
      // The engine installs the dynamic properties among the fields, and those in tuples.
      let isPart = isInstalled && (type.dynamicProperty != nil || type.kind == .tuple)
      let comparison =
        field.isStrong ? Comparison(of: type, isInstalled: isPart) : .bits(FieldRecord.size(of: field.type))
      switch comparison {
      case .never: return .never
      case .ignored: continue
      case .bits(let size):
        // Adjacent trivial fields are compared together.
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

  /// Returns a rule under which values are equal if their bits are equal or `areEqual` returns `true`.
  static func bits<T>(
    of type: T.Type, or areEqual: @escaping (UnsafePointer<T>, UnsafePointer<T>) -> Bool
  ) -> Comparison {
    .equatable { a, b in
      memcmp(a, b, MemoryLayout<T>.size) == 0
        || areEqual(a.assumingMemoryBound(to: T.self), b.assumingMemoryBound(to: T.self))
    }
  }

  /// Returns whether a type may have bytes that belong to no field and have arbitrary content: between its fields, or
  /// beside the payload of a case.
  private static func hasGaps(_ type: Any.Type) -> Bool {
    let kind = FieldRecord.kind(of: type)
    if kind == .enumeration || kind == .optional { return FieldRecord.size(of: type) > 1 }
    if FieldRecord.mayOmitMembers(of: type) { return false }
    let fields = FieldRecord.fields(of: type) ?? []
    if fields.isEmpty { return false }
    var end = 0
    for field in fields {
      if field.offset != end || field.isStrong && hasGaps(field.type) { return true }
      end += FieldRecord.size(of: field.type)
    }
    return end != FieldRecord.size(of: type)
  }

  private static func comparing<T: Equatable>(_ type: T.Type) -> Comparison {
    if _isPOD(type) {
      let size = MemoryLayout<T>.size
      if isBitwise(type) { return .bits(size) }
      // Identical bits are the same value, including NaN: writing NaN again is not a change.
      return .equatable { a, b in
        a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
          || memcmp(a, b, size) == 0
      }
    }
    return .equatable { a, b in
      isSame(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
    }
  }

  /// Returns whether the equality of a type is that of its bits.
  private static func isBitwise(_ type: Any.Type) -> Bool {
    type == Int.self || type == Bool.self || type == UInt8.self || type == Int32.self || type == UInt32.self
      || type == Int64.self || type == UInt64.self || type == ObjectIdentifier.self
  }

  private var isIgnored: Bool {
    if case .ignored = self { true } else { false }
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

extension AnyKeyPath: ImmutableObject {}

extension Comparison {
  /// Compares enums with payloads by their bits, then by their case and payload.
  ///
  /// The compiler records no payload offsets, so cases and payloads are read through a mirror. That happens only if the
  /// bits differ, and for at most `maximumMirrors` nested values. A type with a custom mirror is compared by its bits
  /// alone, because the mirror may omit the difference.
  @MainActor
  static func comparing(enumeration type: Any.Type) -> Comparison {
    func rule<E>(_ type: E.Type) -> Comparison {
      if type is any CustomReflectable.Type { return .bits(MemoryLayout<E>.size) }
      return bits(of: type) { a, b in havePayloadsInCommon(a.pointee, b.pointee) }
    }
    return _openExistential(type, do: rule)
  }

  private static let maximumMirrors = 8

  /// The number of enums that are being read through nested mirrors.
  @MainActor private static var mirrors = 0

  /// Returns whether two values have the same case with a payload, and equal payloads.
  private static func havePayloadsInCommon<E>(_ a: E, _ b: E) -> Bool {
    guard alreadyOnMainActor({ beginMirror() }) else { return false }
    defer { alreadyOnMainActor { mirrors -= 1 } }
    let a = Mirror(reflecting: a).children.first
    let b = Mirror(reflecting: b).children.first
    // Cases without a payload have no label here; their bits were compared earlier. In a module without reflection
    // names the cases are indistinguishable.
    guard let a, let b, let label = a.label, !label.isEmpty, label == b.label else { return false }
    func areEqual<P>(_ payload: P) -> Bool {
      (b.value as? P).map { areEqualValues(payload, $0) } ?? false
    }
    return _openExistential(a.value, do: areEqual)
  }

  @MainActor
  private static func beginMirror() -> Bool {
    guard mirrors < maximumMirrors else { return false }
    mirrors += 1
    return true
  }
}

/// An immutable object without identity semantics, which is compared by `==` like the value that it represents.
package protocol ImmutableObject: AnyObject, Equatable, _KnownToEngine {}

/// Returns whether two values are equivalent for every reader.
package func isKnownEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  withPointer(to: a) { a in
    withPointer(to: b) { b in
      ComparisonCache.comparisonOnMain(of: Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
    }
  }
}
