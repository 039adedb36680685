/// Returns a rigid rectangle.
@MainActor
package func box(_ width: CGFloat = 10, _ height: CGFloat = 10) -> some View {
  Color.red.frame(width: width, height: height)
}

/// Returns a rigid rectangle that publishes words.
@MainActor
package func word(_ words: String...) -> some View { box().preference(key: Words.self, value: words) }

extension View {
  /// Places the view at a point of a container that aligns at the top-leading corner.
  package func at(_ x: CGFloat, _ y: CGFloat) -> some View {
    padding(EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0))
  }

  /// Places the view at the top-leading corner of a rigid area.
  package func onCanvas(_ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height, alignment: .topLeading)
  }
}

/// A reader that fills the proposal and logs the result of `read` each time its content is built.
package struct Probe<Answer>: View {
  private let log: Log<Answer>
  private let read: (GeometryProxy) -> Answer

  package init(log: Log<Answer>, read: @escaping (GeometryProxy) -> Answer) { (self.log, self.read) = (log, read) }

  package var body: some View {
    GeometryReader { proxy in
      let _ = log.add(read(proxy))
      Color.clear
    }
  }
}
