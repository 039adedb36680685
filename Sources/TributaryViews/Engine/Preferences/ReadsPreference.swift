/// A node whose user wants to know a preference.
@MainActor
protocol ReadsPreference {
  var readKey: PreferenceKeyInfo { get }
}
