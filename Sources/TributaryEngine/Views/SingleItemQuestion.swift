/// The question whether every value of a composite view type has exactly one item, which follows from the type of its body.
@usableFromInline @MainActor
package enum SingleItemQuestion {
  private static let question = TypeQuestion(assuming: true)

  /// The last answer in each slot, so that a row of equal views pays for a comparison only.
  private static var recent = ContiguousArray<Recent>(repeating: Recent(), count: 64)

  private struct Recent {
    var type: ObjectIdentifier?
    var answer = false
  }

  @usableFromInline
  package static func answer<V: View>(for type: V.Type) -> Bool {
    let id = ObjectIdentifier(type)
    let slot = Int(bitPattern: id) >> 4 & 63
    if recent[slot].type == id { return recent[slot].answer }
    let answer = question.answer(for: type) { V.Body._isSingleItem }
    // Inside another question the answer may depend on an assumption.
    if question.isClosed { recent[slot] = Recent(type: id, answer: answer) }
    return answer
  }
}
