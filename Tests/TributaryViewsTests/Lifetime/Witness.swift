/// An object that counts its living instances, which views and closures of a test hold.
final class Witness {
  final class Count {
    var alive = 0
  }

  private let count: Count

  init(_ count: Count) {
    self.count = count
    count.alive += 1
  }

  deinit { count.alive -= 1 }

  /// Refers to the witness, so that a closure captures it.
  func touch() {}
}
