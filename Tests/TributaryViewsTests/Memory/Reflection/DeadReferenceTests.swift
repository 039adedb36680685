/// Values with weak references whose objects are released while the values are in the tree.
@MainActor struct DeadReferenceTests {
  @Test(arguments: WeakPosition.allCases, FieldHolder.allCases)
  func `A released object is distinguished from none, wherever it is held`(place: WeakPosition, holder: FieldHolder) {
    switch place {
    case .direct: expectNone(holder) { Held(object: $0) }
    case .structure: expectNone(holder) { Inside(held: Held(object: $0)) }
    case .equatable: expectNone(holder) { Equal(object: $0) }
    case .equatableInside: expectNone(holder) { [EqualInside(held: Equal(object: $0))] }
    case .optional: expectNone(holder) { Held?.some(Held(object: $0)) }
    case .optionalOfOptional: expectNone(holder) { Held??.some(.some(Held(object: $0))) }
    case .existential: expectNone(holder) { Erased(held: Held(object: $0)) }
    case .optionalExistential: expectNone(holder) { ErasedMaybe(held: Held(object: $0)) }
    case .any: expectNone(holder) { Anything(held: Held(object: $0)) }
    case .tuple: expectNone(holder) { Paired(pair: (1, Held(object: $0))) }
    case .array: expectNone(holder) { [Held(object: nil), Held(object: $0)] }
    case .slice: expectNone(holder) { [Held(object: nil), Held(object: $0)][1...] }
    case .contiguousArray: expectNone(holder) { ContiguousArray([Held(object: $0)]) }
    case .arrayOfOptionals: expectNone(holder) { [Held?.some(Held(object: $0))] }
    case .arrayOfExistentials: expectNone(holder) { [Erased(held: Held(object: $0))] }
    case .dictionary: expectNone(holder) { ["a": Held(object: $0)] }
    }
  }

  @Test @MainActor func `An equality comparison does not read an unowned object that was released`() {
    struct Unkept: Equatable {
      unowned let object: Twin
      let name: String
    }
    struct Screen: View {
      let unkept: Unkept
      var body: some View { Text(unkept.name) }
    }
    var object: Twin? = Twin("first")
    let host = settledHost { object.map { Screen(unkept: Unkept(object: $0, name: "first")) } }
    object = Twin("second")
    host.show(object.map { Screen(unkept: Unkept(object: $0, name: "second")) })
    expect(host.displayList.description.contains("second"))
  }

  private func expectNone<F: Showing>(_ holder: FieldHolder, _ make: @escaping (Twin?) -> F) {
    switch holder {
    case .view: expectNone(make) { Shower(field: $0) }
    case .modifier: expectNone(make) { Color.red.modifier(Overlayer(field: $0)) }
    case .preference: expectNone(make) { Handing(field: $0) }
    }
  }

  private func expectNone<F: Showing, V: View>(_ make: (Twin?) -> F, _ show: (F) -> V) {
    var object: Twin? = Twin("first")
    weak let remembered = object
    let host = settledHost { show(make(object)) }
    expect(host.displayList.description.contains("first"))
    object = nil
    expectNil(remembered)
    expect(host.showing(show(make(nil))).displayList.description.contains("none"))
    let other = Twin("second")
    expect(host.showing(show(make(other))).displayList.description.contains("second"))
    expect(host.codes, equals: [])
  }
}

enum WeakPosition: CaseIterable {
  case direct, structure, equatable, equatableInside, optional, optionalOfOptional, existential, optionalExistential,
    any, tuple
  case array, slice, contiguousArray, arrayOfOptionals, arrayOfExistentials, dictionary
}

private protocol Showing { var shown: String { get } }

private struct Held: Showing {
  weak var object: Twin?
  var shown: String { object?.name ?? "none" }
}

/// Equal by the name of its object: a value with a released object equals one without an object.
private struct Equal: Showing, Equatable {
  weak var object: Twin?
  var shown: String { object?.name ?? "none" }
}

private struct EqualInside: Showing, Equatable {
  let held: Equal
  var shown: String { held.shown }
}

private struct Inside: Showing {
  let held: Held
  var shown: String { held.shown }
}

private struct Erased: Showing {
  let held: any Showing
  var shown: String { held.shown }
}

private struct ErasedMaybe: Showing {
  let held: (any Showing)?
  var shown: String { held?.shown ?? "" }
}

private struct Anything: Showing {
  let held: Any
  var shown: String { (held as? any Showing)?.shown ?? "" }
}

private struct Paired: Showing {
  let pair: (Int, Held)
  var shown: String { pair.1.shown }
}

extension Optional: Showing where Wrapped: Showing { fileprivate var shown: String { self?.shown ?? "" } }

extension Array: Showing where Element: Showing {
  fileprivate var shown: String { map(\.shown).joined(separator: " ") }
}

extension ArraySlice: Showing where Element: Showing {
  fileprivate var shown: String { map(\.shown).joined(separator: " ") }
}

extension ContiguousArray: Showing where Element: Showing {
  fileprivate var shown: String { map(\.shown).joined(separator: " ") }
}

extension Dictionary: Showing where Value: Showing {
  fileprivate var shown: String { values.map(\.shown).joined(separator: " ") }
}

private struct Shower<F: Showing>: View {
  let field: F
  var body: some View { Text(field.shown) }
}

private struct Overlayer<F: Showing>: ViewModifier {
  let field: F
  func body(content: Content) -> some View { content.overlay { Text(field.shown) } }
}

private struct Handing<F: Showing>: View {
  let field: F
  var body: some View {
    Color.red.preference(key: FirstKey<F>.self, value: field)
      .overlayPreferenceValue(FirstKey<F>.self) { Text($0?.shown ?? "") }
  }
}
