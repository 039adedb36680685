import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Fragments are mutated in place while no display list is held, and replaced while one is.
@Suite @MainActor struct FragmentReuseTests {
  private struct Scene: View {
    var step: Int

    var body: some View {
      VStack(spacing: 2) {
        ForEach(0..<4) { row in
          HStack(spacing: 1) {
            ForEach(0..<(row == step % 4 ? 3 : 2), id: \.self) { column in
              Color(white: Double((row * 3 + column + step) % 7) / 7)
                .frame(width: CGFloat(4 + (step + column) % 3), height: 4)
                .zIndex(column == step % 3 ? 1 : 0)
            }
          }
        }
        if step % 2 == 0 { Color.red.frame(width: 3, height: 3).opacity(step % 3 == 0 ? 0.5 : 1) }
        Color.blue.frame(width: 5, height: 5).overlay { if step % 5 < 2 { Color.green.padding(1) } }
      }
    }
  }

  private func picture(of step: Int) -> String {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Scene(step: step) }
    host.update()
    return host.displayList.description
  }

  @Test(arguments: [1, 2, 3, 5])
  func `A picture does not depend on how often earlier pictures were requested`(stride: Int) {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Scene(step: 0) }
    host.update()
    for step in 1...30 {
      host.show(Scene(step: step))
      if step % stride == 0 { expect(host.displayList.description, equals: picture(of: step), "step \(step)") }
    }
  }

  @Test func `A returned display list never changes`() {
    let host = ViewHost(size: CGSize(width: 60, height: 60)) { Scene(step: 0) }
    host.update()
    let kept = host.displayList
    let before = kept.description
    for step in 1...12 {
      host.show(Scene(step: step))
    }
    expect(kept.description, equals: before)
    expect(host.displayList.description, equals: picture(of: 12))
  }
}
