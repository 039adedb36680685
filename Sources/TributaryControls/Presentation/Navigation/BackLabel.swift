@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryLayout

/// The label of a back button: the title of the previous page, or “Back” if there is none or if it does not fit.
struct BackLabel: View, BuiltInComposite {
  private let back: NavigationPopAction?
  /// The title of the previous column, which is hidden.
  private let column: Binding<NavigationTitle>?
  private let hasWords: Bool

  init(back: NavigationPopAction, hasWords: Bool = true) {
    self.back = back
    self.hasWords = hasWords
    column = nil
  }

  init(column: Binding<NavigationTitle>) {
    back = nil
    hasWords = true
    self.column = column
  }

  /// The maximum width, in points.
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
        MaximumWidthLayout(width: Self.maximumWidth) {
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

/// A layout that limits the width that it proposes to a view.
private struct MaximumWidthLayout: Layout {
  /// The maximum width, in points.
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
