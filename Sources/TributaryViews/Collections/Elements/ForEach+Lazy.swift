@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics

extension NodeInputs {
  /// Whether a new node would be directly in a lazy container, so that its rows can be made on demand.
  ///
  /// A `ForEach` inside a row of another `ForEach` is made as a whole.
  package var standInLazyContainer: Bool {
    var node: ViewNode? = parent
    while let current = node, !(current is LazyRowNode) {
      if current.asItem != nil { return LazyContainerNode.isOne(current) }
      node = current.parent
    }
    return false
  }
}

extension ForEach where Content: View {
  /// Returns whether the elements are rows of a lazy container. Sections are not rows themselves but contain them.
  @usableFromInline @MainActor
  static func standsInLazyContainer(_ inputs: NodeInputs) -> Bool {
    inputs.standInLazyContainer && !viewsStandForSections(Content.self)
  }

  /// Makes the node of a `ForEach` in a lazy container, with its first row.
  @usableFromInline @MainActor
  static func makeLazyNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = LazyForEachNode<ID>(inputs)
    update(node, view)
    return node
  }

  @usableFromInline @MainActor
  static func updateLazyNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let list = node.made(as: LazyForEachNode<ID>.self)
    let old = list.count
    update(list, view)
    if view.pointee.id.isConstant, list.count != old {
      list.reportRangeChange(from: old, to: list.count)
    }
  }

  @MainActor
  private static func update(_ node: LazyForEachNode<ID>, _ view: UnsafePointer<Self>) {
    let numbers = Range(numbersIn: view.pointee.data)
    let storage = view.pointee.id.storage(of: view.pointee.data, numbers: numbers)
    // The row builder of the node retains the elements from which the known ids were read.
    let isKnown = storage != nil && storage == node.storage
    let closure = ClosureIdentity(at: view)
    // Each row reads for itself, and a row builder that is passed on unchanged would make the same rows.
    if isKnown, closure == node.closure { return }
    node.closure = closure
    let elements = isKnown ? node.elements : elements(of: view, numbers, for: node)
    node.update(elements, from: storage, rowBuilder(of: view, numbers))
  }

  @MainActor
  private static func elements(
    of view: UnsafePointer<Self>, _ numbers: Range<Int>?, for node: LazyListNode
  ) -> LazyElements<ID> {
    withCurrentEvaluation {
      let data = view.pointee.data
      let readID = view.pointee.id.read
      let count = numbers?.count ?? data.count
      if let numbers, count > LazyElements<ID>.mostListedNumbers, let id = readID as? (Int) -> ID {
        let elements = LazyElements.counted(numbers, id: id)
        if count > elements.count { node.reportTooManyElements(count, shown: elements.count, .note) }
        return elements
      }
      let limit = LazyElements<ID>.mostListed
      if count > limit { node.reportTooManyElements(count, shown: limit) }
      node.idsRead += min(count, limit)
      let stored = data.withContiguousStorageIfAvailable { elements in
        // In a generic function, an iterator and an append each take several times as long as the id.
        let count = min(elements.count, limit)
        return ContiguousArray<ID>(unsafeUninitializedCapacity: count) { ids, filled in
          while filled < count {
            ids.initializeElement(at: filled, to: readID(elements[filled]))
            filled += 1
          }
        }
      }
      if let stored { return .listed(stored, numbers: numbers) }
      var ids = ContiguousArray<ID>()
      ids.reserveCapacity(min(count, limit))
      for element in data {
        if ids.count == limit { break }
        ids.append(readID(element))
      }
      return .listed(ids, numbers: numbers)
    }
  }

  @MainActor
  private static func rowBuilder(
    of view: UnsafePointer<Self>, _ numbers: Range<Int>?
  ) -> @MainActor (LazyRowNode) -> Void {
    let data = view.pointee.data.resolvedElements
    let content = view.pointee.content
    return { row in
      // A collection that changes between accesses must not be subscripted beyond its current end.
      guard row.index < numbers?.count ?? data.count, let list = row.list else { return }
      withEvaluation(of: row) {
        // Offsetting an index can compute the length of the collection, which can overflow for a range of integers.
        if let number = numbers.map({ $0.lowerBound + row.index }) as? Data.Element { return content(number) }
        return content(data[data.index(data.startIndex, offsetBy: row.index)])
      } apply: { view in
        if let existing = row.content {
          Content._updateNode(view, existing)
        } else {
          row.adopt(Content._makeNode(view, NodeInputs(parent: row, environment: list.environment)))
        }
      }
    }
  }
}
