/// A node whose user wants to know a preference.
@MainActor
package protocol ReadsPreference {
  var readKey: PreferenceKeyInfo { get }
}
