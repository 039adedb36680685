/// A view that fills the picture and has a sheet, which a tap at the top-left corner presents.
package struct SheetStage<Content: View>: View {
  package let journal: Journal
  package let trigger: String
  package let content: () -> Content
  @State private var isPresented: Bool
  package init(
    _ journal: Journal = Journal(), isPresented: Bool = false, trigger: String = "open",
    @ViewBuilder content: @escaping () -> Content
  ) {
    (self.journal, self.trigger, self.content) = (journal, trigger, content)
    _isPresented = State(initialValue: isPresented)
  }
  package var body: some View {
    ZStack(alignment: .topLeading) {
      Color.yellow
      Trigger(trigger) { isPresented = true }
    }
    .onTapGesture { journal.note("behind") }
    .sheet(isPresented: $isPresented, onDismiss: { journal.note("dismissed") }, content: content)
  }
}

/// Returns the settled host of a presented sheet.
@MainActor
package func sheetHost<V: View>(
  _ journal: Journal = Journal(), _ width: CGFloat = 200, _ height: CGFloat = 300, safeArea: EdgeInsets = EdgeInsets(),
  @ViewBuilder content: @escaping () -> V
) -> ViewHost<SheetStage<V>> {
  settledHost(width, height, safeArea: safeArea) { SheetStage(journal, isPresented: true, content: content) }
}

extension ViewHost {
  /// Updates the host and runs all animations to their end.
  package func rest() {
    update()
    advance(by: 5)
  }

  /// Returns the displayed minimum y of a view, in points.
  package func shownY(_ name: String) -> CGFloat { presentedFrame(of: name)?.minY ?? .nan }
}
