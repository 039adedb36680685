/// An edit that opens a loop. States and keys are named as they are shown.
package enum LoopAdvice: Equatable {
  case writeOnRealChange(in: ActionName, state: String)
  case makeIdentitiesOnce
  case keepInput(LoopInput)
  case doNotWriteFromBody(state: String)
  case computeInBody(state: String)
  case setWhereItIsSet(ActionName, state: String)
  case scrollOncePerRequest(ActionName)
  case scrollByTheModel
  case keepOneSource(of: [String])
  /// - Parameter property: What a condition would read.
  case hideInsteadOfRemoving(state: String, property: String)
  case decideFromWhatStays(state: String)
  case reserveSpace(state: String, key: String)
  case changeOnRequest(state: String, key: String)
  case decideByTheModel(state: String)
  /// - Parameter modifier: What the state resizes, such as `frame(width:)`.
  case measureInside(key: String, state: String, modifier: String)
  /// - Parameter effect: The modifier that moves what is measured, such as `offset`.
  case measureOutside(key: String, effect: String)
  case useAnchors(state: String)
  case takeOutOfTheStack(key: String, state: String)
}
