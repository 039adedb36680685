@testable import TributaryCombine

/// The guarantees of subjects: order, demand, and no events after the completion.
struct SubjectTests {
  @Test func `A passthrough subject sends the values after the subscription`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let connection = subject.sink { values.append($0) }
    subject.send(2)
    subject.send(3)
    connection.cancel()
    subject.send(4)
    expect(values, equals: [2, 3])
  }

  @Test func `A current-value subject sends its value first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let connection = subject.sink { values.append($0) }
    subject.value = 2
    subject.send(3)
    expect(values, equals: [1, 2, 3])
    expect(subject.value, equals: 3)
    connection.cancel()
  }

  @Test func `Values sent during a delivery reach every subscriber in order`() {
    let subject = PassthroughSubject<Int, Never>()
    var first: [Int] = []
    var second: [Int] = []
    var firstWhenSent: [Int]?
    let connections = [
      subject.sink { value in
        first.append(value)
        if value == 1 {
          subject.send(2)
          firstWhenSent = first
        }
      },
      subject.sink { second.append($0) },
    ]
    subject.send(1)
    expect(first, equals: [1, 2])
    expect(second, equals: [1, 2])
    expect(firstWhenSent, equals: [1, 2], "What is sent from inside has arrived when `send` returns.")
    for connection in connections { connection.cancel() }
  }

  @Test func `A subscriber canceled during a delivery receives no more events`() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var values: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { values.append($0) }
    subject.send(1)
    expectEmpty(values)
    first.cancel()
  }

  @Test func `A subscriber added during a delivery receives later values`() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: [AnyCancellable] = []
    var values: [Int] = []
    let outer = subject.sink { _ in subject.sink { values.append($0) }.store(in: &inner) }
    subject.send(1)
    expectEmpty(values)
    outer.cancel()
    subject.send(2)
    expect(values, equals: [2])
  }

  @Test func `No values are sent after the completion, and new subscribers receive the completion`() {
    let subject = PassthroughSubject<Int, Failed>()
    var log: [String] = []
    let listen = { (name: String) in
      subject.sink(receiveCompletion: { log.append("\(name) \($0)") }, receiveValue: { log.append("\(name) \($0)") })
    }
    let first = listen("a")
    subject.send(1)
    subject.send(completion: .failure(Failed()))
    subject.send(2)
    subject.send(completion: .finished)
    let second = listen("b")
    expect(log, equals: ["a 1", "a failure(failed)", "b failure(failed)"])
    first.cancel()
    second.cancel()
  }

  @Test func `A connection ends when its last reference is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var connections: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &connections)
    subject.send(1)
    connections.removeAll()
    subject.send(2)
    expect(values, equals: [1])
  }

  @Test func `The closures of a sink are released at completion and at cancellation`() {
    for ends in [true, false] {
      let subject = PassthroughSubject<Int, Never>()
      var held: Held? = Held()
      weak let seen = held
      let connection = subject.sink { [held] _ in _ = held }
      held = nil
      #expect(seen != nil)
      if ends { subject.send(completion: .finished) } else { connection.cancel() }
      expectNil(seen, "by the end: \(ends)")
    }
  }

  @Test func `Values of many threads all arrive, in order per thread`() {
    let subject = PassthroughSubject<[Int], Never>()
    let log = Guarded<[[Int]]>([])
    let connection = subject.sink { value in log.withLock { $0.append(value) } }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in for index in 0..<200 { subject.send([thread, index]) } }
    let values = log.withLock { $0 }
    expect(values.count, equals: 1_600)
    for thread in 0..<8 { expect(values.filter { $0[0] == thread }.map { $0[1] }, equals: Array(0..<200)) }
    connection.cancel()
  }

  @Test func `Two subjects that feed each other from two threads do not deadlock`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let count = Guarded(0)
    let connections = [
      a.sink { if $0 > 0 { b.send($0 - 1) } else { count.withLock { $0 += 1 } } },
      b.sink { if $0 > 0 { a.send($0 - 1) } else { count.withLock { $0 += 1 } } },
    ]
    DispatchQueue.concurrentPerform(iterations: 2) { side in for _ in 0..<200 { (side == 0 ? a : b).send(9) } }
    expect(count.withLock { $0 }, equals: 400)
    for connection in connections { connection.cancel() }
  }
}

struct Failed: Error, Equatable, CustomStringConvertible { var description: String { "failed" } }

final class Held {}
