/// A colored rectangle that is found by name; an omitted side takes the proposal.
struct Block: View {
  let name: String
  let width, height: CGFloat?
  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    (self.name, self.width, self.height) = (name, width, height)
  }
  var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// A colored rectangle whose width is the proposal clamped to limits.
struct Elastic: View {
  let name: String
  let least, most: CGFloat?
  init(_ name: String, from least: CGFloat? = nil, to most: CGFloat? = nil) {
    (self.name, self.least, self.most) = (name, least, most)
  }
  var body: some View { Color.red.frame(minWidth: least, maxWidth: most).accessibilityIdentifier(name) }
}
