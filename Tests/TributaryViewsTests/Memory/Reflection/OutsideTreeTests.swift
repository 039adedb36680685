private final class Announcing: ObservableObject {}

private struct Properties {
  @State var count = 1
  @GestureState var isHeld = false
  @FocusState var hasFocus: Bool
  @StateObject var object = Announcing()
  @Namespace var names
  @AppStorage("outside") var stored = 1
  @SceneStorage("outside") var storedInScene = 1
}

private struct Found: DynamicProperty {
  var properties = Properties()
  @State var count = 1
  @GestureState var isHeld = false
  @FocusState var hasFocus: Bool
  @StateObject var object = Announcing()
  @Namespace var names
  @AppStorage("found") var stored = 1
  @SceneStorage("found") var storedInScene = 1
}

private enum Use: String, CaseIterable, CustomTestStringConvertible {
  case read, write, bind, readHeld, bindHeld, readFocus, writeFocus, bindFocus, object, names, stored, storedInScene
  case bindStored

  var type: String {
    switch self {
    case .read, .write, .bind: "State<Int>"
    case .readHeld, .bindHeld: "GestureState<Bool>"
    case .readFocus, .writeFocus, .bindFocus: "FocusState<Bool>"
    case .object: "StateObject<Announcing>"
    case .names: "Namespace"
    case .stored, .bindStored: "AppStorage<Int>"
    case .storedInScene: "SceneStorage<Int>"
    }
  }

  @MainActor func perform(on properties: Properties) {
    switch self {
    case .read: _ = properties.count
    case .write: properties.count = 2
    case .bind: _ = properties.$count
    case .readHeld: _ = properties.isHeld
    case .bindHeld: _ = properties.$isHeld
    case .readFocus: _ = properties.hasFocus
    case .writeFocus: properties.hasFocus = true
    case .bindFocus: _ = properties.$hasFocus
    case .object: _ = properties.object
    case .names: _ = properties.names
    case .stored: _ = properties.stored
    case .storedInScene: _ = properties.storedInScene
    case .bindStored: _ = properties.$stored
    }
  }

  @MainActor func perform(on found: Found) {
    switch self {
    case .read: _ = found.count
    case .write: break
    case .bind: _ = found.$count
    case .readHeld: _ = found.isHeld
    case .bindHeld: _ = found.$isHeld
    case .readFocus: _ = found.hasFocus
    case .writeFocus: break
    case .bindFocus: _ = found.$hasFocus
    case .object: _ = found.object
    case .names: _ = found.names
    case .stored: _ = found.stored
    case .storedInScene: _ = found.storedInScene
    case .bindStored: _ = found.$stored
    }
  }
}

/// The positions in which the engine does not find properties.
private enum Place: CaseIterable { case structure, enumeration, array, dictionary, tuple, existential, initializer }
private enum Either { case properties(Properties) }

private struct Using: View {
  let place: Place
  let use: Use
  var structure = Properties()
  var either = Either.properties(Properties())
  var array = [Properties()]
  var dictionary = [1: Properties()]
  var tuple = (1, Properties())
  var existential: Any = Properties()

  private var properties: Properties {
    switch place {
    case .structure: return structure
    case .enumeration: if case .properties(let properties) = either { return properties }
    case .array: return array[0]
    case .dictionary: if let properties = dictionary[1] { return properties }
    case .tuple: return tuple.1
    case .existential: if let properties = existential as? Properties { return properties }
    case .initializer: break
    }
    return structure
  }

  init(place: Place, use: Use) {
    (self.place, self.use) = (place, use)
    if place == .initializer { use.perform(on: structure) }
  }

  var body: some View {
    let _ = place == .initializer ? () : use.perform(on: properties)
    Color.red
  }
}

private struct Above: View {
  let place: Place
  let use: Use
  var number = 0
  var body: some View { Using(place: place, use: use) }
}

private struct Rightly: View {
  let use: Use
  private let found = Found()
  var body: some View {
    let _ = use.perform(on: found)
    Color.red
  }
}

private struct InPair: View {
  let pair: (State<Int>?, Int) = (State(initialValue: 1), 2)
  let nested: ((State<Int>, Int)?, Int) = (nil, 2)
  var body: some View { Text("\(pair.0?.wrappedValue ?? 0)") }
}

/// Properties in positions without storage: their use by code that runs for a view is reported once.
@MainActor struct OutsideTreeTests {
  @Test(arguments: Place.allCases, Use.allCases)
  private func `A property of no view is reported with the view that uses it`(place: Place, use: Use) throws {
    let host = settledHost { Above(place: place, use: use) }
    expect(host.codes, equals: [.stateOutsideTree])
    let found = try #require(host.diagnostics.first)
    expect(found.path == (place == .initializer ? "Above" : "Above › Using"))
    expect(found.severity, equals: .warning)
    expect(found.evidence.first?.lines, equals: ["a \(use.type)"])
    expect(host.updated { host.content.number = 1 }.diagnostics.count, equals: 1)
  }

  @Test(arguments: Use.allCases) @MainActor private func `A property of a dynamic property is not reported`(use: Use) {
    expect(settledHost { Rightly(use: use) }.codes, equals: [])
  }

  @Test @MainActor func `A use outside any evaluation is not reported`() {
    let using = Using(place: .structure, use: .read)
    Use.read.perform(on: using.structure)
    expect(settledHost { Color.red }.codes, equals: [])
  }

  @Test @MainActor func `An optional in a tuple provides no storage`() {
    expect(settledHost { InPair() }.codes, equals: [.missingReflectionMetadata])
  }
}
