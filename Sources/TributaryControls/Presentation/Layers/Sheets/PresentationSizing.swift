@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A type that determines the size of a sheet without detents, or the width of a sheet with detents.
///
/// A custom sizing returns the proposal for the sheet. If the width is `nil`, the sheet has the default width; if the
/// height is `nil`, it has the available height. A sheet is never larger than the window.
///
///     struct Half: PresentationSizing {
///       func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///         ProposedViewSize(width: 320, height: root.sizeThatFits(.unspecified).height)
///       }
///     }
///
/// > Source: conformance SHEET-40, SHEET-41.
public protocol PresentationSizing {
  /// Returns the size that is proposed to the views of a sheet, in points.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// A proxy for the views of a sheet, which a sizing measures.
public struct PresentationSizingRoot {
  let fits: (ProposedViewSize) -> CGSize

  /// Returns the size of the views for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fits(proposal) }
}

/// The context in which a sizing is applied.
public struct PresentationSizingContext {
  /// The previous size of the sheet, in points; `nil` when it is presented.
  let previous: CGSize?
}

/// A sizing with the width of the window up to 640 points, and the available height.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  static let width: CGFloat = 640

  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: Self.width, height: nil)
  }
}

/// A sizing with the ideal size of the views.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// A sizing for forms, with a width of up to 540 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: nil)
  }
}

/// A sizing for pages of text, with a width of up to 740 points.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 740, height: nil)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// A sizing with the width of the window up to 640 points, and the available height.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// A sizing with the ideal size of the views.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A sizing for forms, with a width of up to 540 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A sizing for pages of text, with a width of up to 740 points.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Returns this sizing with the ideal size of the views on the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    AdaptedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical) { root, _, _ in
      root.sizeThatFits(.unspecified)
    }
  }

  /// Returns this sizing with lengths on the given axes that never decrease.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    AdaptedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical) { _, context, base in
      guard let previous = context.previous else { return nil }
      return CGSize(
        width: max(previous.width, base.width ?? previous.width),
        height: max(previous.height, base.height ?? previous.height))
    }
  }
}

/// A sizing with modified lengths on some axes.
private struct AdaptedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool
  /// A closure that returns the modified lengths, or `nil` to keep those of the base.
  let adapt: (PresentationSizingRoot, PresentationSizingContext, ProposedViewSize) -> CGSize?

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    guard let size = adapt(root, context, proposal) else { return proposal }
    if horizontal { proposal.width = size.width }
    if vertical { proposal.height = size.height }
    return proposal
  }
}

extension View {
  /// Sets the sizing of the sheet that contains this view.
  ///
  /// > Source: conformance SHEET-40, SHEET-41.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentation(PresentationOptions(sizing: SizingPreference(sizing: sizing)))
  }
}

/// A sizing in a preference, which is equal to another one of the same type and value.
struct SizingPreference: Equatable {
  let sizing: any PresentationSizing

  static func == (a: Self, b: Self) -> Bool {
    func isEqual<S: PresentationSizing>(_ sizing: S) -> Bool {
      (b.sizing as? S).map { Comparison.areEqualValues(sizing, $0) } ?? false
    }
    return isEqual(a.sizing)
  }
}
