public import Foundation

extension Inspection {
  /// A property of a view on its way to where its model stands.
  public struct Motion: Codable, Sendable, Equatable {
    /// The node of the property.
    public var node: Int
    /// What moves: `frame`, `opacity`, `effect`, `paint`, `shape`, `value`, `amount`, `scroll offset` or `transition`.
    public var property: String
    /// The animation as it prints itself.
    public var animation: String
    /// Seconds of virtual time at which the animation began.
    public var begin: Double
    /// Seconds of virtual time at which it ends; `nil` where only the animation knows.
    public var end: Double?
    /// Of a frame, where it is shown in the root at the time, in points; of everything else `nil`.
    public var shownFrame: CGRect?

    /// A way of a property.
    public init(
      node: Int, property: String, animation: String, begin: Double, end: Double? = nil, shownFrame: CGRect? = nil
    ) {
      self.node = node
      self.property = property
      self.animation = animation
      self.begin = begin
      self.end = end
      self.shownFrame = shownFrame
    }
  }

  /// A gesture that takes part in the press that goes on.
  public struct Gesture: Codable, Sendable, Equatable {
    /// The view that carries the gesture.
    public var node: Int
    /// `gesture`, with the name that its user gave it.
    public var name: String
    /// `possible`, `active`, `ended` or `failed`.
    public var status: String

    /// A gesture with its phase.
    public init(node: Int, name: String, status: String) {
      self.node = node
      self.name = name
      self.status = status
    }
  }
}
