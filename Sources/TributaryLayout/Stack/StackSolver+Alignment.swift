public import TributaryGeometry

extension StackSolver {
  /// Aligns the children on the alignment line, and computes their union across the stack.
  ///
  ///     guides 5 and 20, lengths 30 and 40   →   line at 20, extent 45
  ///
  /// The extent is computed from the children, not from the line: two equal guides of -20 add no length.
  /// - Returns: The extent across the stack, in points.
  @inlinable mutating func uniteAcross<Element: LayoutElement>(_ children: ContiguousArray<Element>) -> CGFloat {
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    if guides.isEmpty { guides.append(contentsOf: repeatElement(0, count: records.count)) }
    for index in records.indices {
      if !records[index].flags.contains(.guided) {
        guides[index] = dimensions(of: index, children: children).value(of: alignment).asCoordinate
        records[index].flags.formUnion(.guided)
      }
      low = min(low, -guides[index])
      high = max(high, records[index].cross - guides[index])
    }
    line = (-low).asCoordinate
    return (high - low).asLength
  }

  /// Returns the dimensions of a child at its recorded size.
  @inlinable func dimensions<Element: LayoutElement>(
    of index: Int, children: ContiguousArray<Element>
  ) -> ViewDimensions {
    let record = records[index]
    let size =
      axis == .horizontal
      ? CGSize(width: record.length, height: record.cross) : CGSize(width: record.cross, height: record.length)
    return children[index].dimensions(of: size, for: placedProposal(of: record, cross: probedCross))
  }

  /// Returns the start of a child across the stack, relative to the near edge, in points.
  ///
  /// - Parameter guide: The position of the alignment line in the child, if the children are aligned on guides.
  @inlinable @inline(__always)
  func crossOrigin(of record: StackChild, _ guide: CGFloat) -> CGFloat {
    if usesGuides { return (line - guide).asCoordinate }
    switch alignment.kind {
    case .start, .custom: return 0
    case .center: return (line - record.cross / 2).asCoordinate
    case .end, .firstTextBaseline, .lastTextBaseline: return (line - record.cross).asCoordinate
    }
  }

  /// Returns a guide of the stack, merged from the guides that its children have set, each offset by the child's
  /// origin.
  ///
  /// - Parameter dimensions: The dimensions of the stack; their proposal determines the origins of the children.
  /// - Returns: The guide in points from the top leading corner, or nil if no child has set it or containers do not
  ///   expose it.
  @inlinable package mutating func explicitGuide<Element: LayoutElement>(
    _ key: AlignmentKey, in dimensions: ViewDimensions, children: ContiguousArray<Element>
  ) -> CGFloat? {
    guard key.escapesContainers else { return nil }
    if isResolved, !hasUnmeasured, !isListStale, !guideFlags.maySet(key) { return nil }
    resolve(placingProposal(dimensions.proposal, in: dimensions.size), children: children)
    guard guideFlags.maySet(key) else { return nil }
    var merge = GuideMerge(key)
    var cursor: CGFloat = 0
    for index in records.indices {
      let record = records[index]
      cursor += gap(before: index)
      if record.flags.maySet(key) {
        let along = key.axis == axis
        let origin = along ? cursor.asCoordinate : crossOrigin(of: record, usesGuides ? guides[index] : 0)
        merge.add(self.dimensions(of: index, children: children).explicitValue(of: key).map { $0 + origin })
      }
      cursor += record.length
    }
    return merge.result
  }
}
