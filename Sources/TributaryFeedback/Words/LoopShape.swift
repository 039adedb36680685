/// What stands on a loop, as far as it decides which edits open it.
package struct LoopShape: Equatable {
  package let readers: [Reader]
  package let states: [State]
  /// Nodes made since the recording began.
  package let nodesCreated: Int

  package init(readers: [Reader], states: [State], nodesCreated: Int) {
    self.readers = readers
    self.states = states
    self.nodesCreated = nodesCreated
  }

  /// What runs when it is told something, and writes state.
  package struct Reader: Equatable {
    package let name: ActionName
    /// Where what it is told comes from: a key, or the type of a value; `nil` if it is told nothing.
    package let source: String?

    package init(_ name: ActionName, source: String?) {
      self.name = name
      self.source = source
    }
  }

  /// A piece of state that is written.
  package struct State: Equatable {
    package let property: LoopProperty
    /// Whether it was written `true` or `false` last.
    package let isSwitch: Bool

    package init(_ property: LoopProperty, isSwitch: Bool) {
      self.property = property
      self.isSwitch = isSwitch
    }
  }
}
