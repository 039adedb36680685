import ExpectationTestSupport
import Testing
import TributaryEngine

/// A store that another module could access during a modification, so that an optimized build also checks its accesses.
public final class ModifiedStore {
  public var count = 0

  func modify(_ body: () -> Void) { hold(&count, body) }

  @inline(never)
  private func hold(_ value: inout Int, _ body: () -> Void) {
    value += 1
    body()
  }
}

struct AccessesInProgressTests {
  @Test func `A modification is in progress until it ends`() {
    let store = ModifiedStore()
    var found: [Bool] = [AccessesInProgress.exist]
    store.modify { found.append(AccessesInProgress.exist) }
    found.append(AccessesInProgress.exist)
    expect(found, equals: [false, true, false])
  }

  @Test func `The query leaves the accesses of the thread in place`() {
    let (store, other) = (ModifiedStore(), ModifiedStore())
    store.modify {
      expect(AccessesInProgress.exist)
      other.modify { expect(AccessesInProgress.exist) }
      expect(AccessesInProgress.exist)
    }
    expect(!AccessesInProgress.exist)
  }

  @Test func `A runtime without the functions provides no answer`() {
    expectNil(AccessesInProgress(beginningTask: "noSuchFunction"))
    expectNil(AccessesInProgress(endingTask: "noSuchFunction"))
    expectNil(RuntimeFunction.find("noSuchFunction"))
  }

  @Test func `Runtime functions that do not find a known access are not used`() {
    // The function returns the absolute value of its argument.
    expectNil(AccessesInProgress(beginningTask: "labs", endingTask: "labs"))
  }
}
