@testable import TributaryCombine

/// Every publisher and operator sends values only on demand.
struct DemandTests {
  @Test func `No publisher of three numbers sends more than the demand`() {
    for (name, publisher) in threeNumbers {
      let taker = Taker()
      publisher.subscribe(taker)
      expectEmpty(taker.values, "\(name)")
      taker.request(1)
      expect(taker.values, equals: [1], "\(name)")
      taker.request(1)
      expect(taker.values, equals: [1, 2], "\(name)")
      expect(!taker.hasEnded, "\(name)")
      taker.request(5)
      expect(taker.values, equals: [1, 2, 3], "\(name)")
      expect(taker.hasEnded, "\(name)")
    }
  }

  @Test func `The demand returned for a value is added`() {
    for (name, publisher) in threeNumbers {
      let taker = Taker(more: 1)
      publisher.subscribe(taker)
      taker.request(1)
      expect(taker.values, equals: [1, 2, 3], "\(name)")
    }
  }

  @Test func `A subscriber that cancels while receiving gets no more events, not even the completion`() {
    for (name, publisher) in threeNumbers {
      let taker = Taker(more: 1, cancelsAt: 2)
      publisher.subscribe(taker)
      taker.request(1)
      expect(taker.values, equals: [1, 2], "\(name)")
      expect(!taker.hasEnded, "\(name)")
    }
  }

  @Test func `A passthrough subject drops values without demand, and a current-value subject keeps the newest`() {
    let passing = PassthroughSubject<Int, Never>()
    let keeping = CurrentValueSubject<Int, Never>(0)
    let (dropped, kept) = (Taker(), Taker())
    passing.subscribe(dropped)
    keeping.subscribe(kept)
    for value in 1...3 {
      passing.send(value)
      keeping.send(value)
    }
    dropped.request(2)
    kept.request(2)
    expect(dropped.values, equals: [])
    expect(kept.values, equals: [3])
    passing.send(4)
    expect(dropped.values, equals: [4])
  }

  @Test func `Infinite sequences are read as far as the demand`() {
    var values: [Int] = []
    let connection = (1...).publisher.map { $0 * 2 }.filter { $0 % 3 == 0 }.prefix(2).sink { values.append($0) }
    expect(values, equals: [6, 12])
    connection.cancel()
  }

  @Test func `Publishers with a demand of one are read one value at a time`() {
    var begun: [Int] = []
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    var values: [String] = []
    let connection = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
      begun.append(index)
      return subjects[index]
    }.sink { values.append($0) }
    expect(begun, equals: [0])
    subjects[0].send("a")
    subjects[1].send("lost")
    subjects[0].send(completion: .finished)
    expect(begun, equals: [0, 1])
    subjects[1].send("b")
    expect(values, equals: ["a", "b"])
    connection.cancel()
  }

  @Test func `Demands add up, and unlimited demand minus a finite one is unlimited`() {
    #expect(Subscribers.Demand.max(2) + 3 == 5)
    expect(Subscribers.Demand.unlimited - 3, equals: .unlimited)
    expect(Subscribers.Demand.max(2) - 3, equals: .none)
    expect(Subscribers.Demand.max(.max) + .max(1), equals: .unlimited)
    expect(Subscribers.Demand.unlimited, above: .max(.max))
    #expect(Subscribers.Demand.max(3) * 4 == 12)
  }

  /// Publishers of 1, 2, and 3 through every operator that preserves them.
  private var threeNumbers: [(String, AnyPublisher<Int, Never>)] {
    let plain = [1, 2, 3].publisher
    var all: [(String, AnyPublisher<Int, Never>)] = []
    func add(_ name: String, _ publisher: some Publisher<Int, Never>) { all.append((name, AnyPublisher(publisher))) }
    add("sequence", plain)
    add("map", plain.map { $0 + 1 }.map { $0 - 1 })
    add("key path", plain.map(\.self))
    add("filter", (-3...3).publisher.filter { $0 > 0 })
    add("compactMap", ["1", "x", "2", "3"].publisher.compactMap { Int($0) })
    add("removeDuplicates", [1, 1, 2, 2, 3].publisher.removeDuplicates())
    add("scan", [1, 1, 1].publisher.scan(0, +))
    add("prefix", (1...).publisher.prefix(3))
    add("dropFirst", (-1...3).publisher.dropFirst(2))
    add("drop(while:)", (-1...3).publisher.drop { $0 < 1 })
    add("prepend", [3].publisher.prepend(1, 2))
    add("append", [1].publisher.append([2, 3]))
    add("flatMap", plain.flatMap { Just($0) })
    add("flatMap of many", Just(0).flatMap { _ in plain })
    add("switchToLatest", Just(plain).switchToLatest())
    add("zip", plain.zip(["a", "b", "c"].publisher).map(\.0))
    add("merge", plain.merge(with: Empty<Int, Never>()))
    add("handleEvents", plain.handleEvents())
    add("setFailureType, replaceError", failing([1, 2]).replaceError(with: 3))
    add("catch", failing([1]).catch { _ in [2, 3].publisher })
    add("deferred", Deferred { plain })
    add("receive(on:)", plain.receive(on: ImmediateScheduler.shared))
    add("subscribe(on:)", plain.subscribe(on: ImmediateScheduler.shared))
    add("delay", plain.delay(for: 1, scheduler: ImmediateScheduler.shared))
    add("collect by count", plain.collect(1).map { $0[0] })
    add("replaceEmpty", plain.replaceEmpty(with: 9))
    add("buffer that is full", plain.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest))
    add("buffer of all", plain.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest))
    add("prefix(untilOutputFrom:)", plain.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)))
    add("drop(untilOutputFrom:)", plain.drop(untilOutputFrom: Just(0)))
    add("record", Record<Int, Never>(output: [1, 2, 3], completion: .finished))
    add("breakpoint", plain.breakpoint(receiveOutput: { _ in false }))
    add("tryFilter", (-3...3).publisher.tryFilter { $0 > 0 }.assertNoFailure())
    add("tryScan", [1, 1, 1].publisher.tryScan(0) { $0 + $1 }.assertNoFailure())
    add("tryDrop", (-1...3).publisher.tryDrop { $0 < 1 }.assertNoFailure())
    add("tryPrefix", (1...9).publisher.tryPrefix { $0 < 4 }.assertNoFailure())
    add("tryRemoveDuplicates", [1, 1, 2, 3].publisher.tryRemoveDuplicates { $0 == $1 }.assertNoFailure())
    add("tryCatch", failing([1]).tryCatch { _ in [2, 3].publisher }.assertNoFailure())
    add(
      "encode, decode",
      plain.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder()).assertNoFailure())
    return all
  }

  private func failing(_ values: [Int]) -> AnyPublisher<Int, Failed> {
    values.publisher.setFailureType(to: Failed.self).append(Fail(error: Failed())).eraseToAnyPublisher()
  }
}

/// A subscriber without initial demand.
final class Taker: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  private(set) var values: [Int] = []
  private(set) var hasEnded = false
  private var subscription: (any Subscription)?
  private let more: Int
  private let cancelsAt: Int?

  init(more: Int = 0, cancelsAt: Int? = nil) { (self.more, self.cancelsAt) = (more, cancelsAt) }

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    if input == cancelsAt { subscription?.cancel() }
    return .max(more)
  }

  func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }

  func request(_ count: Int) { subscription?.request(.max(count)) }
}
