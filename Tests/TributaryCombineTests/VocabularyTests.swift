@testable import TributaryCombine

/// The events that operators send for 3, 1, and 2, and for publishers that fail, throw, or are empty.
struct VocabularyTests {
  /// Returns the events that a publisher sends synchronously, including its completion.
  private func log<P: Publisher>(_ publisher: P) -> String {
    var log: [String] = []
    let connection = publisher.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    connection.cancel()
    return log.joined(separator: " ")
  }

  private let numbers = [3, 1, 2].publisher
  private let none = [Int]().publisher
  private var failing: AnyPublisher<Int, Failed> {
    [3, 1].publisher.setFailureType(to: Failed.self).append(Fail(error: Failed())).eraseToAnyPublisher()
  }

  /// Returns a number, or throws an error if it is 1.
  private func thrown(_ number: Int) throws -> Int {
    if number == 1 { throw Failed() }
    return number
  }

  @Test func `Operators over all values send one result`() {
    let table: [(String, String)] = [
      (log(numbers.min()), "1 finished"),
      (log(numbers.max()), "3 finished"),
      (log(none.max()), "finished"),
      (log(failing.max()), "failure(failed)"),
      (log(numbers.min { $0 > $1 }), "3 finished"),
      (log(["bb", "a", "cc"].publisher.max { $0.count < $1.count }), "bb finished"),
      (log(["b", "a", "cc"].publisher.min { $0.count < $1.count }), "b finished"),
      (log(numbers.tryMax { try $0 < thrown($1) }), "failure(failed)"),
      (log(numbers.tryMin { $0 < $1 }), "1 finished"),
      (log(numbers.contains(1)), "true finished"),
      (log(numbers.contains(4)), "false finished"),
      (log((1...).publisher.contains(4)), "true finished"),
      (log(none.contains(1)), "false finished"),
      (log(failing.contains(3)), "true finished"),
      (log(failing.contains(7)), "failure(failed)"),
      (log(numbers.tryContains { try thrown($0) == 3 }), "true finished"),
      (log(numbers.tryContains { try thrown($0) == 2 }), "failure(failed)"),
      (log(numbers.allSatisfy { $0 > 0 }), "true finished"),
      (log((1...).publisher.allSatisfy { $0 < 9 }), "false finished"),
      (log(none.allSatisfy { _ in false }), "true finished"),
      (log(failing.allSatisfy { $0 > 0 }), "failure(failed)"),
      (log(numbers.tryAllSatisfy { try thrown($0) > 0 }), "failure(failed)"),
      (log(numbers.last { $0 > 1 }), "2 finished"),
      (log(numbers.last { $0 > 9 }), "finished"),
      (log(numbers.tryLast { try thrown($0) > 0 }), "failure(failed)"),
      (log(numbers.tryReduce(0) { try $0 + thrown($1) }), "failure(failed)"),
      (log(numbers.tryReduce(0) { $0 + $1 }), "6 finished"),
    ]
    for (found, meant) in table { expect(found, equals: meant) }
  }

  @Test func `Operators drop values and send the errors that closures throw`() {
    let table: [(String, String)] = [
      (log(none.replaceEmpty(with: 7)), "7 finished"),
      (log(numbers.replaceEmpty(with: 7)), "3 1 2 finished"),
      (log(Fail<Int, Failed>(error: Failed()).replaceEmpty(with: 7)), "failure(failed)"),
      (log(numbers.tryFilter { try thrown($0) > 2 }), "3 failure(failed)"),
      (log(numbers.tryScan(0) { try $0 + thrown($1) }), "3 failure(failed)"),
      (log([3, 3, 1].publisher.tryRemoveDuplicates { try thrown($1) == $0 }), "3 failure(failed)"),
      (log(numbers.tryDrop { try thrown($0) > 2 }), "failure(failed)"),
      (log(numbers.tryPrefix { try thrown($0) > 0 }), "3 failure(failed)"),
      (log(numbers.tryFirst { $0 < 3 }), "1 finished"),
      (log(numbers.tryFirst { try thrown($0) < 3 }), "failure(failed)"),
      (log(failing.tryCatch { _ in Just(9) }), "3 1 9 finished"),
      (log(failing.tryCatch { error -> Just<Int> in throw error }), "3 1 failure(failed)"),
      (log(failing.buffer(size: 9, prefetch: .keepFull, whenFull: .dropNewest)), "3 1 failure(failed)"),
    ]
    for (found, meant) in table { expect(found, equals: meant) }
  }

  @Test func `Values are encoded to data, and data is decoded`() throws {
    let data = try JSONEncoder().encode([1, 2])
    expect(log(Just(data).decode(type: [Int].self, decoder: JSONDecoder())), equals: "[1, 2] finished")
    expect(log(Just(Data()).decode(type: [Int].self, decoder: JSONDecoder())).hasPrefix("failure("))
    expect(
      log(Just([1, 2]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }),
      equals: "[1,2] finished")
    let through = Just(["a"]).encode(encoder: PropertyListEncoder())
      .decode(type: [String].self, decoder: PropertyListDecoder())
    expect(log(through), equals: "[\"a\"] finished")
  }

