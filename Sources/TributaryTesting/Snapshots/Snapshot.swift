/// A text that is compared with what was recorded under its name.
struct Snapshot {
  /// What it is, for messages: `picture`.
  let title: String
  /// The name of its file.
  let name: String
  /// Ends with a line feed.
  let text: String

  init(title: String, name: String, text: String) {
    self.title = title
    self.name = name
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }
}
