/// What drawing keeps from one frame to the next.
package struct DrawingState {
  /// Which display list is being made: a fragment of an earlier one was handed out and is not written again.
  package var revision: UInt32 = 1
  /// How many commands the fragment that was drawn last has, among those of one container.
  package var lastFragmentCount = 2

  package init() {}
}
