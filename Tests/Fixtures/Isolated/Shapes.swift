import SwiftUI

struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Level: Shape {
  var animatableData: Double

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * animatableData, height: rect.height))
  }
}

struct Wave: Shape {
  let crests: Int
  var height: CGFloat
  var phase: CGFloat
  static let step: CGFloat = 5
  static var role: ShapeRole { .stroke }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(height, phase) }
    set {
      height = newValue.first
      phase = newValue.second
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: proposal.width ?? 100, height: height) }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for x in stride(from: rect.minX, through: rect.maxX, by: Self.step) {
        path.addLine(to: CGPoint(x: x, y: y(of: x, in: rect)))
      }
    }
  }

  private func y(of x: CGFloat, in rect: CGRect) -> CGFloat {
    rect.midY + sin((x / rect.width * CGFloat(crests) + phase) * 2 * .pi) * height / 2
  }
}

struct Tilted<Content: Shape>: Shape {
  var content: Content
  var angle: Angle

  var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(content.animatableData, angle.degrees) }
    set {
      content.animatableData = newValue.first
      angle = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path { content.rotation(angle).path(in: rect) }
}

struct Ring: InsettableShape {
  let start: Angle
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: start,
      endAngle: .degrees(270), clockwise: true)
    return path
  }

  func inset(by amount: CGFloat) -> Ring {
    var ring = self
    ring.insetAmount += amount
    return ring
  }
}

struct Ticket: InsettableShape {
  var amount: CGFloat = 0
  var notch: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(amount, notch) }
    set {
      amount = newValue.first
      notch = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: notch) }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var ticket = self
    ticket.amount += amount
    return ticket
  }
}

extension Shape where Self == Wedge {
  static var wedge: Wedge { Wedge() }
}

extension Shape {
  func firstHalf() -> some Shape { trim(from: 0, to: 0.5) }
}

struct Shiver: GeometryEffect {
  var distance: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance * sin(animatableData * .pi), y: 0))
  }
}

struct Lean: GeometryEffect {
  var amount: CGFloat
  @Binding var isFar: Bool

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    DispatchQueue.main.async { isFar = amount > 1 }
    return ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -amount, d: 1, tx: amount * size.height, ty: 0))
  }
}

struct ShapeGallery: View {
  @State private var level = 0.25
  @State private var isFar = false

  var body: some View {
    VStack(spacing: 4) {
      Wedge().fill(.red).frame(height: 10).accessibilityIdentifier("wedge")
      Level(animatableData: level).fill(.green).frame(height: 20)
      Wave(crests: 2, height: 12, phase: level).stroke(.blue, lineWidth: 2)
      Tilted(content: Wedge(), angle: .degrees(10)).stroke().frame(height: 10)
      Ring(start: .zero).strokeBorder(.orange, lineWidth: 3).frame(width: 20, height: 20)
      Ticket(notch: 4).strokeBorder(.purple, lineWidth: 1).frame(height: 14)
      Text("clip").background(.yellow, in: .wedge).clipShape(Ticket(notch: 2)).contentShape(Wedge())
      AnyShape(Wedge().firstHalf()).frame(height: 6)
      Text("effect").modifier(Shiver(animatableData: level)).modifier(Lean(amount: level, isFar: $isFar))
    }
    .animation(.default, value: level)
    .onTapGesture { level = 0.75 }
  }
}
