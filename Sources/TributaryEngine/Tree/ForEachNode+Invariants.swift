extension ForEachNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if ids.count != children.count { fail("Every child has the id of its element.") }
  }
}
