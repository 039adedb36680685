public import Tributary

/// A description of the view that a test refers to, such as a view with an identifier.
///
/// A string literal matches a view with that identifier; if there is none, a text with that content; if there is none,
/// an accessibility label. Script steps resolve names in the same order.
///
///     view.tap("save")                                 // .accessibilityIdentifier("save"), or else Text("save")
///     view.tap(.text("Delete").inside("row 3"))
///     view.expectVisible(.type(Badge.self).nth(1))
///     view.find(.where("wider than the screen") { $0.frame.width > 320 })
///
/// Matches are in view order. Finders match views that exist but are not visible (scrolled away, hidden, or behind a
/// sheet). They do not match pages below the top page, unselected candidates of a `ViewThatFits`, rows that a lazy
/// container has not created, and removed views in a transition. If an action or expectation requires one view, a
/// hidden view counts only if no other view matches. The texts of a view do not include hidden ones, such as the title
/// of a command.
public struct ViewFinder: Sendable, CustomStringConvertible {
  /// The property by which a finder selects views.
  enum Criterion: Sendable {
    /// An identifier, or else a text, or else a label.
    case name(String)
    case identifier(String)
    case label(String)
    case text(String)
    case textContaining(String)
    /// A type name as printed in paths. For a generic view that is not composite, only the base name is compared.
    case type(String)
    case typeNamed(String)
    case predicate(String, @MainActor @Sendable (FoundView) -> Bool)
  }

  /// A condition that limits the matches of a finder.
  enum Refinement: Sendable {
    case inside(ViewFinder)
    case containing(ViewFinder)
    case visible
    case nth(Int)
  }

  let criterion: Criterion
  private(set) var refinements: [Refinement] = []

  /// Returns a finder for the view with the given identifier, as set with `accessibilityIdentifier(_:)`.
  ///
  /// - Parameter identifier: The identifier.
  public static func identifier(_ identifier: String) -> ViewFinder { ViewFinder(criterion: .identifier(identifier)) }

  /// Returns a finder for a text with exactly the given content.
  ///
  /// - Parameter text: The complete content of the text. Case and spaces are significant.
  public static func text(_ text: String) -> ViewFinder { ViewFinder(criterion: .text(text)) }

  /// Returns a finder for a text that contains the given text.
  ///
  /// - Parameter part: A part of the content. Case and spaces are significant.
  public static func text(containing part: String) -> ViewFinder { ViewFinder(criterion: .textContaining(part)) }

  /// Returns a finder for a view of a type.
  ///
  /// - Parameter type: The type of the view, such as `Badge.self`.
  public static func type(_ type: any View.Type) -> ViewFinder { ViewFinder(criterion: .type(typeName(of: type))) }

  /// Returns a finder for a view of a type with the given name, without type parameters, such as `"Button"`.
  ///
  /// - Parameter name: The name of the type without its module and type parameters.
  public static func type(named name: String) -> ViewFinder { ViewFinder(criterion: .typeNamed(name)) }

  /// Returns a finder for a view that satisfies a condition.
  ///
  /// - Parameters:
  ///   - description: The condition in words, for messages: `wider than the screen`.
  ///   - condition: A predicate, evaluated for every view with a name, in view order.
  public static func `where`(
    _ description: String, _ condition: @escaping @MainActor @Sendable (FoundView) -> Bool
  ) -> ViewFinder {
    ViewFinder(criterion: .predicate(description, condition))
  }

  /// Limits the matches to views inside another view.
  ///
  /// - Parameter other: The other view. It may match several views.
  public func inside(_ other: ViewFinder) -> ViewFinder { refined(.inside(other)) }

  /// Limits the matches to views that contain another view.
  ///
  /// - Parameter other: The other view. It may match several views.
  public func containing(_ other: ViewFinder) -> ViewFinder { refined(.containing(other)) }

  /// A finder that limits the matches to visible views.
  public var visible: ViewFinder { refined(.visible) }

  /// Selects one of several matches by its index in view order, from 0.
  ///
  /// - Parameter index: The index of the match, from 0.
  public func nth(_ index: Int) -> ViewFinder { refined(.nth(index)) }

  private func refined(_ refinement: Refinement) -> ViewFinder {
    var finder = self
    finder.refinements.append(refinement)
    return finder
  }

  /// A description in words: `text "Delete" inside (identifier "row 3")`.
  public var description: String { description { "view \"\($0)\"" } }

  /// Returns the finder in words.
  ///
  /// - Parameter words: Returns the words for a name, which is an identifier, a text, or a label.
  func description(naming words: (String) -> String) -> String {
    let start = if case .name(let name) = criterion { words(name) } else { criterion.description }
    return refinements.reduce(start) { "\($0) \($1.description(naming: words))" }
  }
}

extension ViewFinder: ExpressibleByStringLiteral {
  /// Creates a finder for the view with the given identifier, or else with the given text or accessibility label.
  ///
  /// - Parameter name: The identifier, the content of a text, or the accessibility label.
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
