import Foundation
import PreferenceTestSupport
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

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

extension ViewHost {
  /// Shows other content, and runs its first frame.
  func show(_ content: Content) {
    self.content = content
    update()
  }

  /// Expects that the tree satisfies its invariants, and that the host has no diagnostics.
  func expectSound(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) {
    expect(
      core.checkInvariants(), equals: [], fileID: fileID, filePath: filePath, line: line, column: column)
    expect(
      diagnostics.map(\.code), equals: [], fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
