/// What of a scrolling view keeps a distance from its edges; see `contentMargins(_:_:for:)`.
public struct ContentMarginPlacement: Equatable, Sendable {
  package enum Part: Sendable { case all, content, indicators }

  package let part: Part

  /// The content and the bars.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(part: .all) }
  /// The content, not the bars that tell which part of it is seen.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(part: .content) }
  /// The bars that tell which part of the content is seen.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(part: .indicators) }
}
