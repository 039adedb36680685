/// A token that must be held before it can be moved.
struct HeldToken: View {
  enum Phase: Equatable {
    case inactive, pressing
    case dragging(translation: CGSize)
    var translation: CGSize {
      switch self {
      case .inactive, .pressing: return .zero
      case .dragging(let translation): return translation
      }
    }

    var isActive: Bool { self != .inactive }
  }

  @GestureState private var phase = Phase.inactive
  @State private var offset = CGSize.zero
  var minimumDuration = 0.5

  var body: some View {
    let holdDrag = LongPressGesture(minimumDuration: minimumDuration)
      .sequenced(before: DragGesture())
      .updating($phase) { value, state, transaction in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset.width += drag.translation.width
        offset.height += drag.translation.height
      }

    return Circle()
      .fill(Color.blue).overlay(phase.isActive ? Circle().stroke(Color.white, lineWidth: 2) : nil)
      .frame(width: 40, height: 40).accessibilityIdentifier("token")
      .offset(x: offset.width + phase.translation.width, y: offset.height + phase.translation.height)
      .gesture(holdDrag)
  }
}

/// A settings panel with a control of each kind.
struct SettingsPanel: View {
  enum Theme: String, CaseIterable, Identifiable {
    case light, dark, system
    var id: Self { self }
  }

  @State private var name = ""
  @State private var isOn = true
  @State private var volume: Float = 0.5
  @State private var count = 2
  @State private var theme = Theme.system
  let saved: (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name, prompt: Text("Your name")).textFieldStyle(.roundedBorder)
        .onSubmit { save() }.accessibilityIdentifier("name")
      Toggle("Notify me", isOn: $isOn.animation()).accessibilityIdentifier("notify")
      Slider(value: $volume, in: 0...1, step: 0.25) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      }
      .disabled(!isOn).accessibilityIdentifier("volume")
      Stepper("Copies: \(count)", value: $count, in: 1...5)
      Picker("Theme", selection: $theme) {
        ForEach(Theme.allCases) { theme in Text(theme.rawValue.capitalized).accessibilityIdentifier(theme.rawValue) }
      }
      .pickerStyle(.segmented)
      ProgressView(value: Double(count), total: 5) { Text("Used") }
      HStack {
        Button("Reset", role: .destructive) { name = "" }
          .buttonStyle(.bordered)
        Button(action: save) { Label("Save", systemImage: "checkmark") }
          .buttonStyle(.borderedProminent).accessibilityIdentifier("save").disabled(name.isEmpty)
      }
    }
    .padding()
  }

  private func save() { saved("\(name) \(isOn) \(volume) \(count) \(theme)") }
}

/// A photo that is zoomed by taps and panned by a simultaneous drag.
struct Photo: View {
  @State private var scale = 1.0
  @State private var pan = CGSize.zero
  @State private var isPressed = false

  var drag: some Gesture {
    DragGesture(minimumDistance: 5, coordinateSpace: .global).onChanged { value in pan = value.translation }
      .onEnded { value in pan = value.predictedEndTranslation.width > 100 ? CGSize(width: 100, height: 0) : .zero }
  }

  var body: some View {
    Color.green.frame(width: 50 * scale, height: 50 * scale).accessibilityIdentifier("photo").offset(pan)
      .onTapGesture(count: 2) { scale *= 2 }.onTapGesture { scale = 1 }
      .onLongPressGesture(minimumDuration: 1) {
        scale = 0.5
      } onPressingChanged: {
        isPressed = $0
      }
      .simultaneousGesture(drag, including: isPressed ? .subviews : .all)
      .highPriorityGesture(SpatialTapGesture(count: 3).onEnded { event in pan.width = event.location.x })
  }
}
