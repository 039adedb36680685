import TributaryDiagnostics
import TributaryLoopRules
import TributaryGeometry
@_spi(Engine) import TributaryEngine

extension LoopCycle {
  /// The places of the views from which the readers' values are measured.
  var measuredPlaces: [TreePosition] {
    series.readers.map { reader in publisher(to: reader).flatMap(\.node).map { TreePosition($0) } ?? reader.id.place }
  }

  /// Returns whether a measured view consists of an item and modifiers around it, so that another view inside the item
  /// can be measured instead.
  ///
  /// The item can belong to a copy of the tree, so items are compared by their places.
  func isMeasured(_ item: ItemNode) -> Bool {
    let measured = Set(series.readers.compactMap { measuredItem(of: $0).map { TreePosition($0) } })
    var next: ItemNode? = item
    while let current = next, current === item || current.asContainer == nil {
      if measured.contains(TreePosition(current)) { return true }
      next = current.container
    }
    return false
  }

  /// Returns the item that a reader measures. A geometry reader in a background or overlay measures the primary view.
  private func measuredItem(of reader: ReaderHistory) -> ItemNode? {
    let node = publisher(to: reader)?.node ?? reader.node
    let geometry = reader.id.name == .onGeometryChange ? nil : node.ancestors.first(of: GeometryReaderNode.self)
    let item = geometry ?? node.asItem ?? node.contributingItem
    if let owner = item?.ancestors.first(of: SecondaryNode.self), let secondary = owner.secondary,
      item?.ancestors.contains(where: { $0 === secondary }) ?? false
    {
      return owner
    }
    return item
  }

  /// Returns the change of geometry from which a reader derives a value without numbers, such as a Boolean; `nil` if
  /// the value is of another kind or the geometry has not changed.
  func geometryOfOtherValue(of reader: ReaderHistory) -> LoopStep.GeometryChange? {
    guard reader.id.name == .onGeometryChange, numbers(of: reader).new.isEmpty, let frames = frames(of: reader).first,
      frames.old != frames.new
    else { return nil }
    let question = frames.old.size == frames.new.size ? LoopStep.GeometryChange.Question.frame : .size
    return LoopStep.GeometryChange(question, old: frames.old, new: frames.new)
  }

  /// Returns the last change of the size from which a reader's value is measured; `nil` if there is none.
  func sizeChange(of reader: ReaderHistory) -> LoopSizeChange? {
    frames(of: reader).lazy.compactMap { frames in
      LoopSizeChange(from: frames.old.size, to: frames.new.size, received: numbers(of: reader))
    }.first
  }

  /// Returns the last change of the position from which a reader's value is measured; `nil` if there is none.
  func positionChange(of reader: ReaderHistory) -> LoopPositionChange? {
    frames(of: reader).lazy.filter(\.hasOrigin).compactMap { frames in
      LoopPositionChange(from: frames.old.origin, to: frames.new.origin, received: numbers(of: reader))
    }.first
  }

  private func numbers(of reader: ReaderHistory) -> (old: [Double], new: [Double]) {
    let last = reader.deliveries.last
    return (
      ValueShape(last?.old).numbers.map(\.number.value), ValueShape(last?.value).numbers.map(\.number.value)
    )
  }

  /// Returns the last changes of the measured frame: that of a geometry reader around the publisher or the reader, or
  /// that of a reader of geometry in the root.
  private func frames(of reader: ReaderHistory) -> [(old: CGRect, new: CGRect, hasOrigin: Bool)] {
    if reader.id.name == .onGeometryChange {
      guard let new = reader.deliveries.last?.place, let old = reader.deliveries.dropLast().last?.place else {
        return []
      }
      return [(old.frame, new.frame, true)]
    }
    let last = reader.deliveries.last
    if let frames = Self.frames(from: last?.old, to: last?.value) { return [frames] }
    let node = publisher(to: reader)?.node ?? reader.node
    guard let geometry = node.ancestors.first(of: GeometryReaderNode.self) else { return [] }
    return LoopPublisher.answers(of: geometry, in: evidence).filter { $0.question != .safeArea }.map {
      ($0.old, $0.new, $0.question == .frame)
    }
  }

  /// Returns received values that are frames, such as that of an anchor; `nil` for values of other types.
  private static func frames(from old: Any?, to new: Any?) -> (old: CGRect, new: CGRect, hasOrigin: Bool)? {
    switch (old, new) {
    case (let old as CGRect, let new as CGRect): (old, new, true)
    case (let old as CGPoint, let new as CGPoint):
      (CGRect(origin: old, size: .zero), CGRect(origin: new, size: .zero), true)
    default: nil
    }
  }
}

extension DeliveryTrack.Place {
  /// The origin in the root, with the size in the coordinates of the place.
  fileprivate var frame: CGRect { CGRect(origin: CGPoint(x: transform.tx, y: transform.ty), size: size) }
}

extension LoopStep.Exchange {
  /// Creates the description of exchanged views.
  init(_ exchange: LoopExchange) {
    let axes: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
    self.init(
      inserted: exchange.inserted.map { LoopStep.ExchangedView($0.name, size: $0.size) },
      removed: exchange.removed.map { LoopStep.ExchangedView($0.name, size: $0.size) }, counts: exchange.counts,
      constant: axes.compactMap { axes in
        exchange.constantItem(along: axes).map { constant in
          LoopStep.ConstantView(
            constant.item.container == nil ? nil : constant.item.layoutPath, along: axes, size: constant.newSize,
            passedTo: Self.inner(of: exchange.item, constant.item))
        }
      })
  }

  /// Returns the name of the view whose body contains an item, if another view around that body is outside it; `nil` if
  /// the body can measure the other view.
  private static func inner(of item: ItemNode, _ outer: ItemNode) -> String? {
    let body = item.nearestBody
    if outer.ancestors.contains(where: { $0 === body }) { return nil }
    // The outermost body can measure its whole content.
    let isOutermost = !body.ancestors.contains { $0.asEvaluated != nil && $0.pathComponent != nil }
    return outer.container == nil && isOutermost ? nil : body.pathComponent
  }
}