  @Test func `A record replays its events to every subscriber`() {
    let record = Record<Int, Failed> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Failed()))
      recording.receive(3)
      recording.receive(completion: .finished)
    }
    for _ in 0..<2 { expect(log(record), equals: "1 2 failure(failed)") }
    expect(log(Record<Int, Never>(output: [1], completion: .finished)), equals: "1 finished")
  }

  @Test func `Another publisher ends a publisher or starts it`() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (before, after): ([String], [String]) = ([], [])
    let connections = [
      values.prefix(untilOutputFrom: signal)
        .sink(receiveCompletion: { before.append("\($0)") }, receiveValue: { before.append("\($0)") }),
      values.drop(untilOutputFrom: signal)
        .sink(receiveCompletion: { after.append("\($0)") }, receiveValue: { after.append("\($0)") }),
    ]
    values.send(1)
    signal.send("now")
    values.send(2)
    signal.send("again")
    values.send(3)
    values.send(completion: .finished)
    expect(before, equals: ["1", "finished"])
    expect(after, equals: ["2", "3", "finished"])
    for connection in connections { connection.cancel() }
    expect(log(numbers.prefix(untilOutputFrom: Just(0))), equals: "finished")
    expect(log(numbers.prefix(untilOutputFrom: Empty<Int, Never>())), equals: "3 1 2 finished")
    expect(log(numbers.drop(untilOutputFrom: Empty<Int, Never>())), equals: "finished", "it can never begin")
    expect(log(failing.drop(untilOutputFrom: Fail<Int, Failed>(error: Failed()))), equals: "failure(failed)")
  }

  @Test(arguments: [("newest", [1, 2]), ("oldest", [3, 4])])
  func `A full buffer drops its newest or oldest values`(name: String, meant: [Int]) {
    let subject = PassthroughSubject<Int, Never>()
    let taker = Taker()
    subject.buffer(
      size: 2, prefetch: .byRequest, whenFull: name == "newest" ? .dropNewest : .dropOldest
    ).subscribe(taker)
    for number in 1...4 { subject.send(number) }
    expect(taker.values, equals: [])
    taker.request(9)
    expect(taker.values, equals: meant)
    subject.send(5)
    expect(taker.values, equals: meant + [5])
    subject.send(completion: .finished)
    expect(taker.hasEnded)
  }

  @Test func `A full buffer fails with a client error after its values`() {
    let subject = PassthroughSubject<Int, Failed>()
    var found: [String] = []
    let taker = Taker()
    var ended = false
    subject.handleEvents(receiveCancel: { found.append("cancelled") })
      .buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Failed() })
      .catch { _ in
        ended = true
        return Empty<Int, Never>()
      }.subscribe(taker)
    for number in 1...3 { subject.send(number) }
    expect(found, equals: ["cancelled"])
    taker.request(9)
    expect(taker.values, equals: [1])
    expect(ended)
  }

  @Test func `A buffer that is kept full requests as many values as it has space for`() {
    var requests: [String] = []
    let taker = Taker()
    (1...9).publisher.handleEvents(receiveRequest: { requests.append("\($0)") })
      .buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(taker)
    expect(requests.count, equals: 1)
    expect(requests[0], contains: "3")
    taker.request(2)
    expect(taker.values, equals: [1, 2])
    expect(requests.count, equals: 3, "one for each that was handed on")
    taker.request(9)
    expect(taker.values, equals: Array(1...9))
    expect(taker.hasEnded)
  }

  @Test func `A result waits for demand, and the upstream publisher is canceled as soon as the result is known`() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let taker = Taker()
    subject.handleEvents(receiveCancel: { isCancelled = true }).contains(2).map { $0 ? 1 : 0 }.subscribe(taker)
    subject.send(1)
    expect(!isCancelled)
    subject.send(2)
    expect(isCancelled)
    expect(taker.values, equals: [])
    taker.request(1)
    expect(taker.values, equals: [1])
    expect(taker.hasEnded)
  }

  @Test func `A predicate closure can send to its upstream publisher`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var results: [Bool] = []
    let connection = subject.allSatisfy { value in
      seen.append(value)
      if value < 3 { subject.send(value + 1) }
      return value < 3
    }.sink { results.append($0) }
    subject.send(1)
    expect(seen, equals: [1, 2, 3])
    expect(results, equals: [false])
    connection.cancel()
  }

  @Test func `The closures of stateful operators can send to their upstream publisher`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    func again(_ value: Int) { if value < 3 { subject.send(value + 1) } }
    let connections = [
      subject.scan(0) { sum, value in
        again(value)
        return sum + value
      }.sink { log.append("scan \($0)") },
      subject.removeDuplicates { old, new in
        again(new)
        return old == new
      }.sink { log.append("new \($0)") },
      subject.tryDrop { value in
        again(value)
        return value < 2
      }.assertNoFailure().sink { log.append("drop \($0)") },
    ]
    subject.send(1)
    expect(log.contains("scan 1") && log.contains("scan 3"))
    expect(log.contains("new 1") && log.contains("drop 3"))
    for connection in connections { connection.cancel() }
  }

  @Test func `A breakpoint stops when a closure returns true`() {
    var stops = 0
    var pipe = failing.breakpoint(receiveSubscription: { _ in true }, receiveOutput: { $0 == 1 })
    pipe.stop = { stops += 1 }
    expect(log(pipe), equals: "3 1 failure(failed)")
    expect(stops, equals: 2)
    var onError = failing.breakpointOnError()
    onError.stop = { stops += 10 }
    _ = log(onError)
    expect(stops, equals: 12)
  }

  @Test func `Values from several threads are counted once each`() async {
    let subject = PassthroughSubject<Int, Never>()
    let sums = Guarded<[Int]>([])
    let connection = subject.buffer(size: 10_000, prefetch: .byRequest, whenFull: .dropNewest)
      .replaceEmpty(with: -1).tryReduce(0) { $0 + $1 }.assertNoFailure()
      .sink { sum in sums.withLock { $0.append(sum) } }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<500 { subject.send(1) } } }
    }
    subject.send(completion: .finished)
    expect(sums.withLock { $0 }, equals: [4_000])
    connection.cancel()
  }
}
