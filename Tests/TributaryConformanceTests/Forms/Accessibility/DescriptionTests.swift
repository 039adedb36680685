@MainActor struct DescriptionTests {
  private func descriptions<V: View>(_ host: ViewHost<V>) -> [DisplayDescription] {
    func collect(_ fragment: DisplayFragment) -> [DisplayDescription] {
      fragment.commands.flatMap { command -> [DisplayDescription] in
        switch command {
        case .fragment(let inner, _): return collect(inner)
        case .effect(let effect):
          if case .described(let said) = effect.kind { return [said] + collect(effect.content) }
          return collect(effect.content)
        default: return []
        }
      }
    }
    return collect(host.displayList.root)
  }

  @Test(.claim("A11Y-01"))
  @MainActor func `An accessibility label replaces the label of a view and precedes the labels of a container`() {
    let host = columnHost(200, 200) {
      Text("$5").accessibilityLabel("five dollars")
      HStack {
        Text("a"); Text("b")
      }.accessibilityLabel(Text("letters"))
    }
    expect(
      descriptions(host),
      equals: [DisplayDescription(label: "five dollars", isWhole: true), DisplayDescription(label: "letters")])
  }

  private struct Message: View {
    let model: Model
    var body: some View {
      Text(model.text).accessibilityIdentifier("text").accessibilityLabel { message in
        Text("Unread")
        message
        if model.isStarred { Text("starred") }
      }
    }
  }

  @Observable @MainActor final class Model {
    var text = "Hello"
    var isStarred = false
  }

  @Test(.claim("A11Y-05")) @MainActor func `The content of an accessibility label includes the view`() {
    let model = Model()
    let host = settledHost(200, 200) { Message(model: model) }
    expect(descriptions(host).map(\.label), equals: ["Unread, Hello"])
    expect(host.accessibleElements().map(\.label), equals: ["Unread, Hello"])
    model.text = "Bye"
    expect(descriptions(host.updated()).map(\.label), equals: ["Unread, Bye"])
    model.isStarred = true
    expect(descriptions(host.updated()).map(\.label), equals: ["Unread, Bye, starred"])
    expect(host.accessibleElements().map(\.label), equals: ["Unread, Bye, starred"])
    let other = settledHost(200, 200) {
      Text("$5").accessibilityLabel { _ in
        Text("five"); Text("dollars")
      }
    }
    expect(descriptions(other), equals: [DisplayDescription(label: "five, dollars", isWhole: true)])
    expect(host.lines, equals: ["Bye"])
  }

  @Test(.claim("A11Y-04")) @MainActor func `The icon of an icon-only label is labeled with the title`() {
    let host = columnHost(200, 200) {
      Label("Add", systemImage: "plus").labelStyle(.iconOnly)
      Label("Add", systemImage: "plus")
    }
    expect(descriptions(host), equals: [DisplayDescription(label: "Add")])
  }

  @Test(.claim("A11Y-02")) @MainActor func `Accessibility modifiers change neither layout nor colors`() {
    func content(_ isHidden: Bool) -> some View {
      VStack(spacing: 0) {
        Block("a", 10, 10).accessibilityHidden(isHidden)
        Block("b", 20, 10).accessibilityElement().help("blue")
      }
    }
    let host = settledHost(200, 200) { content(true) }
    expect(host.box("a"), equals: "95 90 10 10")
    expect(host.inks.split(separator: " ").count, equals: 2)
    expect(
      descriptions(host),
      equals: [DisplayDescription(isHidden: true), DisplayDescription(help: "blue"), DisplayDescription(isWhole: true)])
    host.content = content(false)
    expect(host.update().counts.measurements, equals: 0)
    expect(descriptions(host).count, equals: 2)
  }

  @Test(.claim("A11Y-03")) @MainActor func `Accessibility values and hints are passed on`() {
    let host = columnHost(200, 200) {
      Block("a", 10, 10).accessibilityValue("3 of 5").accessibilityHint(Text("Opens"))
      Block("b", 10, 10).accessibility(label: Text("b")).accessibility(value: Text("1")).accessibility(
        hint: Text("h"))
      Block("c", 10, 10).accessibility(hidden: true).accessibility(identifier: "old")
    }
    let said = descriptions(host)
    expect(said.compactMap(\.value), equals: ["3 of 5", "1"])
    expect(said.compactMap(\.hint), equals: ["Opens", "h"])
    expect(said.compactMap(\.label), equals: ["b"])
    expect(said.contains { $0.isHidden })
    expect(host.frame(of: "old") != nil)
  }
}
