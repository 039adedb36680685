import Foundation
import PreferenceTestSupport
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews

/// A column of numbered rows in a scroll view.
struct LazyColumn: View {
  var count = 100_000
  var height: CGFloat = 20
  var spacing: CGFloat? = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: spacing) {
        ForEach(0..<count, id: \.self) { index in
          Block("r\(index)", nil, height).preference(key: ListKey<Int>.self, value: [index])
        }
      }
      .accessibilityIdentifier("stack")
    }
    .accessibilityIdentifier("scroll")
  }
}

/// Returns a scroll distance toward the end of the content.
func down(_ distance: CGFloat) -> CGSize { CGSize(width: 0, height: distance) }
