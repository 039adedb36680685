import TributaryCombine
import TributaryDiagnostics

/// Objects that views observe as a whole: whoever declares one is told of its changes, whatever was read.
extension ViewGraph {
  /// An object is about to change, or has, that a node's view observes.
  func observedObjectWillChange(_ change: ObjectChange, readBy handle: NodeHandle) {
    guard let node = handles.node(for: handle), !node.flags.contains(.isRemoved) else { return }
    objectWillChange(for: ReaderList.Entry(handle: handle, evaluation: node.evaluation), change)
  }

  func reportOffMainWrite(_ change: ObjectChange, readBy handle: NodeHandle) {
    let property = change.name ?? "a property of an observable object"
    reportOnce(
      "off-main:\(property)",
      Diagnostic(
        .stateWrittenOffMain, path: handles.node(for: handle)?.path, evidence: [Evidence("property", property)]))
  }
}
