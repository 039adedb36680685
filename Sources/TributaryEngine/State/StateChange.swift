/// One write that changed something.
package struct StateChange {
  package let storage: StateStorage
  package let old: Any
  package let new: Any
}
