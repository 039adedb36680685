public import Tributary
@_spi(Engine) import TributaryEngine

/// What a finder has found, as it was when it was found.
public struct FoundView: Sendable, Equatable, CustomStringConvertible {
  /// The name of the view's type.
  public let type: String

  /// The view types from the root to this view.
  public let path: String

  /// The identifier that stands on this view.
  public let identifier: String?

  /// The texts that it shows, in view order.
  public let texts: [String]

  /// Where it stands in the root, in points: the bounding box after every offset, scale and rotation around it.
  public let frame: CGRect

  /// One line: the path, the texts and the frame.
  public var description: String {
    let identifier = identifier.map { " #\($0)" } ?? ""
    let texts = texts.isEmpty ? "" : " " + texts.prefix(3).map { "\"\($0.prefix(40))\"" }.joined(separator: " ")
    return "\(path)\(identifier)\(texts), \(PointText.text(frame))"
  }

  @MainActor
  init(_ node: ViewNode) {
    let named = node.namedNode
    type = named.pathComponent ?? "View"
    path = named.path
    identifier = node.standingIdentifier
    texts = node.shownTexts
    frame = node.frameInRoot
  }
}
