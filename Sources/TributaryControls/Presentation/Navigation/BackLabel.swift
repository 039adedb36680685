@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryLayout

/// What the button says that leads back: the title of the page before, or Back where there is none, or no room for it.
struct BackLabel: View, FrameworkComposite {
  private let back: NavigationReturn?
  /// What stands on the column before, where that is not shown.
  private let column: Binding<NavigationTitle>?
  private let hasWords: Bool

  init(back: NavigationReturn, hasWords: Bool = true) {
    self.back = back
    self.hasWords = hasWords
    column = nil
  }

  init(column: Binding<NavigationTitle>) {
    back = nil
    hasWords = true
    self.column = column
  }

  /// No wider, in points.
  private static let maximumWidth: CGFloat = 120

  var body: some View {
    HStack(spacing: 4) {
      if hasWords {
        Image(systemName: "chevron.backward")
      } else {
        Image(systemName: "chevron.backward").accessibilityLabel("Back")
      }
      if !hasWords {
      } else if let title = back?.title ?? column?.wrappedValue.text {
        AtMost(width: Self.maximumWidth) {
          ViewThatFits(in: .horizontal) {
            title.lineLimit(1)
            word
          }
        }
      } else {
        word
      }
    }
  }

  private var word: some View { Text(verbatim: "Back").lineLimit(1).fixedSize() }
}

/// A view that is offered a width if it would like to be wider.
private struct AtMost: Layout {
  /// In points.
  let width: CGFloat

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: min(proposal.width ?? width, width), height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
