@_spi(Engine) import TributaryEngine

/// The nodes that declare destinations of one kind in a navigation stack.
///
/// Every page can declare a destination for the same type. The first one, which applies to all of them, is found among
/// those of the lowest page, without a search of the pages above.
struct DeclaredDestinations {
  private struct Entry {
    unowned let node: NavigationDestinationNode
  }

  /// The nodes of each page that has any; the index of the root page is -1.
  private var entries: [Int: ContiguousArray<Entry>] = [:]
  /// The index of the lowest page with a node.
  private var lowestPage: Int?

  /// The first node in view order. Nodes in one page are compared at each access, because views can be rearranged.
  var first: NavigationDestinationNode? {
    guard let lowestPage, let lowest = entries[lowestPage] else { return nil }
    return lowest.lazy.map(\.node).min { $0.precedes($1) }
  }

  /// The nodes, in no particular order.
  var nodes: [NavigationDestinationNode] { entries.values.flatMap { $0.map(\.node) } }

  /// Inserts a node.
  mutating func insert(_ node: NavigationDestinationNode) {
    entries[page(of: node), default: []].append(Entry(node: node))
    lowestPage = min(lowestPage ?? .max, page(of: node))
  }

  /// Removes a node.
  ///
  /// - Complexity: O(*n*) for the last node on the lowest of *n* pages; independent of the other pages otherwise.
  mutating func remove(_ node: NavigationDestinationNode) {
    let page = page(of: node)
    entries[page]?.removeAll { $0.node === node }
    guard entries[page]?.isEmpty ?? false else { return }
    entries[page] = nil
    if page == lowestPage { lowestPage = entries.keys.min() }
  }

  private func page(of node: NavigationDestinationNode) -> Int { node.place?.page ?? -1 }
}

/// The destination for values of one type, and the pages that are created from it.
struct ResolvedDestination {
  let destination: NavigationDestination?
  /// The bodies of the pages.
  var pages = ReaderList()
}
