import TributaryDiagnostics
import TributaryGeometry
package import TributaryHost

extension ViewHost {
  /// The frame of every identifier, sorted, as a JSON object of one line each, without a line feed at the end.
  ///
  /// Where an animation shows a view somewhere else than layout has put it, `presented` says where. Equal frames give equal
  /// bytes; numbers have at most three decimals.
  ///
  /// - Parameter indent: What every line but the first begins with.
  package func framesJSON(indent: String = "") -> String {
    let members = identifiers.compactMap { identifier -> String? in
      guard let frame = frame(of: identifier) else { return nil }
      var fields = JSONText.members(frame)
      if let presented = presentedFrame(of: identifier), JSONText.members(presented) != fields {
        fields += ", \"presented\": {\(JSONText.members(presented))}"
      }
      return "\(indent)  \(JSONText.string(identifier)): {\(fields)}"
    }
    return members.isEmpty ? "{}" : "{\n" + members.joined(separator: ",\n") + "\n\(indent)}"
  }
}
