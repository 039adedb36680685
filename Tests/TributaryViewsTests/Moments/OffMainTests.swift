import Dispatch
import Foundation
import Observation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryViews

/// Hands what belongs to the main thread to another one, on purpose.
private struct Smuggled<Value>: @unchecked Sendable {
  let value: Value
}

private final class Way {
  var list: Binding<[Int]>?
  var text: Binding<String>?
  var readLevel: () -> CGFloat = { 0 }
  var hold: GestureState<Bool>?
  var focus: FocusState<Bool>.Binding?
}

private struct Screen {
  let way: Way
  @State private var list: [Int] = []
  @State private var text = ""
  @GestureState private var isHeld = false
  @FocusState private var hasFocus: Bool
  @Environment(\.level) private var level
}

extension Screen: View {
  var body: some View {
    way.list = $list
    way.text = $text
    way.hold = $isHeld
    way.focus = $hasFocus
    way.readLevel = { level }
    return Color.red.frame(width: CGFloat(list.count % 90), height: 10).accessibilityIdentifier("a")
  }
}

/// State that other threads use: each read is a whole value, each write arrives, and what one thread does follows on itself.
@MainActor @Suite struct OffMainTests {
  private func run(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        body()
        DispatchQueue.main.async { done.resume() }
      }
    }
  }

  @Test func `Two thousand changes in place from one thread are two thousand`() async throws {
    let way = Way()
    let host = settledHost { Screen(way: way) }
    let list = Smuggled(value: try #require(way.list))
    await run { for number in 0..<2_000 { list.value.wrappedValue.append(number) } }
    #expect(list.value.wrappedValue == Array(0..<2_000))
    host.update()
    #expect(host.codes == [.stateWrittenOffMain])
  }

  @Test func `A thread goes on from what it wrote while the main thread applies it`() async throws {
    let way = Way()
    let host = settledHost { Screen(way: way) }
    let list = Smuggled(value: try #require(way.list))
    let isDone = Smuggled(value: DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      for number in 0..<20_000 { list.value.wrappedValue.append(number) }
      isDone.value.signal()
    }
    var rounds = 0
    while isDone.value.wait(timeout: .now()) == .timedOut, rounds < 100_000 {
      rounds += 1
      host.update()
      await Task.yield()
    }
    await run {}
    #expect(list.value.wrappedValue.count == 20_000)
  }

  @Test func `Reads beside writes of the main thread are whole values`() async throws {
    let way = Way()
    let host = settledHost { Screen(way: way) }
    let text = Smuggled(value: try #require(way.text))
    let isDone = Smuggled(value: DispatchSemaphore(value: 0))
    let torn = Smuggled(value: NSMutableArray())
    DispatchQueue.global().async {
      for _ in 0..<20_000 {
        let value = text.value.wrappedValue
        // Longer than what fits into the words of a string, and all of one letter.
        if Set(value).count > 1 || ![0, 40].contains(value.count) { torn.value.add(value) }
      }
      isDone.value.signal()
    }
    var number = 0
    while isDone.value.wait(timeout: .now()) == .timedOut {
      number += 1
      text.value.wrappedValue = String(repeating: ["a", "b", "c"][number % 3], count: 40)
      if number % 64 == 0 {
        host.update()
        await Task.yield()
      }
    }
    await run {}
    #expect(torn.value.count == 0)
    #expect(host.codes == [.stateWrittenOffMain])
  }

  @Test func `The environment, gesture states and the focus are read as whole values`() async throws {
    let way = Way()
    let host = settledHost { Screen(way: way) }
    host.environment.level = 3
    host.update()
    let smuggled = Smuggled(value: way)
    let answers = Smuggled(value: NSMutableArray())
    await run {
      answers.value.add(Double(smuggled.value.readLevel()))
      answers.value.add(smuggled.value.hold?.wrappedValue ?? true)
      answers.value.add(smuggled.value.focus?.wrappedValue ?? true)
      smuggled.value.focus?.wrappedValue = true
    }
    host.update()
    #expect(answers.value as? [AnyHashable] == [3.0, false, false])
    #expect(Set(host.codes).isSubset(of: [.stateWrittenOffMain]))
    #expect(host.core.checkInvariants() == [])
  }

  @Test func `Code of another thread is not taken for that of the body that is evaluated`() async throws {
    let way = Way()
    let host = settledHost { Screen(way: way) }
    let list = Smuggled(value: try #require(way.list))
    let gate = Smuggled(value: DispatchSemaphore(value: 0))
    let back = Smuggled(value: DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      gate.value.wait()
      _ = list.value.wrappedValue
      back.value.signal()
    }
    let blocking = settledHost {
      Blocking {
        gate.value.signal()
        back.value.wait()
      }
    }
    await run {}
    // The body did not read the list: its change evaluates nothing there.
    list.value.wrappedValue = [1]
    #expect(blocking.update().counts.bodies == 0)
    #expect(host.update().counts.bodies == 1)
  }
}

/// Waits in its body for another thread.
private struct Blocking: View {
  let wait: () -> Void
  var body: some View {
    let _ = wait()
    Color.red
  }
}
