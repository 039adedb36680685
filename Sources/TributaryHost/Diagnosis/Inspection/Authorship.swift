@_spi(Engine) public import TributaryEngine

/// Tells whose code a node stands for: a user's, or this package's.
@MainActor
package struct Authorship {
  private var known: [ObjectIdentifier: Bool?] = [:]

  package init() {}

  /// Whether the code that a node evaluates was written in this package: by the module of the view or the modifier whose
  /// body it is, and of a closure by that of the view around.
  package mutating func isOfPackage(_ node: ViewNode) -> Bool {
    var node: ViewNode? = node
    while let current = node {
      if let answer = isBodyOfPackage(current) { return answer }
      node = current.parent
    }
    return false
  }

  /// The same for a node that stands for a body; `nil` for any other.
  package mutating func isBodyOfPackage(_ node: ViewNode) -> Bool? {
    guard node is EvaluatedNode else { return nil }
    let type = type(of: node)
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let name = String(reflecting: type)
    let parameter = name.contains("BodyNode<") ? name.split(separator: "<").dropFirst().first : nil
    let answer = parameter.map { ["Tributary", "TributaryViews"].contains($0.prefix { $0 != "." }) }
    known[ObjectIdentifier(type)] = .some(answer)
    return answer
  }
}
