public import Foundation

extension Inspection {
  /// How an item is laid out.
  public struct Layout: Codable, Sendable, Equatable {
    /// What the item was proposed when it was placed.
    public var proposal: Proposal

    /// What it answered, in points.
    public var size: CGSize

    /// The top-left corner in the item around, before effects, in points.
    public var origin: CGPoint

    /// Whether the size answers every proposal.
    public var isRigid: Bool

    /// What the item does to the coordinates of what is inside beyond offsets: a, b, c, d, tx, ty; `nil` for nothing.
    public var transform: [Double]?

    /// How a stack has divided its length; `nil` for what is no stack.
    public var distribution: Distribution?

    /// What a stack aligns its children by: `center`, `firstTextBaseline`, or the name of a guide; `nil` for what is no stack.
    public var alignment: String?

    /// The alignment guides that the item sets itself, as it answered them last.
    public var guides: [Guide]

    /// How an item is laid out.
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

  /// A line in an item that others may be aligned with.
  public struct Guide: Codable, Sendable, Equatable {
    /// `leading`, `firstTextBaseline`, or the type that names a guide of one's own.
    public var name: String
    /// Along which axis the position counts: a `horizontal` guide is drawn as a vertical line.
    public var axis: String
    /// In the item's coordinates, in points from the left or the top.
    public var position: Double

    /// A guide at a position, in points.
    public init(name: String, axis: String, position: Double) {
      self.name = name
      self.axis = axis
      self.position = position
    }
  }

  /// A width and a height, either of which may be left open.
  public struct Proposal: Codable, Sendable, Equatable {
    /// The width that is offered.
    public var width: Length
    /// The height that is offered.
    public var height: Length

    /// A proposal of two lengths.
    public init(width: Length, height: Length) {
      self.width = width
      self.height = height
    }
  }

  /// A length that may be left open or endless. In JSON a number, `null` or `"infinity"`.
  public enum Length: Codable, Sendable, Hashable {
    /// As long as the view would like to be.
    case unspecified
    /// So many points.
    case points(Double)
    /// As long as possible.
    case infinite

    /// A length in points; not-a-number leaves it open.
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

  /// How a stack has divided its length among its children.
  public struct Distribution: Codable, Sendable, Equatable {
    /// `horizontal` or `vertical`.
    public var axis: String

    /// What there was to divide, the gaps among it.
    public var length: Length

    /// The sum of the gaps.
    public var gaps: Double

    /// One share for each child, in the order in which they were served.
    public var shares: [Share]

    /// A length with its gaps in points and its shares.
    public init(axis: String, length: Length, gaps: Double, shares: [Share]) {
      self.axis = axis
      self.length = length
      self.gaps = gaps
      self.shares = shares
    }
  }

  /// What one child of a stack got.
  public struct Share: Codable, Sendable, Equatable {
    /// The child.
    public var node: Int

    /// The layout priority of the child: the higher ones are served first; open for what is served after all others, as
    /// spacers are.
    public var priority: Length

    /// The length at an endless proposal less that at none; open where nobody had to ask.
    public var flexibility: Length

    /// What the child was offered; open if it was asked for its ideal length, or was not asked because it is rigid.
    public var offered: Length

    /// What it took, in points.
    public var taken: Double

    /// What was left for those after it; negative if they do not fit.
    public var left: Length

    /// What one child got.
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
