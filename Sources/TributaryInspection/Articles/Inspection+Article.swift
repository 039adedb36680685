extension Inspection {
  /// An article of the catalogue of diagnostics, so that a page can show it where there is no catalogue.
  public struct Article: Codable, Sendable, Equatable {
    /// As ``Finding/article`` says it.
    public var name: String
    /// Markdown as documentation catalogues write it.
    public var text: String

    /// An article by its name.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }
}

extension Inspection.Article {
  /// The articles about loops, which need more words than a page of 80 columns has.
  static let all = [feedbackLoop, latentFeedback]

  /// Those that findings name, each once.
  static func all(about findings: [Inspection.Finding]) -> [Inspection.Article] {
    let names = Set(findings.map(\.article))
    return all.filter { names.contains($0.name) }
  }
}
