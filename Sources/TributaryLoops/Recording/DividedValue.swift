@_spi(Engine) import TributaryEngine

/// A type of the standard library whose values consist of parts that can be compared one by one.
protocol DividedValue: ValueHolder {
  /// Calls `visit` with the first two corresponding parts that differ in two values. Values without corresponding
  /// parts, such as collections of different lengths, have none.
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor)
}

/// A closure that receives the type of two values and pointers to them.
typealias PartVisitor = (Any.Type, UnsafeRawPointer, UnsafeRawPointer) -> Void

extension Optional: DividedValue {
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor) {
    let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
    if let a = a.pointee, let b = b.pointee { Comparison.visit(a, b, visit) }
  }
}

extension Array: DividedValue {
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor) {
    let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
    visitFirstElements(a.pointee, b.pointee, visit)
  }
}

extension ContiguousArray: DividedValue {
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor) {
    let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
    visitFirstElements(a.pointee, b.pointee, visit)
  }
}

extension ArraySlice: DividedValue {
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor) {
    let (a, b) = (a.assumingMemoryBound(to: Self.self), b.assumingMemoryBound(to: Self.self))
    visitFirstElements(a.pointee, b.pointee, visit)
  }
}

/// Calls `visit` with the first elements that differ in two collections of the same length.
@MainActor
private func visitFirstElements<C: RandomAccessCollection>(_ a: C, _ b: C, _ visit: PartVisitor) {
  guard a.count == b.count else { return }
  for (a, b) in zip(a, b) where Comparison.visit(a, b, visit) { return }
}

extension Set: DividedValue {
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor) {
    let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    // Objects of a set can be equal by their `==` and different objects.
    for element in a {
      if let index = b.firstIndex(of: element), Comparison.visit(element, b[index], visit) { return }
    }
  }
}

extension Dictionary: DividedValue {
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor) {
    let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    guard a.count == b.count else { return }
    for (key, value) in a {
      guard let index = b.index(forKey: key) else { return }
      if Comparison.visit(key, b[index].key, visit) || Comparison.visit(value, b[index].value, visit) { return }
    }
  }
}

extension Result: DividedValue {
  @MainActor
  static func visitFirstDifference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ visit: PartVisitor) {
    switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
    case (.success(let a), .success(let b)): Comparison.visit(a, b, visit)
    case (.failure(let a), .failure(let b)): Comparison.visit(a, b, visit)
    case (.success, .failure), (.failure, .success): break
    }
  }
}

extension Comparison {
  /// Calls `visit` with two values if they differ.
  ///
  /// - Returns: Whether they differ.
  @discardableResult
  fileprivate static func visit<T>(_ a: T, _ b: T, _ visit: PartVisitor) -> Bool {
    if areEqualValues(a, b) { return false }
    withPointer(to: a) { a in withPointer(to: b) { b in visit(T.self, UnsafeRawPointer(a), UnsafeRawPointer(b)) } }
    return true
  }
}
