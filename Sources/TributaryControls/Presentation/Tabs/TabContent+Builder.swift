@_spi(Engine) public import TributaryEngine

/// Tabs that a `ContentBuilder` combines.
extension ViewPair: TabContent
where Preceding: TabContent, Last: TabContent, Preceding.TabValue == Last.TabValue {
  public typealias TabValue = Preceding.TabValue

  @ViewBuilder public var _pages: some View {
    preceding._pages
    last._pages
  }
}
