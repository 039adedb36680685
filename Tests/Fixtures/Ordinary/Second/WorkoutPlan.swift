import Combine
import SwiftUI

final class WorkoutPlanModel: ObservableObject {
  struct Exercise: Identifiable {
    let id: Int
    let name: String
    let seconds: Int
  }

  @Published var log: [String] = []
  let day = "Monday"
  let exercises = [
    Exercise(id: 0, name: "Squats", seconds: 20),
    Exercise(id: 1, name: "Lunges", seconds: 30),
  ]
}

struct WorkoutPlanRing: View {
  var progress: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(Color.green.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 1), value: progress)
    }
  }
}

struct WorkoutPlanSession: View {
  @EnvironmentObject private var model: WorkoutPlanModel
  @Environment(\.dismiss) private var dismiss
  @State private var index = 0
  @State private var left = 20
  private let timer = Timer.publish(every: 1, on: .main, in: .default).autoconnect()

  private var current: WorkoutPlanModel.Exercise? {
    index < model.exercises.count ? model.exercises[index] : nil
  }

  var body: some View {
    VStack(spacing: 30) {
      Text(current?.name ?? "Done").font(.largeTitle).accessibilityIdentifier("current")
      if let exercise = current {
        WorkoutPlanRing(progress: CGFloat(left) / CGFloat(exercise.seconds))
          .overlay(Text("\(left) s").font(.title).accessibilityIdentifier("left"))
          .frame(width: 200, height: 200)
        Button("Skip", action: { skip() }).accessibilityIdentifier("skip")
      } else {
        Button("Finish") {
          model.log.append("\(model.day): \(model.exercises.count) exercises")
          dismiss()
        }
        .accessibilityIdentifier("finish")
      }
    }
    .onReceive(timer) { _ in
      guard current != nil else { return }
      if left > 1 { left -= 1 } else { skip() }
    }
  }

  private func skip() {
    index += 1
    left = current?.seconds ?? 0
  }
}

struct WorkoutPlan: View {
  @StateObject private var model = WorkoutPlanModel()
  @State private var isTraining = false
  @State private var tab = "plan"

  var body: some View {
    TabView(selection: $tab) {
      NavigationView {
        List {
          Section(header: Text(model.day).accessibilityIdentifier("day")) {
            ForEach(model.exercises) { exercise in
              HStack {
                Text(exercise.name)
                Spacer()
                Text("\(exercise.seconds) s").foregroundColor(.secondary)
              }
            }
          }
          Button("Start") { isTraining = true }.accessibilityIdentifier("start")
          if !model.log.isEmpty {
            Text(model.log.count == 1 ? "1 workout" : "\(model.log.count) workouts").accessibilityIdentifier("total")
          }
        }
        .listStyle(GroupedListStyle())
        .navigationBarTitle("Plan", displayMode: .large)
      }
      .tabItem { Label("Plan", systemImage: "list.bullet") }
      .tag("plan")
      List(Array(model.log.enumerated()), id: \.offset) { index, entry in
        Text(entry).accessibilityIdentifier("log-\(index + 1)")
      }
      .tabItem {
        Image(systemName: "clock")
        Text("Log")
      }
      .tag("log")
    }
    .fullScreenCover(isPresented: $isTraining) { WorkoutPlanSession().environmentObject(model) }
  }
}

struct WorkoutPlan_Previews: PreviewProvider {
  static var previews: some View { WorkoutPlan() }
}
