import Testing
import TributaryLoops

/// Marks on the main queue, tested without the queue.
struct QueueMarkTests {
  @Test func `One mark of each kind waits, however many frames run`() {
    var marks = QueueTracer()
    var posted = 0
    for frame in 1...10_000 {
      if marks.wantsBegin() { posted += 1 }
      if marks.wantsEnd(frame) { posted += 1 }
    }
    expect(posted, equals: 2)
  }

  @Test func `A mark that waits through several frames reports the last one`() {
    var marks = QueueTracer()
    let first = marks.wantsBegin()
    let second = marks.wantsBegin()
    expect(first && !second)
    expect(marks.begin, equals: 0)
    marks.beginHasRun(5)
    let third = marks.wantsBegin()
    expect(marks.begin, equals: 5)
    expect(third)
  }

  @Test func `Another end mark follows if a later frame ran in the meantime`() {
    var marks = QueueTracer()
    let wanted = [marks.wantsEnd(1), marks.wantsEnd(2)]
    expect(wanted, equals: [true, false])
    var again = [marks.endHasRun(1)]
    expect(marks.end, equals: 1)
    let isWantedTwice = marks.wantsEnd(3)
    expect(!isWantedTwice)
    again += [marks.endHasRun(2), marks.endHasRun(3)]
    expect(again, equals: [true, true, false])
    expect(marks.end, equals: 3)
  }
}
