@_spi(Engine) public import TributaryEngine

/// A view that displays the result of a closure for the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, BuiltInComposite {
  public var body: some View { transform(SubviewsCollection(SubviewSplitter.split(subviews))).asContent(of: nil) }
}

/// A view that displays the result of a closure for the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, BuiltInComposite {
  public var body: some View { transform(SectionCollection(SubviewSplitter.split(sections))).asContent(of: nil) }
}

extension Group {
  /// Creates a group that displays the result of a closure for the subviews of a view.
  ///
  ///     Group(subviews: content) { subviews in
  ///       HStack { subviews[0]; VStack { subviews[1...] } }
  ///     }
  ///
  /// - Parameters:
  ///   - view: The view whose subviews or sections are displayed.
  ///   - transform: A closure that returns the views for the subviews.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }

  /// Creates a group that displays the result of a closure for the sections of a view.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews or sections are displayed.
  ///   - transform: A closure that returns the views for the sections.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}
