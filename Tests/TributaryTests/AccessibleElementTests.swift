import Foundation

/// The elements of the accessibility tree, as a browser window receives them.
@MainActor struct AccessibleElementTests {
  /// Returns the role, the label, and the value of each element.
  private func elements<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    let host = ViewHost(size: CGSize(width: 400, height: 400), content: content)
    host.update()
    return host.accessibleElements().map { element in
      "\(element.role) \(element.label)" + (element.value.map { " = \($0)" } ?? "")
        + (element.hint.map { " (\($0))" } ?? "")
    }
  }

  private struct Rating: View {
    var body: some View {
      HStack {
        Image(systemName: "star.fill")
        Text("Four")
        Text("of five")
      }
    }
  }

  @Test @MainActor func `The label of a control leaves out symbols next to text`() {
    expect(elements { Button("Delete", systemImage: "trash") {} }, equals: ["button Delete"])
    expect(elements { Button(action: {}, label: { Rating() }) }, equals: ["button Four, of five"])
    expect(elements { Rating().onTapGesture {} }, equals: ["button Four, of five"])
    expect(elements { Rating().accessibilityElement(children: .combine) }, equals: ["text Four, of five"])
    let tabs = elements { TabView { Text("Page").tabItem { Label("First", systemImage: "1.circle") } } }
    expect(tabs.contains("button First"), "\(tabs)")
  }

  @Test @MainActor func `A label that is set beside text is part of the label of a control`() {
    let button = elements {
      Button {
      } label: {
        HStack {
          Image(systemName: "star.fill").accessibilityLabel("Favorite"); Text("Mail")
        }
      }
    }
    expect(button, equals: ["button Favorite, Mail"])
  }

  @Test @MainActor func `A symbol without text is labeled with its name, alone and in a control`() {
    expect(elements { Image(systemName: "trash") }, equals: ["image trash"])
    expect(elements { Button(action: {}, label: { Image(systemName: "trash") }) }, equals: ["button trash"])
    let stars = elements {
      HStack {
        Image(systemName: "star"); Image(systemName: "heart")
      }
      .accessibilityElement(children: .combine)
    }
    expect(stars, equals: ["text star, heart"])
    expectEmpty(elements { Image(decorative: "no file") })
  }

  @Test @MainActor func `The icon of an icon-only label has the title as its label`() {
    expect(elements { Label("Delete", systemImage: "trash").labelStyle(.iconOnly) }, equals: ["image Delete"])
    expect(elements { Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly) }, equals: ["button Delete"])
    let drawn = elements { Label(title: { Text("Dot") }, icon: { Circle() }).labelStyle(.iconOnly) }
    expect(drawn, equals: ["image Dot"])
  }

  @Test func `A stack whose content is ignored is one element with the label, value, and hint of its modifiers`() {
    let rating = elements {
      Rating().accessibilityElement(children: .ignore).accessibilityLabel("Rating").accessibilityValue("4")
        .accessibilityHint("Of five")
    }
    expect(rating, equals: ["image Rating = 4 (Of five)"])
    let reversed = elements {
      Rating().accessibilityElement().accessibilityHint("Of five").accessibilityValue("4").accessibilityLabel("Rating")
    }
    expect(reversed, equals: ["image Rating = 4 (Of five)"])
    let button = elements {
      Rating().accessibilityElement().accessibilityLabel("Rating").accessibilityAddTraits(.isButton)
        .accessibilityAction {}
    }
    expect(button, equals: ["button Rating"])
    let tapped = elements { Rating().accessibilityElement().onTapGesture {}.accessibilityLabel("Rating") }
    expect(tapped, equals: ["button Rating"])
    expectEmpty(elements { Rating().accessibilityElement(children: .ignore) })
  }

  @Test @MainActor func `An ignored stack inside a button gives the button its label`() {
    let button = elements {
      Button {
      } label: {
        Rating().accessibilityElement().accessibilityLabel("Rating")
      }
    }
    expect(button, equals: ["button Rating"])
  }

  @Test @MainActor func `The value and the hint of a text remain when a label follows them`() {
    let text = elements { Text("x").accessibilityValue("half").accessibilityHint("Drag").accessibilityLabel("Level") }
    expect(text, equals: ["image Level = half (Drag)"])
  }

  @Test @MainActor func `The label of a list is not the label of its only row`() {
    expect(elements { List { Text("Row") }.accessibilityLabel("Messages") }.contains("text Row"))
    expect(elements { VStack { Color.red }.accessibilityLabel("Swatch") }, equals: ["image Swatch"])
  }

  @Test @MainActor func `The buttons and the badge that a list adds to a row follow the row`() {
    let names = ["Tea", "Milk"]
    let deletable = elements { List { ForEach(names, id: \.self) { Text($0) }.onDelete { _ in } } }
    expect(deletable, equals: ["text Tea", "button Actions", "text Milk", "button Actions"])
    let one = elements { List { Text("Tea").swipeActions { Button("Pin") {} } } }
    expect(one, equals: ["text Tea", "button Actions"])
    let badges = elements {
      List {
        Text("Tea").badge(3)
        Button("Milk") {}.badge(2)
      }
    }
    expect(badges, equals: ["text Tea", "text 3", "button Milk", "text 2"])
    let edited = elements {
      List { ForEach(names, id: \.self) { Text($0) }.onDelete { _ in } }.environment(\.editMode, .constant(.active))
    }
    expect(edited, equals: ["text Tea", "button Delete", "text Milk", "button Delete"])
  }

  @Test @MainActor func `A tap gesture on a group makes a button of each view in it`() {
    let group = elements {
      VStack {
        Text("Before")
        Group {
          Text("First"); Text("Second")
        }
        .onTapGesture {}
        Text("After")
      }
    }
    expect(group, equals: ["text Before", "button First", "button Second", "text After"])
    let rows = elements { VStack(spacing: 0) { ForEach(0..<12) { Text("Row \($0)") }.padding(1).onTapGesture {} } }
    expect(rows, equals: (0..<12).map { "button Row \($0)" })
  }

  @Test @MainActor func `Each option of a segmented or inline picker is a button that selects it`() {
    struct Choice: View {
      @State private var number = 1
      var body: some View {
        VStack {
          Picker("Number", selection: $number) {
            Text("One").tag(1); Text("Two").tag(2); Text("Three").tag(3)
          }
          .pickerStyle(.segmented)
          Text("Chosen: \(number)")
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { Choice() }
    host.update()
    expect(host.accessibleElements().map(\.label), equals: ["One", "Two", "Three", "Chosen: 1"])
    host.activate(host.accessibleElements()[2].node)
    expect(host.accessibleElements().map(\.label), equals: ["One", "Two", "Three", "Chosen: 3"])
    expect(host.accessibleElements().map(\.hasFocus), equals: [false, false, true, false])
    let inline = elements {
      Picker("Number", selection: .constant(1)) {
        Text("One").tag(1); Text("Two").tag(2)
      }
      .pickerStyle(.inline)
    }
    expect(inline, equals: ["text Number", "button One", "button Two"])
  }

  @Test @MainActor func `Labels, hints, and traits of a group apply to each view in it`() {
    let labeled = elements {
      VStack {
        Group {
          Color.red; Toggle("Sound", isOn: .constant(true)); Text("Text")
        }
        .accessibilityLabel("Label")
      }
    }
    expect(labeled, equals: ["image Label", "toggle Label", "image Label"])
    let hinted = elements {
      VStack {
        Group {
          Button("First") {}; Text("Text"); Button("Second") {}
        }
        .accessibilityHint("Hint")
      }
    }
    expect(hinted, equals: ["button First (Hint)", "text Text (Hint)", "button Second (Hint)"])
    let hidden = elements {
      VStack {
        Group {
          Text("First"); Text("Second")
        }
        .accessibilityHidden(true)
        Text("Third")
      }
    }
    expect(hidden, equals: ["text Third"])
  }

  @Test @MainActor func `A label is one element with its title, unless its icon has a label`() {
    expect(elements { Label("Delete", systemImage: "trash") }, equals: ["text Delete"])
    let named = elements {
      Label(title: { Text("Delete") }, icon: { Image(systemName: "trash").accessibilityLabel("Bin") })
    }
    expect(named, equals: ["image Bin", "text Delete"])
  }

  @Test @MainActor func `A button whose whole label is hidden remains a button, and can have another label`() {
    let shown = elements {
      Button(action: {}, label: { Image(systemName: "xmark").accessibilityHidden(true) }).accessibilityLabel("Close")
    }
    expect(shown, equals: ["button Close"])
    let saving = elements {
      VStack {
        Button(action: {}, label: { Text("Save").opacity(0) }).accessibilityLabel("Saving")
        Button(action: {}, label: { Text("Hidden").accessibilityHidden(true) })
        Button("Hidden") {}.buttonStyle(.plain).accessibilityHidden(true)
      }
    }
    expect(saving, equals: ["button Saving", "button "])
  }

  private struct Pair: View {
    var body: some View {
      Text("One")
      Text("Two")
    }
  }

  @Test @MainActor func `A view with an opacity of zero has no elements`() {
    let shown = elements {
      VStack {
        Text("Text").opacity(0)
        Rating().opacity(0)
        Pair().opacity(0)
        Button("Button") {}.opacity(0)
        Toggle("Toggle", isOn: .constant(true)).opacity(0)
        Text("Tapped").onTapGesture {}.opacity(0)
        Text("Hidden inside").opacity(0).onTapGesture {}
        Rating().opacity(0.01)
        Pair().opacity(1)
      }
    }
    expect(shown, equals: ["image star.fill", "text Four", "text of five", "text One", "text Two"])
    let saving = elements {
      Button(action: {}) {
        HStack {
          Image(systemName: "checkmark").opacity(0)
          Text("Save")
        }
      }
    }
    expect(saving, equals: ["button Save"])
  }

  @Test @MainActor func `Private texts and images are not spoken where privacy redacts them`() {
    @ViewBuilder @MainActor func content(_ reason: RedactionReasons) -> some View {
      VStack {
        Text("Balance")
        Text("1,000").privacySensitive()
        Image(systemName: "lock").privacySensitive()
        Button("Pay 1,000") {}.privacySensitive()
      }
      .redacted(reason: reason)
    }
    expect(elements { content([]) }, equals: ["text Balance", "text 1,000", "image lock", "button Pay 1,000"])
    expect(elements { content(.privacy) }, equals: ["text Balance", "button "])
    expectEmpty(elements { Text("1,000").privacySensitive().redacted(reason: .privacy).unredacted() })
    expect(
      elements { Text("1,000").unredacted().privacySensitive().redacted(reason: .privacy) }, equals: ["text 1,000"])
  }

  @Test @MainActor func `The chosen option of a picker is selected`() {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      Picker("Number", selection: .constant(2)) {
        Text("One").tag(1); Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    host.update()
    expect(host.accessibleElements().map(\.isSelected), equals: [false, true])
  }
}

@MainActor struct AccessibleHintTests {
  /// Returns the hint of each element with a label.
  private func hints<V: View>(@ViewBuilder of content: () -> V) -> [String: String] {
    let host = ViewHost(size: CGSize(width: 200, height: 100), content: content)
    host.update()
    return host.accessibleElements().reduce(into: [:]) { $0[$1.label] = $1.hint }
  }

  @Test @MainActor func `A help tag is the hint of a text, of a control, and of a labeled view`() {
    let hints = hints {
      VStack {
        Text("text").help("of the text")
        Button("button") {}.help("of the button")
        Color.red.accessibilityLabel("color").help("of the color")
      }
    }
    expect(hints, equals: ["text": "of the text", "button": "of the button", "color": "of the color"])
  }

  @Test @MainActor func `The outermost hint or help tag applies`() {
    let hints = hints {
      VStack {
        Text("text").help("inner").help("outer")
        Button("button") {}.help("inner").help("outer")
        Text("hint").help("inner").accessibilityHint("outer")
        Text("help").accessibilityHint("inner").help("outer")
      }
    }
    expect(hints, equals: ["text": "outer", "button": "outer", "hint": "outer", "help": "outer"])
  }

  @Test @MainActor func `The help tag of a container is not the hint of each of its elements`() {
    let hints = hints {
      VStack {
        Text("a"); Text("b").help("of b")
      }.help("of the stack")
    }
    expect(hints, equals: ["b": "of b"])
  }
}
