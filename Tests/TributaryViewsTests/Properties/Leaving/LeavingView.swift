struct LeavingView: View {
  let part: LeavingPart
  let model: LeavingModel
  @Environment(\.leavingNames) private var names

  init(_ part: LeavingPart, _ model: LeavingModel) { (self.part, self.model) = (part, model) }

  var body: some View { content }
  private func view(_ part: LeavingPart) -> LeavingView { LeavingView(part, model) }

  private var content: AnyView {
    switch part {
    case .text(let number): return AnyView(Text("t\(number)"))
    case .number(let slot): return AnyView(SlotText(slot: model.slots[slot]))
    case .several(let parts):
      switch parts.count {
      case 1: return AnyView(Group { view(parts[0]) })
      case 2:
        return AnyView(
          Group {
            view(parts[0])
            view(parts[1])
          })
      default: return AnyView(ForEach(parts.indices, id: \.self) { view(parts[$0]) })
      }
    case .elements(let slot, let part):
      return AnyView(ForEach(model.slots[slot].list, id: \.self) { _ in view(part) })
    case .erased(let slot, let first, let second):
      return model.slots[slot].isOn ? AnyView(view(first)) : AnyView(Other(content: view(second)))
    case .choice(let slot, let first, let second):
      return AnyView(Choice(slot: model.slots[slot], first: view(first), second: view(second)))
    case .optional(let slot, let part):
      return AnyView(Choice(slot: model.slots[slot], first: view(part), second: nil))
    case .identified(let slot, let part): return AnyView(view(part).id(model.slots[slot].number))
    case .container(let container, let parts): return self.container(container, parts)
    case .modified(let modifiers, let part): return modify(view(part), modifiers[...])
    case .rows(let slot, let part):
      let slot = model.slots[slot]
      return AnyView(
        List { ForEach(slot.list, id: \.self) { _ in view(part) }.onDelete { slot.list.remove(atOffsets: $0) } }
          .environment(\.editMode, .constant(slot.isOn ? .active : .inactive)))
    case .sheet(let slot, let part, let shown):
      return AnyView(view(part).sheet(isPresented: .constant(!model.slots[slot].isOn)) { view(shown) })
    case .page(let slot, let part, let shown):
      return AnyView(
        NavigationStack {
          view(part).navigationDestination(isPresented: .constant(!model.slots[slot].isOn)) { view(shown) }
        })
    }
  }

  private func container(_ container: LeavingPart.Container, _ parts: [LeavingPart]) -> AnyView {
    let rows = ForEach(parts.indices, id: \.self) { view(parts[$0]) }
    switch container {
    case .column:
      return AnyView(
        VStack {
          view(parts[0])
          if parts.count > 1 { view(parts[1]) }
        })
    case .row: return AnyView(HStack { rows })
    case .layers: return AnyView(ZStack { rows })
    case .lazyColumn: return AnyView(ScrollView { LazyVStack { rows } })
    case .lazyRow: return AnyView(ScrollView(.horizontal) { LazyHStack { rows } })
    case .list: return AnyView(List { rows })
    case .fits:
      return AnyView(
        ViewThatFits(in: .horizontal) {
          rows
          Text("fits")
        })
    }
  }

  private func modify<V: View>(_ view: V, _ modifiers: ArraySlice<LeavingPart.Modifier>) -> AnyView {
    guard let first = modifiers.first else { return AnyView(view) }
    let rest = modifiers.dropFirst()
    switch first {
    case .padding: return modify(view.padding(1), rest)
    case .opacity: return modify(view.opacity(0.5), rest)
    case .frame: return modify(view.frame(minWidth: 10), rest)
    case .offset: return modify(view.offset(x: 2), rest)
    case .zIndex: return modify(view.zIndex(1), rest)
    case .background: return modify(view.background { Color.red }, rest)
    case .overlay: return modify(view.overlay { SlotText(slot: model.slots[0]) }, rest)
    case .appearance:
      let slot = model.slots[1]
      return modify(view.onAppear { _ = slot.number }.onDisappear { _ = slot.number }, rest)
    case .environment: return modify(view.environment(\.font, .system(size: 11)), rest)
    case .group: return modify(Group { view }, rest)
    case .fade: return modify(view.transition(.opacity), rest)
    case .slide: return modify(view.transition(.slide), rest)
    case .move: return modify(view.transition(.move(edge: .bottom)), rest)
    case .scale:
      let removal = AnyTransition.opacity.animation(.linear(duration: 0.2))
      return modify(view.transition(.asymmetric(insertion: .scale, removal: removal)), rest)
    case .bodied: return modify(view.transition(Bodied()), rest)
    case .combined: return modify(view.transition(.opacity.combined(with: AnyTransition(Bodied()))), rest)
    case .identity: return modify(view.transition(.identity), rest)
    case .animated: return modify(view.animation(.linear(duration: 0.2), value: model.slots[2].isOn), rest)
    case .transaction: return modify(view.transaction { $0.animation = $0.animation?.speed(2) }, rest)
    case .matched:
      guard let names else { return modify(view, rest) }
      return modify(view.matchedGeometryEffect(id: rest.count, in: names), rest)
    case .publishes: return modify(view.preference(key: ListKey<Int>.self, value: [rest.count]), rest)
    case .body: return modify(view.modifier(Surrounding(slot: model.slots[3])), rest)
    case .gesture: return modify(view.onTapGesture {}, rest)
    }
  }
}

private struct SlotText: View {
  let slot: LeavingSlot
  var body: some View { Text("n\(slot.number)") }
}

/// A view of another type with the same content.
private struct Other<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private struct Choice: View {
  let slot: LeavingSlot
  let first: LeavingView
  let second: LeavingView?
  var body: some View {
    if slot.isOn {
      first
    } else if let second {
      second
    }
  }
}

private struct Surrounding: ViewModifier {
  let slot: LeavingSlot
  func body(content: Content) -> some View { if slot.isOn { content } else { content.padding(2) } }
}

private struct Bodied: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 10)
  }
}

struct LeavingRoot: View {
  let part: LeavingPart
  let model: LeavingModel
  @Namespace private var names
  init(_ part: LeavingPart, _ model: LeavingModel) { (self.part, self.model) = (part, model) }

  var body: some View { VStack { LeavingView(part, model) }.environment(\.leavingNames, names) }
}

private struct NamesKey: EnvironmentKey { static let defaultValue: Namespace.ID? = nil }

extension EnvironmentValues {
  fileprivate var leavingNames: Namespace.ID? {
    get { self[NamesKey.self] }
    set { self[NamesKey.self] = newValue }
  }
}
