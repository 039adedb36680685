public import Tributary

/// A description of the view that a test means, such as the one with an identifier.
///
/// A string literal is an identifier; if no view has it, the text that a view shows; if no view shows it, an accessibility label.
/// The steps of scripts read names in the same order.
///
///     view.tap("save")                                        // .accessibilityIdentifier("save"), or else Text("save")
///     view.tap(.text("Delete").inside("row 3"))
///     view.expectVisible(.type(Badge.self).nth(1))
///     view.find(.where("wider than the screen") { $0.frame.width > 320 })
///
/// Views are found in view order. Those that are there but not to be seen (scrolled away, hidden, behind a sheet) are found;
/// pages below the one on top, candidates that a `ViewThatFits` does not show, rows that a lazy container has not made and
/// views on their way out are not.
public struct ViewFinder: Sendable, CustomStringConvertible {
  enum Criterion: Sendable {
    /// An identifier, or else a text, or else a label.
    case name(String)
    case identifier(String)
    case label(String)
    case text(String)
    case textContaining(String)
    /// A name as paths print it; of a generic view that is no composite one the name alone counts.
    case type(String)
    case typeNamed(String)
    case predicate(String, @MainActor @Sendable (FoundView) -> Bool)
  }

  enum Refinement: Sendable {
    case inside(ViewFinder)
    case containing(ViewFinder)
    case visible
    case nth(Int)
  }

  let criterion: Criterion
  private(set) var refinements: [Refinement] = []

  /// The view that was given an identifier with `accessibilityIdentifier(_:)`.
  public static func identifier(_ identifier: String) -> ViewFinder { ViewFinder(criterion: .identifier(identifier)) }

  /// The text that shows exactly this.
  public static func text(_ text: String) -> ViewFinder { ViewFinder(criterion: .text(text)) }

  /// A text that shows this somewhere.
  public static func text(containing part: String) -> ViewFinder { ViewFinder(criterion: .textContaining(part)) }

  /// A view of a type.
  public static func type(_ type: any View.Type) -> ViewFinder { ViewFinder(criterion: .type(typeName(of: type))) }

  /// A view of a type, by its name without type parameters: `"Button"`.
  public static func type(named name: String) -> ViewFinder { ViewFinder(criterion: .typeNamed(name)) }

  /// A view that satisfies a condition.
  ///
  /// - Parameters:
  ///   - description: What is looked for, for messages: `wider than the screen`.
  ///   - condition: Asked of every view that has a name, in view order.
  public static func `where`(
    _ description: String, _ condition: @escaping @MainActor @Sendable (FoundView) -> Bool
  ) -> ViewFinder {
    ViewFinder(criterion: .predicate(description, condition))
  }

  /// Only what stands inside another view.
  public func inside(_ other: ViewFinder) -> ViewFinder { refined(.inside(other)) }

  /// Only what has another view inside.
  public func containing(_ other: ViewFinder) -> ViewFinder { refined(.containing(other)) }

  /// Only what can be seen.
  public var visible: ViewFinder { refined(.visible) }

  /// One of several, in view order, from 0.
  public func nth(_ index: Int) -> ViewFinder { refined(.nth(index)) }

  private func refined(_ refinement: Refinement) -> ViewFinder {
    var finder = self
    finder.refinements.append(refinement)
    return finder
  }

  /// The finder in words: `text "Delete" inside (identifier "row 3")`.
  public var description: String { description { "view \"\($0)\"" } }

  /// The finder in words.
  ///
  /// - Parameter words: The words for a name, which is an identifier, a text or a label.
  func description(naming words: (String) -> String) -> String {
    let start = if case .name(let name) = criterion { words(name) } else { criterion.description }
    return refinements.reduce(start) { "\($0) \($1.description(naming: words))" }
  }
}

extension ViewFinder: ExpressibleByStringLiteral {
  /// The view with an identifier, or else with a text, or else with an accessibility label.
  public init(stringLiteral name: String) { self.init(criterion: .name(name)) }
}

extension ViewFinder.Criterion {
  var description: String {
    switch self {
    case .name(let name): "identifier, text or label \"\(name)\""
    case .identifier(let identifier): "identifier \"\(identifier)\""
    case .label(let label): "label \"\(label)\""
    case .text(let text): "text \"\(text)\""
    case .textContaining(let part): "text containing \"\(part)\""
    case .type(let name), .typeNamed(let name): "type \(name)"
    case .predicate(let description, _): "view that is \(description)"
    }
  }
}

extension ViewFinder.Refinement {
  fileprivate func description(naming words: (String) -> String) -> String {
    switch self {
    case .inside(let other): "inside (\(other.description(naming: words)))"
    case .containing(let other): "containing (\(other.description(naming: words)))"
    case .visible: "that is visible"
    case .nth(let index): "number \(index)"
    }
  }
}
