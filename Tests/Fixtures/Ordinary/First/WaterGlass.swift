import SwiftUI

/// A glass that fills, with an animated wave.
struct WaterGlass: View {
  @AppStorage("glasses") private var glasses = 2
  @State private var phase = 0.0

  private let goal = 8

  var body: some View {
    VStack(spacing: 24) {
      Text("\(glasses) of \(goal) glasses").font(.title2)
      ZStack {
        Wave(level: Double(glasses) / Double(goal), phase: phase)
          .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
        if glasses >= goal {
          Text("Enough!").font(.headline).foregroundStyle(.white).transition(.scale)
        }
      }
      .frame(width: 160, height: 240)
      .clipShape(Glass())
      .overlay(Glass().stroke(.gray, lineWidth: 3))
      HStack(spacing: 32) {
        Button {
          change(by: -1)
        } label: {
          Image(systemName: "minus.circle").font(.title)
        }
        .disabled(glasses == 0)
        .accessibilityIdentifier("less")
        Button {
          change(by: 1)
        } label: {
          Image(systemName: "plus.circle.fill").font(.title)
        }
        .disabled(glasses >= goal)
        .accessibilityIdentifier("more")
      }
    }
    .padding()
  }

  private func change(by step: Int) {
    withAnimation(.easeInOut(duration: 0.8)) {
      glasses += step
      phase += .pi
    }
  }

  struct Wave: Shape {
    var level: Double
    var phase: Double

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(level, phase) }
      set { (level, phase) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
      let top = rect.maxY - rect.height * level
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
        let angle = Double((x - rect.minX) / rect.width) * 2 * .pi + phase
        path.addLine(to: CGPoint(x: x, y: top + CGFloat(sin(angle)) * 5))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  struct Glass: InsettableShape {
    var inset: CGFloat = 0

    func inset(by amount: CGFloat) -> Glass { Glass(inset: inset + amount) }

    func path(in rect: CGRect) -> Path {
      let rect = rect.insetBy(dx: inset, dy: inset)
      return Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + 20, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX - 20, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      }
    }
  }
}
