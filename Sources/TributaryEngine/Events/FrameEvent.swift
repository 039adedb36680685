/// What the engine does, told while it happens: the one account that the loop rules, tracers and tests read.
///
/// Who caused an evaluation, an invalidation or a publication is the evaluation that goes on meanwhile: `currentEvaluation`.
/// When nobody listens, no event is made.
package enum FrameEvent {
  /// A pointer did something; what follows from it comes next.
  case willHandle(PointerEvent)

  /// The gesture of a view has come to another phase of what the pointer does. Its actions come next.
  case didRecognize(ItemNode, gesture: String, status: String)

  /// The passes over the tree begin, for the `pass`th time in this frame.
  case willWalk(pass: Int)

  /// The passes have been over the tree; what they found due is about to be judged and run.
  case didWalk(pass: Int)

  /// A view has a new value, which differs from the current one in a closure or object that was created again.
  case didReceive(ViewNode, UnequalInput)

  /// A body or a content closure is about to run.
  case willEvaluate(ViewNode)

  /// The size or the content of an item is out of date. Told of the item where it began, then of those around it.
  case didInvalidate(ItemNode)

  /// What an item publishes under a key may have changed; without a key, items have come or gone in it.
  case didPublish(ItemNode, PreferenceKeyInfo?)

  /// Someone who read geometry of an item would be answered otherwise now.
  case didAnswerAnew(GeometryAnswer)

  /// An action is about to run.
  case willAct(PendingAction)

  /// The action has run.
  case didAct

  /// State is about to be written, perhaps with the value that it has.
  case willWrite(StateStorage)

  /// State has changed.
  case didChange(StateWrite)

  /// A view is wished to be seen below a scroll view reader, by its id.
  case didAskToScroll(ViewNode, to: AnyHashable)

  /// A write was refused, because views were being evaluated.
  case didRefuse(StateStorage)
}
