import TributaryDiagnostics

/// What a layout can do to a subview instead of placing it once, inside its bounds.
package enum Misplacement: String {
  case never = "not placed"
  case repeatedly = "placed more than once"
  case nowhere = "placed at a position that is not finite"
  case outside = "placed entirely outside the bounds"
  case fromZero = "placed as if the bounds began at zero; add bounds.origin"
  case outsidePlacing = "placed outside placeSubviews; the call was ignored"
}

extension ViewGraph {
  /// Reports a placement, once for each kind and container.
  ///
  /// - Parameter index: The first subview that it happened to.
  package func reportMisplacedSubview(
    _ misplacement: Misplacement, _ index: Int?, of count: Int, at node: ViewNode
  ) {
    let path = node.path
    var evidence = [Evidence("problem", misplacement.rawValue)]
    if let index { evidence.append(Evidence("subview", "\(index + 1) of \(count)")) }
    reportOnce(
      "misplaced:\(misplacement):\(path)", Diagnostic(.misplacedSubview, path: path, evidence: evidence))
  }
}
