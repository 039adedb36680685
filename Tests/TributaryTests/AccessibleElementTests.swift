import Foundation
import Testing
import Tributary

/// The elements of the accessibility tree, as a browser window receives them.
@Suite @MainActor struct AccessibleElementTests {
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

  @Test func `The label of a control leaves out symbols next to text`() {
    #expect(elements { Button("Delete", systemImage: "trash") {} } == ["button Delete"])
    #expect(elements { Button(action: {}, label: { Rating() }) } == ["button Four, of five"])
    #expect(elements { Rating().onTapGesture {} } == ["button Four, of five"])
    #expect(elements { Rating().accessibilityElement(children: .combine) } == ["text Four, of five"])
    let tabs = elements {
      TabView { Text("Page").tabItem { Label("First", systemImage: "1.circle") } }
    }
    #expect(tabs.contains("button First"), "\(tabs)")
  }

  @Test func `A label that is set beside text is part of the label of a control`() {
    let button = elements {
      Button {
      } label: {
        HStack {
          Image(systemName: "star.fill").accessibilityLabel("Favorite"); Text("Mail")
        }
      }
    }
    #expect(button == ["button Favorite, Mail"])
  }

  @Test func `A symbol without text is named, alone and in a control`() {
    #expect(elements { Image(systemName: "trash") } == ["image trash"])
    #expect(elements { Button(action: {}, label: { Image(systemName: "trash") }) } == ["button trash"])
    let stars = elements {
      HStack {
        Image(systemName: "star"); Image(systemName: "heart")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(stars == ["text star, heart"])
    #expect(elements { Image(decorative: "no file") }.isEmpty)
  }

  @Test func `The icon of an icon-only label has the title as its label`() {
    #expect(elements { Label("Delete", systemImage: "trash").labelStyle(.iconOnly) } == ["image Delete"])
    #expect(elements { Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly) } == ["button Delete"])
    let drawn = elements {
      Label(title: { Text("Dot") }, icon: { Circle() }).labelStyle(.iconOnly)
    }
    #expect(drawn == ["image Dot"])
  }

  @Test func `A stack whose content is ignored is one element with the label, value, and hint of its modifiers`() {
    let rating = elements {
      Rating().accessibilityElement(children: .ignore).accessibilityLabel("Rating").accessibilityValue("4")
        .accessibilityHint("Of five")
    }
    #expect(rating == ["image Rating = 4 (Of five)"])
    let reversed = elements {
      Rating().accessibilityElement().accessibilityHint("Of five").accessibilityValue("4").accessibilityLabel("Rating")
    }
    #expect(reversed == ["image Rating = 4 (Of five)"])
    let button = elements {
      Rating().accessibilityElement().accessibilityLabel("Rating").accessibilityAddTraits(.isButton)
        .accessibilityAction {}
    }
    #expect(button == ["button Rating"])
    let tapped = elements { Rating().accessibilityElement().onTapGesture {}.accessibilityLabel("Rating") }
    #expect(tapped == ["button Rating"])
    #expect(elements { Rating().accessibilityElement(children: .ignore) }.isEmpty)
  }

  @Test func `An ignored stack inside a button gives the button its label`() {
    let button = elements {
      Button {
      } label: {
        Rating().accessibilityElement().accessibilityLabel("Rating")
      }
    }
    #expect(button == ["button Rating"])
  }

  @Test func `The value and the hint of a text remain when a label follows them`() {
    let text = elements {
      Text("x").accessibilityValue("half").accessibilityHint("Drag").accessibilityLabel("Level")
    }
    #expect(text == ["image Level = half (Drag)"])
  }

  @Test func `The label of a list is not the label of its only row`() {
    #expect(elements { List { Text("Row") }.accessibilityLabel("Messages") }.contains("text Row"))
    #expect(elements { VStack { Color.red }.accessibilityLabel("Swatch") } == ["image Swatch"])
  }
}
