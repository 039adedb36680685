import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// Lazy grids whose ideal size determines whether they are shown.
@Suite @MainActor struct ConcealedGridTests {
  private struct Candidates: View {
    let texts: [String]
    let columns: Int

    var body: some View {
      ViewThatFits {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
          ForEach(texts.indices, id: \.self) { index in
            Text(texts[index]).accessibilityIdentifier("\(index)")
          }
        }
        .accessibilityIdentifier("grid")
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("other")
      }
    }
  }

  private func host(_ texts: [String], columns: Int) -> ViewHost<Candidates> {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Candidates(texts: texts, columns: columns) }
    host.update()
    return host
  }

  @Test func `A grid in a new host has the ideal columns of its whole first line`() {
    let host = host(["hello world", "a", "b"], columns: 2)
    expect(host.frame(of: "grid")?.width, equals: 200)
    expectNil(host.frame(of: "other"))
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test(arguments: [1, 2, 3])
  func `A grid with other cells is shown exactly if it is shown in a new host`(columns: Int) {
    let lists = [
      ["", "a", "b"], ["hello world", "a", ""], ["hello world", "hello world", "a", "b"], ["a"], [],
      ["a text that is wider than the window"],
    ]
    for before in lists {
      for after in lists {
        let edited = host(before, columns: columns)
        edited.show(Candidates(texts: after, columns: columns))
        let fresh = host(after, columns: columns)
        expect(edited.displayList.description, equals: fresh.displayList.description, "\(before), \(after)")
        expect(edited.identifiers, equals: fresh.identifiers, "\(before), \(after)")
        expect(edited.core.checkInvariants(recomputing: true), equals: [], "\(before), \(after)")
        expect(edited.update().counts.bodies, equals: 0, "\(before), \(after)")
      }
    }
  }
}
