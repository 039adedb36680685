import Foundation
import Testing

@testable import TributaryCombine

/// What subjects promise: order, demand, and quiet after the end.
@Suite struct SubjectTests {
  @Test func `A passthrough subject sends on what comes after the subscription`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let connection = subject.sink { values.append($0) }
    subject.send(2)
    subject.send(3)
    connection.cancel()
    subject.send(4)
    #expect(values == [2, 3])
  }

  @Test func `A subject with a value sends it first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let connection = subject.sink { values.append($0) }
    subject.value = 2
    subject.send(3)
    #expect(values == [1, 2, 3])
    #expect(subject.value == 3)
    connection.cancel()
  }

  @Test func `What is sent while others are told reaches everyone in the order of the sends`() {
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
    #expect(first == [1, 2])
    #expect(second == [1, 2])
    #expect(firstWhenSent == [1, 2], "What is sent from inside has arrived when `send` returns.")
    for connection in connections { connection.cancel() }
  }

  @Test func `Who is cancelled while others are told hears nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var values: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { values.append($0) }
    subject.send(1)
    #expect(values.isEmpty)
    first.cancel()
  }

  @Test func `Who subscribes while something is sent hears what is sent after it`() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: [AnyCancellable] = []
    var values: [Int] = []
    let outer = subject.sink { _ in subject.sink { values.append($0) }.store(in: &inner) }
    subject.send(1)
    #expect(values.isEmpty)
    outer.cancel()
    subject.send(2)
    #expect(values == [2])
  }

  @Test func `After the end nothing is sent, and new subscribers get the end`() {
    let subject = PassthroughSubject<Int, Failed>()
    var log: [String] = []
    let listen = { (name: String) in
      subject.sink(
        receiveCompletion: { log.append("\(name) \($0)") }, receiveValue: { log.append("\(name) \($0)") })
    }
    let first = listen("a")
    subject.send(1)
    subject.send(completion: .failure(Failed()))
    subject.send(2)
    subject.send(completion: .finished)
    let second = listen("b")
    #expect(log == ["a 1", "a failure(failed)", "b failure(failed)"])
    first.cancel()
    second.cancel()
  }

  @Test func `A connection ends when nobody refers to it`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var connections: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &connections)
    subject.send(1)
    connections.removeAll()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func `What a sink holds is released at the end and when it is cancelled`() {
    for ends in [true, false] {
      let subject = PassthroughSubject<Int, Never>()
      var held: Held? = Held()
      weak let seen = held
      let connection = subject.sink { [held] _ in _ = held }
      held = nil
      #expect(seen != nil)
      if ends { subject.send(completion: .finished) } else { connection.cancel() }
      #expect(seen == nil, "by the end: \(ends)")
    }
  }

  @Test func `Values of many threads all arrive, each thread's in its order`() {
    let subject = PassthroughSubject<[Int], Never>()
    let log = Guarded<[[Int]]>([])
    let connection = subject.sink { value in log.withLock { $0.append(value) } }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<200 { subject.send([thread, index]) }
    }
    let values = log.withLock { $0 }
    #expect(values.count == 1_600)
    for thread in 0..<8 {
      #expect(values.filter { $0[0] == thread }.map { $0[1] } == Array(0..<200))
    }
    connection.cancel()
  }

  @Test func `Two subjects that feed each other from two threads do not wait for each other`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let count = Guarded(0)
    let connections = [
      a.sink { if $0 > 0 { b.send($0 - 1) } else { count.withLock { $0 += 1 } } },
      b.sink { if $0 > 0 { a.send($0 - 1) } else { count.withLock { $0 += 1 } } },
    ]
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      for _ in 0..<200 { (side == 0 ? a : b).send(9) }
    }
    #expect(count.withLock { $0 } == 400)
    for connection in connections { connection.cancel() }
  }
}

struct Failed: Error, Equatable, CustomStringConvertible {
  var description: String { "failed" }
}

final class Held {}
