import ExpectationTestSupport
import Testing
import TributaryEngine

/// Bindings created from closures, whose isolation is checked before each call. A violation ends the process, so it
/// runs in a separate process.
struct BindingIsolationTests {
  private final class Counter: @unchecked Sendable {
    var reads = 0
    var value = 1
  }

  /// Returns a binding with main-actor closures.
  @MainActor
  fileprivate static func mainBinding(to counter: MainCounter) -> Binding<Int> {
    Binding(get: { counter.value }, set: { counter.value = $0 })
  }

  @MainActor
  @Test func `Main-actor closures run on the main actor`() {
    let counter = MainCounter()
    let binding = Self.mainBinding(to: counter)
    binding.wrappedValue = 5
    expect(binding.wrappedValue, equals: 5)
    expect(counter.value, equals: 5)
  }

  @Test func `A binding of the main actor can be handed to another thread`() async {
    await #expect(processExitsWith: .success) {
      let sent = await MainCounter.binding()
      let value = await Task.detached { await MainActor.run { sent.binding.wrappedValue } }.value
      precondition(value == 0)
    }
  }

  @Test func `A read of a binding of the main actor on another thread stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let sent = await MainCounter.binding()
      await Task.detached { _ = sent.binding.wrappedValue }.value
    }
  }

  @Test func `A write of a binding of the main actor on another thread stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let sent = await MainCounter.binding()
      await Task.detached { sent.binding.wrappedValue = 2 }.value
    }
  }

  @Test func `Closures without isolation can be called on any thread`() async {
    await #expect(processExitsWith: .success) {
      let counter = Counter()
      let binding = Self.freeBinding(to: counter)
      await Task.detached { binding.wrappedValue = binding.wrappedValue + 1 }.value
      precondition(counter.value == 2 && counter.reads == 1)
    }
  }

  /// Returns a binding whose closures are not isolated.
  private nonisolated static func freeBinding(to counter: Counter) -> Binding<Int> {
    Binding(
      get: {
        counter.reads += 1
        return counter.value
      }, set: { counter.value = $0 })
  }
}

/// A counter that is isolated to the main actor.
@MainActor
private final class MainCounter {
  var value = 0

  static func binding() -> SentBinding { SentBinding(binding: BindingIsolationTests.mainBinding(to: MainCounter())) }
}

/// A binding that a test passes to another thread, although it belongs to the main actor.
private struct SentBinding: @unchecked Sendable { let binding: Binding<Int> }
