/// The combined status of two gestures, as tables.
struct RuleTests {
  @Test(arguments: [
    (GestureStatus.active, GestureStatus.active, GestureStatus.active, GestureVerdict.rejected),
    (.active, .possible, .active, .rejected), (.active, .ended, .active, .rejected),
    (.possible, .active, .active, .provisional), (.possible, .possible, .possible, .provisional),
    (.possible, .ended, .possible, .provisional), (.possible, .failed, .possible, .provisional),
    (.ended, .active, .ended, .rejected), (.ended, .possible, .ended, .rejected),
    (.failed, .active, .active, .selected),
    (.failed, .possible, .possible, .selected), (.failed, .ended, .ended, .selected),
    (.failed, .failed, .failed, .selected),
  ])
  func `The first recognized gesture excludes the other`(
    _ first: GestureStatus, _ second: GestureStatus, _ together: GestureStatus, _ verdict: GestureVerdict
  ) {
    expect(ExclusiveRule.status(first, second), equals: together)
    expect(ExclusiveRule.verdictOfSecond(first, .selected), equals: verdict)
    expect(ExclusiveRule.verdictOfSecond(first, .rejected), equals: .rejected)
  }

  @Test(arguments: [
    (GestureStatus.active, GestureStatus.failed, GestureStatus.active), (.possible, .ended, .possible),
    (.failed, .ended, .ended), (.ended, .ended, .ended), (.failed, .failed, .failed), (.ended, .active, .active),
  ])
  func `Two simultaneous gestures end when both have ended`(
    _ first: GestureStatus, _ second: GestureStatus, _ together: GestureStatus
  ) {
    expect(SimultaneousRule.status(first, second), equals: together)
    expect(SimultaneousRule.status(second, first), equals: together)
  }
}
