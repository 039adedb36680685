/// The actions that an input has made due, in order.
package struct GestureActions {
  package struct Action {
    /// Whether it is code of the user, which may write state.
    package let isOfUser: Bool
    package let body: @MainActor () -> Void
  }

  package var list: [Action] = []

  package init() {}

  package mutating func append(_ body: @escaping @MainActor () -> Void) {
    list.append(Action(isOfUser: true, body: body))
  }

  package mutating func appendOfEngine(_ body: @escaping @MainActor () -> Void) {
    list.append(Action(isOfUser: false, body: body))
  }
}
