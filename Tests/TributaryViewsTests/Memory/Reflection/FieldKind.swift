/// A kind of field, named as in the documentation, with values of a type that contains it.
///
/// Views, modifiers, and preference values that hold the type are tested with the same three values.
struct FieldKind: CustomTestStringConvertible, Sendable {
  let name: String

  /// Whether a newly created value of the same parts is known to be equal.
  let isKnown: Bool
  let run: @MainActor @Sendable (FieldHolder) -> FieldRuns

  /// The number of evaluations while a container passes the same value on.
  let runsHandedOn: @MainActor @Sendable (FieldHolder) -> Int

  /// Whether the current and a newly created value are equal when the bytes between their fields differ.
  let isEqualWhenPoisoned: @MainActor @Sendable (FieldHolder, UInt8) -> Bool

  /// - Parameter values: The current value, the same value newly created, and a different one. The caller must keep the
  ///   objects to which they refer.
  init<F>(_ name: String, isKnown: Bool = true, _ values: @escaping @MainActor @Sendable () -> (F, F, F)) {
    (self.name, self.isKnown) = (name, isKnown)
    self.run = { holder in
      let (first, same, other) = values()
      return holder.run(first, same, other)
    }
    self.runsHandedOn = { holder in
      let (first, _, other) = values()
      return holder.runsHandedOn(first) + holder.runsHandedOn(other)
    }
    self.isEqualWhenPoisoned = { holder, poison in
      let (first, same, _) = values()
      return holder.isEqual(first, same, poison)
    }
  }

  var testDescription: String { name }
}

struct FieldRuns: Equatable {
  var forSame: Int
  var forOther: Int
}

enum FieldHolder: CaseIterable {
  case view, modifier, preference

  @MainActor func run<F>(_ first: F, _ same: F, _ other: F) -> FieldRuns {
    switch self {
    case .view: runs(first, same, other) { FieldView(field: $0) }
    case .modifier: runs(first, same, other) { Color.red.modifier(FieldModifier(field: $0)) }
    case .preference: runs(first, same, other) { FieldReader(field: $0) }
    }
  }

  /// Returns the number of evaluations while a container is evaluated five times and passes the same value on.
  @MainActor func runsHandedOn<F>(_ field: F) -> Int {
    switch self {
    case .view: runsHandedOn(FieldView(field: field))
    case .modifier: runsHandedOn(Color.red.modifier(FieldModifier(field: field)))
    case .preference: runsHandedOn(FieldReader(field: field))
    }
  }

  @MainActor private func runsHandedOn<V: View>(_ content: V) -> Int {
    let (host, probe) = settledHost(with: Probe()) { HandingOn(content: content, probe: $0) }
    let runs = FieldRun.count
    let count = probe.log.count
    for step in 1...5 { host.update { probe.set(step) } }
    precondition(probe.log.count == count + 5)
    return FieldRun.count - runs
  }

  /// Returns whether two holders are equal by the rule of their type when the bytes outside their fields differ.
  @MainActor func isEqual<F>(_ first: F, _ same: F, _ poison: UInt8) -> Bool {
    switch self {
    case .view: isEqual(of: FieldView(field: first), FieldView(field: same), poison)
    case .modifier: isEqual(of: FieldModifier(field: first), FieldModifier(field: same), poison)
    case .preference: isEqual(of: Optional(first), Optional(same), poison)
    }
  }

  @MainActor private func isEqual<T>(of first: T, _ same: T, _ poison: UInt8) -> Bool {
    var (first, same) = (first, same)
    let gaps = FieldHolder.gaps(in: T.self)
    return withUnsafeMutableBytes(of: &first) { first in
      withUnsafeMutableBytes(of: &same) { same in
        guard let a = first.baseAddress, let b = same.baseAddress else { return true }
        for gap in gaps { (first[gap], same[gap]) = (poison, ~poison) }
        return TypeLayout.of(T.self).areEqual(a, b)
      }
    }
  }

  /// Returns the offsets of the bytes of structs and tuples, including nested ones, that belong to no property.
  static func gaps(in type: Any.Type) -> [Int] {
    let size = FieldRecord.size(of: type)
    guard let fields = FieldRecord.fields(of: type), !fields.isEmpty else { return [] }
    var free = Set(0..<size)
    var inner: [Int] = []
    for field in fields {
      free.subtract(field.offset..<(field.offset + FieldRecord.size(of: field.type)))
      if field.isStrong { inner += gaps(in: field.type).map { $0 + field.offset } }
    }
    return (free + inner).sorted()
  }

  @MainActor private func runs<F, V: View>(_ first: F, _ same: F, _ other: F, _ make: (F) -> V) -> FieldRuns {
    let host = settledHost { make(first) }
    FieldRun.count = 0
    host.show(make(same))
    let forSame = FieldRun.count
    host.show(make(other))
    return FieldRuns(forSame: forSame, forOther: FieldRun.count - forSame)
  }
}

/// Counted outside the values, since a reference in them would also be compared.
@MainActor enum FieldRun {
  static var count = 0
  /// The sum to which closures add.
  nonisolated(unsafe) static var sum = 0
}

/// A container with state that passes its content on unchanged.
private struct HandingOn<Content: View>: View {
  let content: Content
  let probe: Probe
  @State private var step = 0
  var body: some View {
    probe.set = { step = $0 }
    probe.log.append("\(step)")
    return VStack {
      content
      content
    }
  }
}

private struct FieldView<F>: View {
  let field: F
  var body: some View {
    FieldRun.count += 1
    return Color.red
  }
}

private struct FieldModifier<F>: ViewModifier {
  let field: F
  func body(content: Content) -> some View {
    FieldRun.count += 1
    return content
  }
}

private struct FieldReader<F>: View {
  let field: F
  var body: some View {
    Color.red.preference(key: FirstKey<F>.self, value: field)
      .overlayPreferenceValue(FirstKey<F>.self) { _ in
        FieldRun.count += 1
        return Color.blue
      }
  }
}
