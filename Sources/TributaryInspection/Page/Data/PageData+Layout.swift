import Foundation

extension PageData {
  /// The layout of an item, without default values.
  struct Layout: Codable {
    /// Omitted if it equals the size.
    var proposal: Inspection.Proposal?
    /// Omitted if it equals that of the frame.
    var size: CGSize?
    var origin: CGPoint
    var isRigid: Bool?
    var transform: [Double]?
    var distribution: Distribution?
    var alignment: String?
    var guides: [Inspection.Guide]?

    init(_ layout: Inspection.Layout, in frame: CGRect?) {
      if layout.proposal != Self.proposal(of: layout.size) { proposal = layout.proposal }
      if layout.size != frame?.size { size = layout.size }
      origin = layout.origin
      if layout.isRigid { isRigid = true }
      transform = layout.transform
      distribution = layout.distribution.map(Distribution.init)
      alignment = layout.alignment
      if !layout.guides.isEmpty { guides = layout.guides }
    }

    private static func proposal(of size: CGSize) -> Inspection.Proposal {
      Inspection.Proposal(width: .init(Double(size.width)), height: .init(Double(size.height)))
    }

    /// Returns the complete layout of a node with a frame.
    func layout(in frame: CGRect?) -> Inspection.Layout {
      let size = size ?? frame?.size ?? .zero
      return Inspection.Layout(
        proposal: proposal ?? Self.proposal(of: size), size: size, origin: origin, isRigid: isRigid ?? false,
        transform: transform, distribution: distribution?.distribution, alignment: alignment, guides: guides ?? [])
    }
  }
  /// The distribution of a stack's length, with each share as a row of numbers.
  struct Distribution: Codable {
    var axis: String
    var length: Inspection.Length
    var gaps: Double
    /// The columns are node, priority, flexibility, offered, taken, and left.
    var shares: [[Inspection.Length]]

    init(_ distribution: Inspection.Distribution) {
      axis = distribution.axis
      length = distribution.length
      gaps = distribution.gaps
      shares = distribution.shares.map { share in
        let (node, taken) = (Inspection.Length.points(Double(share.node)), Inspection.Length.points(share.taken))
        return [node, share.priority, share.flexibility, share.offered, taken, share.left]
      }
    }

    /// The complete distribution, without malformed rows.
    var distribution: Inspection.Distribution {
      let shares = shares.compactMap { row -> Inspection.ChildAllocation? in
        guard row.count == 6, case .points(let node) = row[0], case .points(let taken) = row[4] else { return nil }
        return Inspection.ChildAllocation(
          node: Int(node), priority: row[1], flexibility: row[2], offered: row[3], taken: taken, left: row[5])
      }
      return Inspection.Distribution(axis: axis, length: length, gaps: gaps, shares: shares)
    }
  }
}
