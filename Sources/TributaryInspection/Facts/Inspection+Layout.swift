public import Foundation

extension Inspection {
  /// The layout of an item.
  public struct Layout: Codable, Sendable, Equatable {
    /// The size proposal with which the item was placed.
    public var proposal: Proposal

    /// The size of the item, in points.
    public var size: CGSize

    /// The top-left corner in the enclosing item before effects, in points.
    public var origin: CGPoint

    /// Whether the size is the same for every proposal.
    public var isRigid: Bool

    /// The transform of the content beyond offsets, as a, b, c, d, tx, ty, or `nil` for none.
    public var transform: [Double]?

    /// The distribution of a stack's length among its children, or `nil` if the item is not a stack.
    public var distribution: Distribution?

    /// The alignment of a stack: `center`, `firstTextBaseline`, or the name of a custom guide; `nil` if the item is not
    /// a stack.
    public var alignment: String?

    /// The alignment guides that the item sets, with their most recent values.
    public var guides: [Guide]

    /// Creates the layout of an item. Lengths are in points.
    ///
    /// - Parameters:
    ///   - proposal: The size proposal with which the item was placed.
    ///   - size: The size of the item, in points.
    ///   - origin: The top-left corner in the enclosing item before effects, in points.
    ///   - isRigid: Whether the size is the same for every proposal.
    ///   - transform: The transform of the content beyond offsets, as a, b, c, d, tx, ty, or `nil` for none.
    ///   - distribution: The distribution of a stack's length among its children, or `nil` if the item is not a stack.
    ///   - alignment: The alignment of a stack: `center`, `firstTextBaseline`, or the name of a custom guide; `nil` if
    ///     the item is not a stack.
    ///   - guides: The alignment guides that the item sets, with their most recent values.
    public init(
      proposal: Proposal, size: CGSize, origin: CGPoint, isRigid: Bool = false, transform: [Double]? = nil,
      distribution: Distribution? = nil, alignment: String? = nil, guides: [Guide] = []
    ) {
      self.proposal = proposal
      self.size = size
      self.origin = origin
      self.isRigid = isRigid
      self.transform = transform
      self.distribution = distribution
      self.alignment = alignment
      self.guides = guides
    }
  }

  /// An alignment guide of an item.
  public struct Guide: Codable, Sendable, Equatable {
    /// The name of the guide: `leading`, `firstTextBaseline`, or the type of a custom guide.
    public var name: String
    /// The axis of the position. A `horizontal` guide is drawn as a vertical line.
    public var axis: String
    /// The position in the item's coordinates, in points from the left or the top.
    public var position: Double

    /// Creates a guide at a position in points.
    ///
    /// - Parameters:
    ///   - name: The name of the guide: `leading`, `firstTextBaseline`, or the type of a custom guide.
    ///   - axis: The axis of the position.
    ///   - position: The position in the item's coordinates, in points from the left or the top.
    public init(name: String, axis: String, position: Double) {
      self.name = name
      self.axis = axis
      self.position = position
    }
  }

  /// A proposed width and height. An unspecified length requests the ideal length of the item.
  public struct Proposal: Codable, Sendable, Equatable {
    /// The proposed width, in points.
    public var width: Length
    /// The proposed height, in points.
    public var height: Length

    /// Creates a proposal from two lengths.
    ///
    /// - Parameters:
    ///   - width: The proposed width, in points.
    ///   - height: The proposed height, in points.
    public init(width: Length, height: Length) {
      self.width = width
      self.height = height
    }
  }

  /// A length in points, which may also be unspecified or infinite. In JSON it is a number, `null`, or `"infinity"`.
  public enum Length: Codable, Sendable, Hashable {
    /// No proposed length; the item has its ideal length.
    case unspecified
    /// A length in points.
    case points(Double)
    /// An infinite length, which requests the maximum length of the item.
    case infinite

    /// Creates a length in points.
    ///
    /// - Parameter length: The length in points. Not-a-number is an unspecified length; an infinite number of either
    ///   sign is the maximum length.
    public init(_ length: Double) {
      self = length.isNaN ? .unspecified : length.isInfinite ? .infinite : .points(length == 0 ? 0 : length)
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .unspecified
      } else if let length = try? container.decode(Double.self) {
        self = .points(length)
      } else {
        self = .infinite
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .unspecified: try container.encodeNil()
      case .points(let length): try container.encode(length)
      case .infinite: try container.encode("infinity")
      }
    }
  }

  /// The distribution of a stack's length among its children.
  public struct Distribution: Codable, Sendable, Equatable {
    /// The axis: `horizontal` or `vertical`.
    public var axis: String

    /// The length to distribute, including the gaps, in points.
    public var length: Length

    /// The sum of the gaps, in points.
    public var gaps: Double

    /// One share for each child, in the order in which the children were measured.
    public var shares: [ChildAllocation]

    /// Creates a distribution of a length with its gaps, in points.
    ///
    /// - Parameters:
    ///   - axis: The axis: `horizontal` or `vertical`.
    ///   - length: The length to distribute, including the gaps, in points.
    ///   - gaps: The sum of the gaps, in points.
    ///   - shares: One share for each child, in the order in which the children were measured.
    public init(axis: String, length: Length, gaps: Double, shares: [ChildAllocation]) {
      self.axis = axis
      self.length = length
      self.gaps = gaps
      self.shares = shares
    }
  }

  /// The share of one child of a stack.
  public struct ChildAllocation: Codable, Sendable, Equatable {
    /// The number of the child's node.
    public var node: Int

    /// The layout priority of the child, a number without a unit. Higher priorities are measured first; unspecified for
    /// children that are measured last, such as spacers.
    public var priority: Length

    /// The difference between the maximum and the minimum length, in points; unspecified if the stack did not need it.
    public var flexibility: Length

    /// The length proposed to the child, in points; unspecified for its ideal length, or if a rigid child was not
    /// measured.
    public var offered: Length

    /// The resulting length of the child, in points.
    public var taken: Double

    /// The length that remains for the following children, in points; negative if they do not fit.
    public var left: Length

    /// Creates the share of one child.
    ///
    /// - Parameters:
    ///   - node: The number of the child's node.
    ///   - priority: The layout priority of the child, a number without a unit; unspecified for children that are
    ///     measured last.
    ///   - flexibility: The difference between the maximum and the minimum length, in points; unspecified if the stack
    ///     did not need it.
    ///   - offered: The length proposed to the child, in points; unspecified for its ideal length, or if a rigid child
    ///     was not measured.
    ///   - taken: The resulting length of the child, in points.
    ///   - left: The length that remains for the following children, in points; negative if they do not fit.
    public init(
      node: Int, priority: Length, flexibility: Length, offered: Length, taken: Double, left: Length
    ) {
      self.node = node
      self.priority = priority
      self.flexibility = flexibility
      self.offered = offered
      self.taken = taken
      self.left = left
    }
  }
}
