@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// How large a sheet is, where it has no detents; of one with detents only the width.
///
/// A sizing of your own answers what the sheet is offered. Without a width it has the standard one, without a height all that
/// there is; it is never larger than the window.
///
///     struct Half: PresentationSizing {
///       func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///         ProposedViewSize(width: 320, height: root.sizeThatFits(.unspecified).height)
///       }
///     }
///
/// > Source: conformance SHEET-40, SHEET-41.
public protocol PresentationSizing {
  /// The size that the views of a sheet are offered, in points.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The views of a sheet, as a sizing may ask them.
public struct PresentationSizingRoot {
  let fits: (ProposedViewSize) -> CGSize

  /// The size that the views would take of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fits(proposal) }
}

/// What a sizing knows of the sheet.
public struct PresentationSizingContext {
  /// The size that the sheet had before; `nil` when it comes.
  let previous: CGSize?
}

/// As wide as the window, up to 640 points, and as high as there is room.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  static let width: CGFloat = 640

  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: Self.width, height: nil)
  }
}

/// As large as the views would like to be.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// The width of a form: up to 540 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: nil)
  }
}

/// The width of a page of text: up to 740 points.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public nonisolated func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 740, height: nil)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As wide as the window, up to 640 points, and as high as there is room.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the views would like to be.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The width of a form: up to 540 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The width of a page of text: up to 740 points.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// This sizing, on the given axes as large as the views would like to be.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    AdaptedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical) { root, _, _ in
      root.sizeThatFits(.unspecified)
    }
  }

  /// This sizing, on the given axes never smaller than before.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    AdaptedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical) { _, context, base in
      guard let previous = context.previous else { return nil }
      return CGSize(
        width: max(previous.width, base.width ?? previous.width),
        height: max(previous.height, base.height ?? previous.height))
    }
  }
}

/// A sizing with other lengths on some axes.
private struct AdaptedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool
  /// The other lengths; `nil` for those of the base.
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
  /// Sets how large the sheet is that this view stands in.
  ///
  /// > Source: conformance SHEET-40, SHEET-41.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentation(PresentationOptions(sizing: SizingPreference(sizing: sizing)))
  }
}

/// A sizing as a wish, equal to another one of the same values.
struct SizingPreference: Equatable {
  let sizing: any PresentationSizing

  static func == (a: Self, b: Self) -> Bool {
    func isEqual<S: PresentationSizing>(_ sizing: S) -> Bool {
      (b.sizing as? S).map { Comparison.areEqualValues(sizing, $0) } ?? false
    }
    return isEqual(a.sizing)
  }
}
