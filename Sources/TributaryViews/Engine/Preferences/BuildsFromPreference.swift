/// A node that builds content from a preference of the item that it stands around.
@MainActor
package protocol BuildsFromPreference: ReadsPreference {
  /// What is built; `nil` before the preference has been read.
  var builtContent: ViewNode? { get }

  /// Takes an item of the content that is about to be built anew, to have its geometry visited once it has.
  func visitAfterDelivery(_ item: ItemNode)
}
