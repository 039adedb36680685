/// A complete HTTP/1.1 request.
struct HTTPRequest: Equatable, Sendable {
  let method: String

  /// The path and the query, as the request line contains them.
  let target: String

  /// The fields in order of arrival; names are in lower case.
  let fields: [Field]

  let body: [UInt8]

  /// Whether the connection remains open after the response.
  let keepsConnection: Bool

  struct Field: Equatable, Sendable {
    let name: String
    let value: String
  }

  /// The path of the target, without the query.
  var path: Substring { target.prefix { $0 != "?" } }

  /// The value of the only field with a name; `nil` if there is none or more than one.
  ///
  /// - Parameter name: In lower case.
  func field(_ name: String) -> String? {
    let matches = fields.filter { $0.name == name }
    return matches.count == 1 ? matches[0].value : nil
  }

  /// Whether a field with a name exists.
  func hasField(_ name: String) -> Bool { fields.contains { $0.name == name } }
}
