/// A colored rectangle that is found by name; an omitted side takes the proposal.
package struct Block: View {
  package let name: String
  package let width, height: CGFloat?
  package init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    (self.name, self.width, self.height) = (name, width, height)
  }
  package var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier(name) }
}

/// A colored rectangle whose width is the proposal clamped to limits.
package struct Elastic: View {
  package let name: String
  package let least, most: CGFloat?
  package init(_ name: String, from least: CGFloat? = nil, to most: CGFloat? = nil) {
    (self.name, self.least, self.most) = (name, least, most)
  }
  package var body: some View { Color.red.frame(minWidth: least, maxWidth: most).accessibilityIdentifier(name) }
}
