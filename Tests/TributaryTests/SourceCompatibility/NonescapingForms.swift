// Content closures that do not escape in SwiftUI. A wrapper in client code passes its own non-escaping closure to them.

private struct Chosen: Identifiable {
  let id: Int
}

/// The views of a test.
@MainActor
private final class Views {
  private(set) var all: [AnyView] = []
  func add(_ view: some View) { all.append(AnyView(view)) }
}

/// A wrapper with non-escaping builders.
@MainActor
private enum Wrapper {
  static func containers<Content: View>(@ViewBuilder _ content: () -> Content) -> [AnyView] {
    let views = Views()
    views.add(VStack(content: content))
    views.add(HStack(content: content))
    views.add(ZStack(content: content))
    views.add(LazyVStack(content: content))
    views.add(LazyHStack(content: content))
    views.add(LazyVGrid(columns: [GridItem()], content: content))
    views.add(LazyHGrid(rows: [GridItem()], content: content))
    views.add(Grid(content: content))
    views.add(GridRow(content: content))
    views.add(Group(content: content))
    views.add(Section(content: content))
    views.add(Form(content: content))
    views.add(List(content: content))
    views.add(ScrollView(content: content))
    views.add(ViewThatFits(content: content))
    views.add(GroupBox(content: content))
    views.add(ControlGroup(content: content))
    views.add(GlassEffectContainer(content: content))
    views.add(TabView(content: content))
    views.add(NavigationView(content: content))
    views.add(NavigationStack(root: content))
    views.add(VStackLayout()(content))
    return views.all
  }

  static func titled<Content: View>(@ViewBuilder _ content: () -> Content) -> [AnyView] {
    let views = Views()
    let title = { Text("Title") }
    views.add(Section("Title", content: content))
    views.add(Section(content: content, header: title))
    views.add(Section(content: content, header: title, footer: title))
    views.add(GroupBox("Title", content: content))
    views.add(GroupBox(content: content, label: title))
    views.add(ControlGroup("Title", content: content))
    views.add(LabeledContent("Title", content: content))
    views.add(LabeledContent(content: content, label: title))
    views.add(Picker("Title", selection: .constant(1), content: content))
    views.add(Picker(selection: .constant(1), content: content, label: title))
    views.add(TabView(selection: .constant(1), content: content))
    views.add(Menu("Title", content: content))
    views.add(Menu(content: content, label: title))
    views.add(NavigationLink("Title", destination: content))
    views.add(NavigationSplitView(sidebar: content, detail: title))
    return views.all
  }

  static func labels<Content: View>(@ViewBuilder _ label: () -> Content) -> [AnyView] {
    let views = Views()
    views.add(Button(action: {}, label: label))
    views.add(Toggle(isOn: .constant(true), label: label))
    views.add(Label(title: label, icon: { Image(systemName: "star") }))
    views.add(Menu(content: { Text("Item") }, label: label))
    views.add(NavigationLink(destination: { Text("Page") }, label: label))
    views.add(DisclosureGroup(content: { Text("Row") }, label: label))
    views.add(ProgressView(label: label))
    views.add(Gauge(value: 0.5, label: label))
    views.add(Stepper(value: .constant(1), label: label))
    views.add(DatePicker(selection: .constant(.distantPast), label: label))
    views.add(ColorPicker(selection: .constant(.red), label: label))
    views.add(ContentUnavailableView(label: label))
    return views.all
  }

  static func decorations<Content: View>(@ViewBuilder _ content: () -> Content) -> [AnyView] {
    let views = Views()
    let view = Text("View")
    views.add(view.overlay(content: content))
    views.add(view.overlay(alignment: .top, content: content))
    views.add(view.background(content: content))
    views.add(view.background(alignment: .top, content: content))
    views.add(view.mask(content))
    views.add(view.safeAreaInset(edge: .top, content: content))
    views.add(view.safeAreaBar(edge: .top, content: content))
    views.add(view.tabItem(content))
    views.add(view.swipeActions(content: content))
    views.add(view.contextMenu(menuItems: content))
    views.add(view.contextMenu(menuItems: content, preview: { Text("Preview") }))
    views.add(view.searchSuggestions(content))
    views.add(view.inspector(isPresented: .constant(true), content: content))
    views.add(view.navigationDestination(isPresented: .constant(false), destination: content))
    views.add(view.toolbar(content: content))
    views.add(view.draggable("Text", preview: content))
    views.add(view.alert("Title", isPresented: .constant(true), actions: content))
    views.add(view.confirmationDialog("Title", isPresented: .constant(true), actions: content))
    return views.all
  }

  /// Views whose content is accepted and not shown.
  static func ignored<Content: View>(@ViewBuilder _ content: () -> Content) -> [AnyView] {
    let views = Views()
    views.add(Text("View").accessibilityChildren(children: content))
    views.add(Text("View").accessibilityRepresentation(representation: content))
    return views.all
  }

  static func bar<Items: ToolbarContent>(@ToolbarContentBuilder _ items: () -> Items) -> some View {
    NavigationStack { Text("View").toolbar(content: items) }
  }

