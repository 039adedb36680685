import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor
struct EmptyContainerTests {
  @Test(
    .claim(
      "PREF-08", "A dynamic container without a publisher contributes the default.", .reproduced,
      "Reports on preferences that a condition in an overlay resets; OpenSwiftUI's dynamic containers"),
    arguments: Emptiness.allCases)
  func `An empty dynamic container contributes the default`(content: Emptiness) {
    let overlay = ViewHost.settled {
      Color.red.preference(key: LastNumberKey.self, value: 5).overlay { content.view }
        .onPreferenceChange(LastNumberKey.self) { _ in }
    }
    #expect(overlay.preference(LastNumberKey.self) == -1)
    let background = ViewHost.settled {
      Color.red.preference(key: FirstNumber.self, value: 5).background { content.view }
        .onPreferenceChange(FirstNumber.self) { _ in }
    }
    #expect(background.preference(FirstNumber.self) == -1)
    let stack = ViewHost.settled {
      HStack {
        box().preference(key: SumFromHundred.self, value: 5)
        VStack { content.view }
        ZStack { content.view }
      }
      .onPreferenceChange(SumFromHundred.self) { _ in }
    }
    #expect(stack.preference(SumFromHundred.self) == 205)
    #expect(stack.core.checkInvariants() == [])
  }

  /// Containers that could contain publishing views but are empty.
  enum Emptiness: CaseIterable {
    case condition, choice, loop, erased, silentRows, group

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .condition: if self == .loop { box().preference(key: LastNumberKey.self, value: 9) }
      case .choice: if self == .choice { box() } else { box().preference(key: LastNumberKey.self, value: 9) }
      case .loop: ForEach([Int](), id: \.self) { box().preference(key: LastNumberKey.self, value: $0) }
      case .erased: AnyView(EmptyView())
      case .silentRows: ForEach(0..<3) { _ in box() }
      case .group: Group { Group { if true { box() } } }
      }
    }
  }

  @Test(
    .claim(
      "PREF-42", "A static overlay without a value does not affect a written value.", .reproduced,
      "Reports on preferences that are reset; OpenSwiftUI"))
  func `A static overlay without a value has no effect`() {
    let host = ViewHost.settled {
      Color.red.preference(key: LastNumberKey.self, value: 5).overlay { Color.green }
        .background {
          Color.green
          Color.blue
        }
    }
    #expect(host.preference(LastNumberKey.self) == 5)
    let controls = ViewHost.settled {
      HStack {
        box().preference(key: LastNumberKey.self, value: 5)
        HStack {
          Button("a") {}
          Toggle("b", isOn: .constant(true))
          Label("c", systemImage: "star")
        }
      }
    }
    #expect(controls.preference(LastNumberKey.self) == 5)
  }

  @Test(
    .claim(
      "PREF-43",
      "Rows without a value, empty loops, and EmptyView do not take part in the fold of a container with other views.",
      .observed, "OpenSwiftUI's combination of preferences in dynamic containers"))
  func `Empty loops and views without values do not contribute`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        box().preference(key: SumFromHundred.self, value: 1)
        ForEach([Int](), id: \.self) { _ in box() }
        ForEach(0..<3) { row in
          if row == 1 { box().preference(key: SumFromHundred.self, value: 2) } else { box() }
        }
        EmptyView()
        if false { box() }
      }
      .onPreferenceChange(SumFromHundred.self) { _ in }
    }
    #expect(host.update().counts.reduces == 1)
    #expect(host.preference(SumFromHundred.self) == 3)
  }

  @Test(
    .claim(
      "PREF-73",
      "A reader around an empty dynamic container receives the default, and a reader around static views no value.",
      .observed, "OpenSwiftUI: a dynamic container has an output for every requested key"))
  func `The first delivery can be the default`() {
    let log = Log<Int>()
    let handle = Handle<Int>()
    let host = ViewHost.settled {
      Stateful(0, handle) { count in
        VStack { ForEach(0..<count, id: \.self) { box().preference(key: LastNumberKey.self, value: $0) } }
          .onPreferenceChange(LastNumberKey.self) { log.add($0) }
        VStack {
          box()
          box()
        }
        .onPreferenceChange(LastNumberKey.self) { log.add($0 + 1000) }
      }
    }
    #expect(log.take() == [-1])
    handle.set(3)
    host.update()
    #expect(log.take() == [2])
    handle.set(0)
    host.update()
    #expect(log.take() == [-1])
    #expect(host.core.checkInvariants() == [])
  }

  @Test(
    .claim(
      "PREF-74",
      "An empty dynamic container over a writer resets a key that takes the last value, if it is inside the reader.",
      .reproduced, "Reports on libraries that look into views and reset preferences; the way out is the order"))
  func `An inserted dynamic container can reset a key`() {
    func value(isInside: Bool) -> Int? {
      let log = Log<Int>()
      _ = ViewHost.settled {
        if isInside {
          box().preference(key: LastNumberKey.self, value: 5).inspected()
            .onPreferenceChange(LastNumberKey.self) { log.add($0) }
        } else {
          box().preference(key: LastNumberKey.self, value: 5)
            .onPreferenceChange(LastNumberKey.self) { log.add($0) }.inspected()
        }
      }
      return log.take().last
    }
    #expect(value(isInside: true) == -1)
    #expect(value(isInside: false) == 5)
  }
}

extension View {
  /// Adds an empty dynamic overlay, like a library that inspects views.
  fileprivate func inspected() -> some View {
    overlay { ForEach([Int](), id: \.self) { _ in Color.clear } }
  }
}
