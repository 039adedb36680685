/// A node that builds content from a preference of the item that it stands around.
@MainActor
package protocol BuildsFromPreference: ReadsPreference, AnyObject {
  /// What is built; `nil` before the preference has been read.
  var builtContent: ViewNode? { get }

  /// Who waits for it.
  var built: PreferenceDependentContent { get set }
}
