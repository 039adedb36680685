extension Comparison {
  /// Existentials hold a value and its type: two are equal if the types are the same and the values equal by its rule.
  static func comparing(existential type: Any.Type) -> Comparison {
    func rule<E>(_: E.Type) -> Comparison {
      .equatable { a, b in
        areEqual(a.assumingMemoryBound(to: E.self).pointee, b.assumingMemoryBound(to: E.self).pointee)
      }
    }
    return _openExistential(type, do: rule)
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    let type = Swift.type(of: a)
    guard type == Swift.type(of: b) else { return false }
    func areEqual<T>(_: T.Type) -> Bool {
      // The type is known to be that of both.
      guard let a = a as? T, let b = b as? T else { return false }
      return areEqualValues(a, b)
    }
    return _openExistential(type as Any.Type, do: areEqual)
  }

  /// Whether copies of two values of a type that is known here are equal by its rule.
  ///
  /// A copy of a weak reference to what has died since is `nil`, which the value that stands was not: what has one is taken
  /// for new.
  static func areEqualValues<T>(_ a: T, _ b: T) -> Bool {
    let comparison = ComparisonCache.comparisonOfCopies(of: T.self)
    return withPointer(to: a) { a in
      withPointer(to: b) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }
}
