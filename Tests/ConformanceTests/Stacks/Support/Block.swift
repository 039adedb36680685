import TributaryContainers
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews

/// A colored rectangle that is found by name; an omitted side takes the proposal.
struct Block: View {
  let name: String
  let width: CGFloat?
  let height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

/// A colored rectangle whose width is the proposal clamped to limits.
struct Elastic: View {
  let name: String
  let least: CGFloat?
  let most: CGFloat?

  init(_ name: String, from least: CGFloat? = nil, to most: CGFloat? = nil) {
    self.name = name
    self.least = least
    self.most = most
  }

  var body: some View {
    Color.red.frame(minWidth: least, maxWidth: most).accessibilityIdentifier(name)
  }
}
