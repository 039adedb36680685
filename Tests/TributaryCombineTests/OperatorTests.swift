@testable import TributaryCombine

struct OperatorTests {
  /// Returns the events that a publisher sends synchronously, including its completion.
  private func log<P: Publisher>(_ publisher: P) -> [String] {
    var log: [String] = []
    let connection = publisher.sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    connection.cancel()
    return log
  }

  @Test func `Synchronous publishers send their values and complete`() {
    expect(log(Just(1)), equals: ["1", "finished"])
    expect(log(Empty<Int, Never>()), equals: ["finished"])
    expect(log(Empty<Int, Never>(completeImmediately: false)), equals: [])
    expect(log(Fail<Int, Failed>(error: Failed())), equals: ["failure(failed)"])
    expect(
      log(
        Future<Int, Never> {
          $0(.success(1)); $0(.success(2))
        }), equals: ["1", "finished"])
    expect(log(Result<Int, Failed>.failure(Failed()).publisher), equals: ["failure(failed)"])
    expect(log(Int?.none.publisher), equals: ["finished"])
  }

  @Test func `A future runs once for subscribers before and after its result`() {
    var promise: Future<Int, Never>.Promise?
    var runs = 0
    let future = Future<Int, Never> {
      runs += 1
      promise = $0
    }
    var values: [Int] = []
    let first = future.sink { values.append($0) }
    promise?(.success(7))
    let second = future.sink { values.append($0) }
    expect(values, equals: [7, 7])
    expect(runs, equals: 1)
    first.cancel()
    second.cancel()
  }

  @Test func `A deferred publisher is created for each subscriber`() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    expect(made, equals: 0)
    expect(log(deferred), equals: ["1", "finished"])
    expect(log(deferred), equals: ["2", "finished"])
  }

  @Test func `Errors end pipelines, are mapped, and are replaced`() {
    let numbers = [1, 2, 3].publisher
    let throwing = numbers.tryMap { value -> Int in
      if value == 2 { throw Failed() }
      return value
    }
    expect(log(throwing), equals: ["1", "failure(failed)"])
    expect(log(throwing.mapError { "\($0)!" as Message }), equals: ["1", "failure(failed!)"])
    expect(log(throwing.replaceError(with: 9)), equals: ["1", "9", "finished"])
    expect(log(throwing.catch { _ in [7, 8].publisher }), equals: ["1", "7", "8", "finished"])
    expect(log(throwing.retry(1)), equals: ["1", "1", "failure(failed)"])
  }

  @Test func `Collecting operators send at completion`() {
    expect(log([1, 2, 3].publisher.collect()), equals: ["[1, 2, 3]", "finished"])
    expect(log([1, 2, 3].publisher.collect(2)), equals: ["[1, 2]", "[3]", "finished"])
    expect(log([1, 2, 3].publisher.reduce(10, +)), equals: ["16", "finished"])
    expect(log([1, 2, 3].publisher.count()), equals: ["3", "finished"])
    expect(log([1, 2, 3].publisher.last()), equals: ["3", "finished"])
    expect(log([1, 2, 3].publisher.first { $0 > 1 }), equals: ["2", "finished"])
    expect(log([1, 2, 3].publisher.prefix { $0 < 3 }), equals: ["1", "2", "finished"])
    expect(log([1, nil, 3].publisher.replaceNil(with: 0)), equals: ["1", "0", "3", "finished"])
    expect(log([1, 2].publisher.ignoreOutput()), equals: ["finished"])
    expect(log([1, 2, 3].publisher.prefix(0)), equals: ["finished"])
  }

  @Test func `The newest values are combined once all publishers have sent`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var log: [String] = []
    let connection = a.combineLatest(b).sink(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)\($1)") })
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    b.send(completion: .finished)
    expect(log, equals: ["2x", "3x", "3y", "end"])
    connection.cancel()
  }

  @Test func `Three and four publishers can be combined and transformed`() {
    let values = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    var sums: [Int] = []
    let connections = [
      values[0].combineLatest(values[1], values[2]) { $0 + $1 + $2 }.sink { sums.append($0) },
      values[0].combineLatest(values[1], values[2], values[3]).map { $0 + $1 + $2 + $3 }.sink { sums.append($0) },
    ]
    values[0].value = 10
    expect(sums, equals: [6, 10, 15, 19])
    for connection in connections { connection.cancel() }
  }

  @Test func `A zip pairs values by index, and completes when no further pair is possible`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var log: [String] = []
    let connection = a.zip(b).sink(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)\($1)") })
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(completion: .finished)
    expect(log, equals: ["1x"])
    b.send("y")
    expect(log, equals: ["1x", "2y", "end"])
    connection.cancel()
  }

  @Test func `A merge completes with the last publisher or with the first error`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Failed>() }
    var log: [String] = []
    let connection = subjects[0].merge(with: subjects[1], subjects[2]).sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    subjects[1].send(2)
    subjects[2].send(completion: .failure(Failed()))
    subjects[1].send(3)
    expect(log, equals: ["1", "2", "failure(failed)"])
    connection.cancel()
  }

  @Test func `Only the newest publisher is received`() {
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var log: [String] = []
    let connection = source.switchToLatest().sink(
      receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
    source.send(a)
    a.send(1)
    source.send(b)
    a.send(2)
    b.send(3)
    source.send(completion: .finished)
    b.send(4)
    b.send(completion: .finished)
    expect(log, equals: ["1", "3", "4", "end"])
    connection.cancel()
  }

  @Test func `A shared publisher is subscribed to once while it has subscribers`() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in events.append("on") }, receiveCancel: { events.append("off") }
    ).share()
    var values: [Int] = []
    let first = shared.sink { values.append($0) }
    let second = shared.sink { values.append($0 * 10) }
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    expect(values, equals: [1, 10, 20])
    expect(events, equals: ["on", "off"])
    let third = shared.sink { values.append($0) }
    expect(events, equals: ["on", "off", "on"])
    third.cancel()
  }

  @Test func `Values are assigned to a property of an object`() {
    final class Target { var value = 0 }
    let target = Target()
    let subject = PassthroughSubject<Int, Never>()
    let connection = subject.assign(to: \.value, on: target)
    subject.send(3)
    expect(target.value, equals: 3)
    connection.cancel()
    subject.send(4)
    expect(target.value, equals: 3)
  }

  @Test func `Notifications are sent while there are subscribers`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let connection = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    connection.cancel()
    center.post(name: name, object: nil)
    expect(count, equals: 1)
  }

  @Test func `An asynchronous loop waits for values and ends with them`() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    expect(values, equals: [1, 2, 3])
    do {
      for try await value in [4].publisher.tryMap({ value -> Int in
        if value == 4 { throw Failed() }
        return value
      }).values { values.append(value) }
      Issue.record("The loop has to throw.")
    } catch {}
  }
}

private struct Message: Error, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible {
  let description: String
  init(stringLiteral value: String) { description = value }
}
