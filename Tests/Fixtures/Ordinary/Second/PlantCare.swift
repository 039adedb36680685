import SwiftUI

@Observable class PlantCareGarden {
  @Observable class Plant: Identifiable {
    let name: String
    let hint: String
    var water: Double

    init(_ name: String, water: Double, hint: String) {
      self.name = name
      self.water = water
      self.hint = hint
    }
  }

  let plants = [
    Plant("Fern", water: 0.2, hint: "Keep it moist."),
    Plant("Cactus", water: 0.5, hint: "Little water, much sun."),
    Plant("Basil", water: 0.1, hint: "Water from below."),
  ]

  var thirsty: Int { plants.filter { $0.water < 0.3 }.count }
}

struct PlantCare: View {
  private struct Drop: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX * 1.4, y: rect.maxY))
      path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: -rect.maxX * 0.4, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  @State private var garden = PlantCareGarden()

  var body: some View {
    NavigationStack {
      List {
        ForEach(garden.plants) { plant in
          NavigationLink {
            PlantCareDetail(plant: plant)
          } label: {
            row(plant)
          }
          .swipeActions(edge: .leading) {
            Button("Water", systemImage: "drop") { plant.water = 1 }.tint(.blue)
          }
        }
      }
      .safeAreaInset(edge: .top) {
        Text(summary).font(.subheadline).padding(.vertical, 4).accessibilityIdentifier("thirsty")
      }
      .navigationTitle("Plants")
      .toolbar {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Water all") { for plant in garden.plants { plant.water = 1 } }
          Divider()
          Button("Dry all", role: .destructive) { for plant in garden.plants { plant.water = 0 } }
        }
        .accessibilityIdentifier("more")
      }
    }
  }

  private var summary: String {
    switch garden.thirsty {
    case 0: "Nobody is thirsty"
    case 1: "1 plant is thirsty"
    default: "\(garden.thirsty) plants are thirsty"
    }
  }

  private func row(_ plant: PlantCareGarden.Plant) -> some View {
    HStack {
      Drop()
        .trim(from: 0, to: plant.water)
        .stroke(.blue, style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .frame(width: 20, height: 26)
        .animation(.easeOut, value: plant.water)
      Text(plant.name)
      Spacer()
      Text(plant.water.formatted(.percent)).accessibilityIdentifier("level-\(plant.name)")
      Button("Water") { plant.water = 1 }
        .buttonStyle(.borderless)
        .disabled(plant.water == 1)
        .accessibilityIdentifier("water-\(plant.name)")
    }
  }
}

struct PlantCareDetail: View {
  @Bindable var plant: PlantCareGarden.Plant
  @State private var showsNotes = false

  var body: some View {
    Form {
      LabeledContent("Name") { Text(plant.name).accessibilityIdentifier("detail-name") }
      Slider(value: $plant.water, in: 0...1, step: 0.1) {
        Text("Water")
      } minimumValueLabel: {
        Text("dry")
      } maximumValueLabel: {
        Text("wet")
      }
      Toggle("Notes", isOn: $showsNotes.animation()).accessibilityIdentifier("notes")
      if showsNotes { Text(plant.hint) }
    }
    .navigationTitle(plant.name)
  }
}

#Preview { PlantCare() }
