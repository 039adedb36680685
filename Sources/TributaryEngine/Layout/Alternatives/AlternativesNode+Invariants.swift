extension AlternativesNode: CheckedNode {
  package final func checkInvariants(_ fail: (String) -> Void) {
    if shown !== choice(for: proposal) { fail("What is shown is what is chosen for the proposal.") }
    if announced !== shown { fail("After a frame what is below knows what is shown.") }
  }
}
