public import TributaryDrawing
import TributaryEngine
import TributaryGeometry
public import TributaryTransfer

/// A transfer representation of a color: its sRGB components and opacity, resolved in the default environment.
///
/// > Source: conformance STYLE-31.
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .color) { (color: Color) throws in
      let resolved = color.resolve(in: EnvironmentValues())
      return try JSONEncoder().encode([resolved.red, resolved.green, resolved.blue, resolved.opacity])
    } importing: { (data: Data) throws -> Color in
      let numbers = try JSONDecoder().decode([Float].self, from: data)
      guard numbers.count == 4 else { throw ColorTransferError.hasOtherComponents(numbers.count) }
      return Color(Resolved(red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3]))
    }
  }
}

/// The reason why data does not represent a color.
private enum ColorTransferError: Error, CustomStringConvertible {
  case hasOtherComponents(Int)

  var description: String {
    switch self {
    case .hasOtherComponents(let count): "a color has 4 components, and the data has \(count)"
    }
  }
}

extension UTType {
  /// The content type of a color's components.
  fileprivate static let color = UTType(exportedAs: "org.tributary.color")
}
