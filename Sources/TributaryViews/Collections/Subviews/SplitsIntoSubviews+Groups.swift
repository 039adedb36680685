@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension EmptyView: SplitsIntoSubviews {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {}
}

extension TupleView: SplitsIntoSubviews {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    for (index, view) in views.enumerated() { splitter.append(view, at: place.step(.index(index))) }
  }
}

extension ViewPair: SplitsIntoSubviews where Preceding: View, Last: View {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    splitter.append(preceding, at: place.step(.index(0)))
    splitter.append(last, at: place.step(.index(1)))
  }
}

extension Group: SplitsIntoSubviews where Content: View {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) { splitter.append(content, at: place) }
}

extension Optional: SplitsIntoSubviews where Wrapped: View {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    if let self { splitter.append(self, at: place.step(.index(0))) }
  }
}

extension ConditionalContent: SplitsIntoSubviews where TrueContent: View, FalseContent: View {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    switch storage {
    case .first(let view): splitter.append(view, at: place.step(.index(0)))
    case .second(let view): splitter.append(view, at: place.step(.index(1)))
    }
  }
}

extension AnyView: SplitsIntoSubviews {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    let finder = Finder(splitter, place)
    storage.show(to: finder)
    splitter = finder.splitter
  }

  /// A visitor that divides the view of a type-erased view into subviews.
  private final class Finder: ViewVisitor {
    var splitter: SubviewSplitter
    let place: SubviewContext

    init(_ splitter: SubviewSplitter, _ place: SubviewContext) {
      self.splitter = splitter
      self.place = place
    }

    func visit<V: View>(_ view: V) {
      splitter.append(view, at: place.step(.type(ObjectIdentifier(V.self))))
    }
  }
}

extension ForEach: SplitsIntoSubviews where Content: View {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    let data = data.resolvedElements
    let count = data.elementCount
    if Content._isSingleItem {
      let makeContent = content
      let readID = id.read
      return splitter.add(count, at: place) { index in
        let element = data[data.index(data.startIndex, offsetBy: index)]
        let content = makeContent(element)
        return content.describing(place.step(.element(AnyHashable(readID(element))))).element(of: content)
      }
    }
    // The views of each element are resolved. If the number of elements exceeds the limit, only the first ones are
    // made.
    let node = currentEvaluation.node
    let limit = node?.host.limits.maximumElements ?? .max
    if count > limit, let node { node.reportTooManyElements(count, shown: limit) }
    let readID = id.read
    for element in data.prefix(limit) {
      splitter.append(content(element), at: place.step(.element(AnyHashable(readID(element)))))
    }
  }
}

extension Section: SplitsIntoSubviews where Parent: View, Content: View, Footer: View {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    splitter.append(header, at: place.step(.index(0)).part(.header, ofSectionAt: place.path))
    if isExpanded?.wrappedValue ?? true {
      splitter.append(content, at: place.step(.index(1)).part(.content, ofSectionAt: place.path))
    }
    splitter.append(footer, at: place.step(.index(2)).part(.footer, ofSectionAt: place.path))
  }
}

extension ModifiedContent: SplitsIntoSubviews where Content: View, Modifier: ViewModifier {
  func split(into splitter: inout SubviewSplitter, at place: SubviewContext) {
    guard !Self._isSingleItem, Modifier._keepsSingleItem else {
      return splitter.add(self, at: describingByModifiers(place))
    }
    splitter.append(content, at: place.described(by: modifier).inside(modifier))
  }
}

/// A modifier that gives a view an explicit id.
protocol GivesExplicitID {
  var explicitID: AnyHashable { get }
}

extension IdentityModifier: GivesExplicitID {
  var explicitID: AnyHashable { AnyHashable(id) }
}
