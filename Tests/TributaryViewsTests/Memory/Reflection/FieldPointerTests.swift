@testable import TributaryContainers
@testable import TributaryEngine
@testable import TributaryViews

@MainActor struct FieldPointerTests {
  private struct Odd: Equatable {
    var a: Int64 = 1
    var b: UInt8 = 2
  }

  /// Returns the distance in bytes to the pointer from `first` or `second`.
  private func distance<V, F>(_ value: V, _ project: (UnsafePointer<V>) -> UnsafePointer<F>) -> Int {
    withUnsafePointer(to: value) { UnsafeRawPointer(project($0)) - UnsafeRawPointer($0) }
  }

  private func offsets<C, M>(_ content: C, _ modifier: M) -> Bool {
    typealias Whole = ModifiedContent<C, M>
    let whole = Whole(content: content, modifier: modifier)
    return distance(whole) { $0.first(as: C.self) } == MemoryLayout<Whole>.offset(of: \.content)
      && distance(whole) { $0.second(after: C.self, as: M.self) } == MemoryLayout<Whole>.offset(of: \.modifier)
  }

  private final class Holder<Value> {
    var first: UInt8 = 1
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test @MainActor func `The address of a property leads to its current value`() {
    let holder = Holder("plain")
    let place = address(of: &holder.value, in: holder)
    expect(place.pointee, equals: "plain")
    holder.value = "a text that is too long for the words of a string"
    expect(place.pointee, equals: holder.value)
    expect(address(of: &holder.value, in: holder), equals: place)
    let wide = Holder(SIMD8<Double>(repeating: 4))
    expect(address(of: &wide.value, in: wide).pointee[7], equals: 4)
  }

  @Test @MainActor func `Content and modifier are at the offsets that the engine expects`() {
    expect(offsets(UInt8(1), UInt64(2)))
    expect(offsets(Odd(), UInt8(2)))
    expect(offsets(Odd(), UInt16(2)))
    expect(offsets("text", Odd()))
    expect(offsets(EmptyView(), "text"))
    // A field without bytes can have any offset, since it is never read.
    let whole = ModifiedContent(content: [1], modifier: EmptyModifier())
    expect(distance(whole) { $0.first(as: [Int].self) }, equals: 0)
    expect(MemoryLayout<TupleView<(String, UInt8)>>.offset(of: \.value), equals: 0)
  }

  private func arePairOffsets<P, L>(_ preceding: P, _ last: L) -> Bool {
    typealias Pair = ViewPair<P, L>
    let pair = Pair(preceding, last)
    return distance(pair) { $0.first(as: P.self) } == MemoryLayout<Pair>.offset(of: \.preceding)
      && distance(pair) { $0.second(after: P.self, as: L.self) } == MemoryLayout<Pair>.offset(of: \.last)
  }

  @Test @MainActor func `The views of a pair are at the offsets that the engine expects`() {
    expect(arePairOffsets(UInt8(1), UInt64(2)))
    expect(arePairOffsets(Odd(), UInt8(2)))
    expect(arePairOffsets(Odd(), UInt16(2)))
    expect(arePairOffsets("text", Odd()))
  }

  private final class Part {}

  private struct Leaf: View {
    var number: UInt8 = 1
    let part: Part
    var body: some View { EmptyView() }
  }

  private struct Mark: ViewModifier {
    var number: UInt8 = 1
    let part: Part
    func body(content: Content) -> some View { content }
  }

  @Test @MainActor func `A destroyed chain of modifiers releases each of its parts once`() {
    typealias Chain = ModifiedContent<ModifiedContent<Leaf, Mark>, Mark>
    var parts = (0..<3).map { _ in Part() }
    func uniqueParts() -> Int { parts.indices.count { isKnownUniquelyReferenced(&parts[$0]) } }
    let memory = UnsafeMutablePointer<Chain>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: Leaf(part: parts[0]).modifier(Mark(part: parts[1])).modifier(Mark(part: parts[2])))
    expect(uniqueParts(), equals: 0)
    Chain._destroy(memory)
    expect(uniqueParts(), equals: 3)
  }

  @Test @MainActor func `A layout follows its content in memory`() {
    func isBehind<L: Layout, C: View>(_ layout: L, _ content: C) -> Bool {
      distance(LayoutContainer(layout, content: content)) { $0.second(after: C.self, as: L.self) }
        == MemoryLayout<LayoutContainer<L, C>>.offset(of: \.layout)
    }
    expect(isBehind(HStackLayout(), Text("a")))
    expect(isBehind(ZStackLayout(), EmptyView()))
    expect(isBehind(AnyLayout(VStackLayout()), Color.red))
  }

  @Test @MainActor func `The initial value of state follows the reference to its storage in memory`() {
    func isBehind<Value>(_ value: Value) -> Bool {
      distance(State(initialValue: value)) {
        $0.first(as: StateStorage?.self).second(after: StateStorage?.self, as: Value.self)
      }
        == MemoryLayout<State<Value>>.offset(of: \.initialValue)
    }
    expect(MemoryLayout<State<String>>.offset(of: \.box), equals: 0)
    expect(isBehind(UInt8(1)))
    expect(isBehind("text"))
    expect(isBehind(SIMD4<Float>()))
    expect(isBehind(Odd()))
  }

  private final class Object: ObservableObject {}

  @Test @MainActor func `The initial value of an object follows the reference to its storage in memory`() {
    typealias Property = StateObject<Object>
    expect(MemoryLayout<Property>.offset(of: \.box), equals: 0)
    let offset = distance(Property(wrappedValue: Object())) {
      $0.first(as: StateStorage?.self).second(after: StateStorage?.self, as: InitialObject<Object>.self)
    }
    expect(offset, equals: MemoryLayout<Property>.offset(of: \.initial))
  }

  @Test @MainActor func `Containers start with their content`() {
    expect(MemoryLayout<HStack<Text>>.offset(of: \.content), equals: 0)
    expect(MemoryLayout<VStack<Text>>.offset(of: \.content), equals: 0)
    expect(MemoryLayout<ZStack<Text>>.offset(of: \.content), equals: 0)
    expect(MemoryLayout<LayoutContainer<HStackLayout, Text>>.offset(of: \.content) == 0)
    expect(MemoryLayout<Group<Text>>.offset(of: \.content), equals: 0)
    expect(MemoryLayout<EquatableView<Text.Once>>.offset(of: \.content), equals: 0)
    expect(MemoryLayout<SecondaryModifier<Text, OverlaySide>>.offset(of: \.secondary) == 0)
    expect(MemoryLayout<PreferenceModifier<ListKey<String>>>.offset(of: \.value), equals: 0)
  }
}

extension Text { fileprivate struct Once: View, Equatable { var body: some View { EmptyView() } } }
