@testable import TributaryCombine

/// Objects that announce their changes in advance.
struct ObservableObjectTests {
  class Model: ObservableObject {
    @Published var count = 0
    @Published private(set) var name = "a"
    var plain = 0
    func rename() { name = "b" }
  }

  final class SubModel: Model { @Published var more: [Int] = [] }

  final class ByHand: ObservableObject { var count = 0 { willSet { objectWillChange.send() } } }

  final class WithItsOwn: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var count = 0
  }

  final class Holder<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test func `An object announces each change of a published property in advance`() {
    let model = Model()
    var seen: [Int] = []
    let connection = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.plain = 5
    model.count = 2
    model.rename()
    expect(seen, equals: [0, 1, 2])
    connection.cancel()
  }

  @Test func `Subclasses, objects without published properties, and generic objects announce changes`() {
    var told = 0
    let (sub, byHand, holder) = (SubModel(), ByHand(), Holder("a"))
    let connections = [
      sub.objectWillChange.sink { told += 1 }, byHand.objectWillChange.sink { told += 1 },
      holder.objectWillChange.sink { told += 1 },
    ]
    sub.count = 1
    sub.more.append(1)
    byHand.count = 1
    holder.value = "b"
    expect(told, equals: 4)
    #expect(sub.objectWillChange === sub.objectWillChange)
    #expect(byHand.objectWillChange === byHand.objectWillChange)
    for connection in connections { connection.cancel() }
  }

  @Test func `An object with a custom publisher sends only through it`() {
    let model = WithItsOwn()
    var log: [String] = []
    let connection = model.objectWillChange.sink { log.append($0) }
    model.count = 1
    model.objectWillChange.send("by hand")
    expect(log, equals: ["by hand"])
    connection.cancel()
  }

  @Test func `A published property sends its value, then each new one before it is stored`() {
    let model = Model()
    var log: [[Int]] = []
    let connection = model.$count.sink { log.append([$0, model.count]) }
    model.count = 1
    model.count = 1
    expect(log, equals: [[0, 0], [1, 0], [1, 1]])
    connection.cancel()
  }

  @Test func `The changing property is identified by name`() throws {
    let model = SubModel()
    var names: [String] = []
    let connection = model.objectWillChange.observe { if !$0.hasHappened { names.append($0.name ?? "?") } }
    model.count = 1
    model.more.append(1)
    model.objectWillChange.send()
    expect(names.map { $0.components(separatedBy: ".").last }, equals: ["count", "more", "?"])
    connection.cancel()
  }

  @Test func `Publishers are assigned to published properties for the lifetime of the object`() {
    let source = PassthroughSubject<Int, Never>()
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      var told = 0
      let connection = model.objectWillChange.sink { told += 1 }
      source.assign(to: &model.$count)
      source.send(4)
      expect(model.count, equals: 4)
      expect(told, equals: 1)
      connection.cancel()
    }
    expectNil(gone)
    source.send(5)
  }

  @Test func `Publishers of released objects are discarded and never confused`() {
    for _ in 0..<2_000 {
      let model = ByHand()
      var told = 0
      let connection = model.objectWillChange.sink { told += 1 }
      model.count = 1
      expect(told, equals: 1)
      connection.cancel()
    }
    expect(ChangePublishers.count, below: 1_000)
  }

  @Test func `Every read returns a whole value while another thread writes`() {
    nonisolated(unsafe) let model = Holder([0, 0])
    let connection = model.objectWillChange.sink {}
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for index in 0..<500 {
        if thread == 0 { model.value = [index, index] } else { expect(Set(model.value).count, equals: 1) }
      }
    }
    expect(model.value, equals: [499, 499])
    connection.cancel()
  }

  @Test func `Concurrent reads return the same publisher`() {
    nonisolated(unsafe) let model = Model()
    let found = Guarded<Set<ObjectIdentifier>>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let publisher = model.objectWillChange
      found.withLock { _ = $0.insert(ObjectIdentifier(publisher)) }
    }
    expect(found.withLock { $0.count }, equals: 1)
  }
}