  static func source<Configuration: MatchedTransitionSourceConfiguration>(
    _ space: Namespace.ID, _ configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> some View { Text("View").matchedTransitionSource(id: 1, in: space, configuration: configuration) }

  static func dialogs<Content: View>(_ data: Int?, @ViewBuilder _ content: (Int) -> Content) -> [AnyView] {
    let views = Views()
    let isShown = Binding.constant(true)
    views.add(Text("a").alert("Title", isPresented: isShown, presenting: data, actions: content))
    views.add(Text("a").confirmationDialog("Title", isPresented: isShown, presenting: data, actions: content))
    return views.all
  }

  static func olderDialogs(_ isShown: Binding<Bool>, alert: () -> Alert, sheet: () -> ActionSheet) -> [AnyView] {
    [
      AnyView(Text("a").alert(isPresented: isShown, content: alert)),
      AnyView(Text("a").actionSheet(isPresented: isShown, content: sheet)),
    ]
  }

  static func olderDialogs(
    _ item: Binding<Chosen?>, alert: (Chosen) -> Alert, sheet: (Chosen) -> ActionSheet
  ) -> [AnyView] {
    [AnyView(Text("a").alert(item: item, content: alert)), AnyView(Text("a").actionSheet(item: item, content: sheet))]
  }

  static func scenes<Content: View>(@ViewBuilder _ content: () -> Content) -> [any Scene] {
    [
      WindowGroup(content: content), WindowGroup("Title", content: content), WindowGroup(id: "id", content: content),
      WindowGroup(Text("Title"), id: "id", content: content), Window("Title", id: "id", content: content),
      UtilityWindow("Title", id: "id", content: content), Settings(content: content),
      MenuBarExtra("Title", content: content),
    ]
  }
}

@MainActor struct NonescapingFormTests {
  private func texts(_ view: some View) -> [String] {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { AnyView(view) }
    host.update()
    host.advance(by: 1)
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
    return host.shownTexts.map(\.shownContent)
  }

  @Test @MainActor func `A non-escaping builder runs once where its view is created`() {
    let wrappers: [@MainActor (() -> Text) -> [AnyView]] = [
      Wrapper.containers, Wrapper.titled, Wrapper.labels, Wrapper.decorations,
    ]
    for wrapper in wrappers {
      var runs = 0
      let views = wrapper {
        runs += 1
        return Text("c")
      }
      expect(runs, equals: views.count)
    }
    var runs = 0
    let ignored = Wrapper.ignored {
      let _ = runs += 1
      Text("i")
    }
    expect(!ignored.isEmpty)
    expect(runs, equals: 0)
  }

  @Test @MainActor func `Bars and transition sources accept closures that do not escape`() {
    struct Source: View {
      @Namespace private var space
      var body: some View { Wrapper.source(space) { $0 } }
    }
    expect(texts(Wrapper.bar { ToolbarItem { Button("Item") {} } }).contains("Item"))
    expect(texts(Source()), equals: ["View"])
  }

  @Test @MainActor func `Dialogs for data are evaluated only if there are data`() {
    var values: [Int] = []
    let present = Wrapper.dialogs(7) { value in
      let _ = values.append(value)
      Text("\(value)")
    }
    expect(values, equals: [7, 7])
    for view in present { expect(texts(view).contains("7")) }
    _ = Wrapper.dialogs(nil) { value in
      let _ = values.append(value)
      Text("\(value)")
    }
    expect(values, equals: [7, 7])
  }

  @Test @MainActor func `Older dialogs are created only while they are presented`() {
    var titles: [String] = []
    func alert(_ title: String) -> Alert {
      titles.append(title)
      return Alert(title: Text(title))
    }
    func sheet(_ title: String) -> ActionSheet {
      titles.append(title)
      return ActionSheet(title: Text(title), buttons: [.cancel()])
    }
    _ = Wrapper.olderDialogs(.constant(false), alert: { alert("no") }, sheet: { sheet("no") })
    _ = Wrapper.olderDialogs(.constant(nil), alert: { alert("\($0.id)") }, sheet: { sheet("\($0.id)") })
    expect(titles, equals: [])
    let views =
      Wrapper.olderDialogs(.constant(true), alert: { alert("alert") }, sheet: { sheet("sheet") })
      + Wrapper.olderDialogs(.constant(Chosen(id: 5)), alert: { alert("\($0.id)") }, sheet: { sheet("\($0.id)") })
    expect(titles, equals: ["alert", "sheet", "5", "5"])
    for (view, title) in zip(views, titles) { expect(texts(view).contains(title)) }
    expect(titles.count, equals: 4)
  }

  @Test @MainActor func `The content of a scene can be a closure that does not escape`() {
    var runs = 0
    let scenes = Wrapper.scenes {
      let _ = runs += 1
      Text("w")
    }
    expect(runs, equals: scenes.count)
    for scene in scenes { expect(texts(scene._content).contains("w")) }
    expect(runs, equals: scenes.count)
  }
}
