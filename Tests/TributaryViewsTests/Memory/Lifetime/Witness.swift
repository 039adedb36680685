/// An object that counts its living instances, which views and closures of a test hold.
final class Witness {
  final class Count { var alive = 0 }
  private let count: Count
  init(_ count: Count) {
    self.count = count
    count.alive += 1
  }

  deinit { count.alive -= 1 }

  /// Refers to the witness, so that a closure captures it.
  func touch() {}
}

/// A composite view that keeps its content, such as the placeholder of a modifier.
struct Keeper<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

/// A modifier whose body passes its content to views and closures that keep it.
struct KeepingModifier: ViewModifier {
  let witness: Witness
  @State private var count = 0
  func body(content: Content) -> some View {
    Keeper(content: AnyView(Keeper(content: content)))
      .overlay(GeometryReader { _ in content })
      .onAppear {
        witness.touch()
        count += 1
      }
  }
}

/// A view with one of each object that the engine keeps for it, each of which holds a witness.
struct WitnessedView: View {
  @State private var witness: Witness
  @State private var width: CGFloat = 0
  init(_ count: Witness.Count) { _witness = State(initialValue: Witness(count)) }

  var body: some View {
    let witness = witness
    GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2)
        .preference(key: MaxKey<CGFloat>.self, value: proxy.size.width)
        .onTapGesture { witness.touch() }
    }
    .anchorPreference(key: ListKey<Anchor<CGRect>>.self, value: .bounds) { anchor in
      witness.touch()
      return [anchor]
    }
    .overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { places in
      GeometryReader { proxy in
        ForEach(places.indices, id: \.self) { index in
          Color.blue.frame(width: proxy[places[index]].width, height: 1).onAppear { witness.touch() }
        }
      }
    }
    .modifier(KeepingModifier(witness: witness))
    .environment(\.colorScheme, .dark)
    .transformPreference(MaxKey<CGFloat>.self) { value in
      witness.touch()
      value += 1
    }
    .onPreferenceChange(MaxKey<CGFloat>.self) { value in
      witness.touch()
      width = value
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { _ in witness.touch() })
    .onChange(of: width) { witness.touch() }
    .onDisappear { witness.touch() }
    .alignmentGuide(.leading) { dimensions in
      witness.touch()
      return dimensions[.leading]
    }.id(width)
  }
}
