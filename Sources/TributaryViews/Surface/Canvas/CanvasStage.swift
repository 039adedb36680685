@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// Where a canvas draws: what its contexts share.
final class CanvasStage {
  let environment: EnvironmentValues
  let size: CGSize
  let revision: UInt32
  /// `nil` once the renderer has returned: a context that was kept draws nothing any more.
  private(set) var node: ItemNode?
  /// The canvas, also after that: who draws on another thread is told of later.
  private(set) weak var canvas: ItemNode?

  init(_ node: ItemNode, _ environment: EnvironmentValues, _ size: CGSize, _ revision: UInt32) {
    self.node = node
    canvas = node
    self.environment = environment
    self.size = size
    self.revision = revision
  }

  func close() { node = nil }

  func report(_ what: String, _ given: String) {
    node.map { $0.host.reportInvalidDimension(what, given, at: $0) }
  }
}

/// What is drawn, back to front.
final class CanvasLayer {
  var commands: ContiguousArray<DisplayCommand> = []
}
