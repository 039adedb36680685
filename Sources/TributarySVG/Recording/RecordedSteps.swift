/// A value that is another one from picture to picture.
struct RecordedSteps<Value> {
  /// From which picture on it has which value; the first holds from the beginning on.
  private(set) var steps: [(picture: Int, value: Value)]

  init(_ steps: [(picture: Int, value: Value)]) { self.steps = steps }

  func map<Other>(_ transform: (Value) -> Other) -> RecordedSteps<Other> {
    RecordedSteps<Other>(steps.map { ($0.picture, transform($0.value)) })
  }

  /// The value of a picture, if there is any at all.
  func value(in picture: Int) -> Value? { (steps.last { $0.picture <= picture } ?? steps.first)?.value }
}

extension RecordedSteps where Value: Equatable {
  /// Goes on with a value, from a picture on.
  mutating func append(_ value: Value, from picture: Int) {
    if steps.last?.value != value { steps.append((picture, value)) }
  }

  /// Only as much as is needed for some pictures.
  func during(_ pictures: ClosedRange<Int>) -> RecordedSteps {
    var part = RecordedSteps([])
    if let first = value(in: pictures.lowerBound) { part.append(first, from: pictures.lowerBound) }
    for step in steps where step.picture > pictures.lowerBound && step.picture <= pictures.upperBound {
      part.append(step.value, from: step.picture)
    }
    return part
  }

  /// The only value that there is.
  var constant: Value? { steps.count == 1 ? steps[0].value : nil }
}

extension RecordedSteps<Double> {
  /// The products of both at each time.
  func multiplied(by other: RecordedSteps) -> RecordedSteps {
    var product = RecordedSteps([])
    for picture in Set((steps + other.steps).map(\.picture)).sorted() {
      product.append((value(in: picture) ?? 1) * (other.value(in: picture) ?? 1), from: picture)
    }
    return product
  }
}
