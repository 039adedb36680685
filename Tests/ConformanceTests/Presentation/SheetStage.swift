import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// A view that fills the picture and has a sheet, which is shown by a tap at the top left corner.
struct SheetStage<Content: View>: View {
  let journal: Journal
  let trigger: String
  let content: () -> Content
  @State private var isPresented: Bool

  init(
    _ journal: Journal = Journal(), isPresented: Bool = false, trigger: String = "open",
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.journal = journal
    self.trigger = trigger
    self.content = content
    _isPresented = State(initialValue: isPresented)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.yellow
      Trigger(trigger) { isPresented = true }
    }
    .onTapGesture { journal.note("behind") }
    .sheet(isPresented: $isPresented, onDismiss: { journal.note("dismissed") }, content: content)
  }
}

extension ViewHost {
  /// Shows what has changed, and lets everything that moves come to its end.
  func rest() {
    update()
    advance(by: 5)
  }

  /// Where a view is shown at the top, in points.
  func shownY(_ name: String) -> CGFloat { presentedFrame(of: name)?.minY ?? .nan }
}
