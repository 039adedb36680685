@testable import TributaryWeb

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct TokenFileTests {
  /// A folder for the tokens of a session, which is removed with this object.
  private final class Session {
    let folder: URL

    init(permissions: Int = 0o700) throws {
      folder = FileManager.default.temporaryDirectory.appending(component: "session-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var path: URL { folder.appending(component: "tributary-Clock-8480.token") }

    var file: TokenFile { get throws { try #require(TokenFile(program: "Clock", port: 8480, folder: folder.path)) } }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

    func write(_ text: String, permissions: Int = 0o600) throws {
      try Data(text.utf8).write(to: path)
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path.path)
    }
  }

  private static let text = "0123456789abcdef0123456789abcdef"

  @Test func `A token is kept in a file that only the user can read`() throws {
    let session = try Session()
    let file = try session.file
    let token = AccessToken()
    expectNil(file.token)
    expect(file.keep(token))
    expect(file.token?.text, equals: token.text)
    expect(file.keep(token))
    let attributes = try FileManager.default.attributesOfItem(atPath: session.path.path)
    expect(attributes[.posixPermissions] as? Int, equals: 0o600)
    expect(session.names, equals: ["tributary-Clock-8480.token"])
    // A program with another token does not replace the kept one.
    expect(!file.keep(AccessToken()))
    expect(file.token?.text, equals: token.text)
    // Without the file there is a new token.
    try FileManager.default.removeItem(at: session.path)
    expectNil(file.token)
  }

  @Test func `Each program and each port has a separate file, and a free port has none`() throws {
    let session = try Session()
    expect(try session.file.keep(AccessToken()))
    expectNil(TokenFile(program: "Clock", port: 8481, folder: session.folder.path)?.token)
    expectNil(TokenFile(program: "Watch", port: 8480, folder: session.folder.path)?.token)
    expectNil(TokenFile(program: "Clock", port: 0, folder: session.folder.path))
    expectNil(TokenFile(program: "Clock", port: 8480, folder: nil))
    expectNil(TokenFile(program: "Clock", port: 8480, folder: "relative/folder"))
  }

  @Test(arguments: [0o755, 0o770, 0o707, 0o500])
  func `A folder that is not private is not used`(permissions: Int) throws {
    let session = try Session()
    try session.write(Self.text + "\n")
    try expect(session.file.token?.text, equals: Self.text)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: session.folder.path)
    try expectNil(session.file.token)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: session.folder.path)
    let other = try Session(permissions: permissions)
    expect(try !other.file.keep(AccessToken()))
    expectEmpty(other.names)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: other.folder.path)
  }

  @Test(arguments: [0o644, 0o640, 0o660, 0o700, 0o400])
  func `A file with another mode is ignored and not changed`(permissions: Int) throws {
    let session = try Session()
    try session.write(Self.text + "\n", permissions: permissions)
    try expectNil(session.file.token)
    expect(try !session.file.keep(AccessToken()))
    try expect(String(contentsOf: session.path, encoding: .utf8), equals: Self.text + "\n")
  }

  @Test(arguments: [
    "", "\n", Self.text, Self.text + "\n\n", Self.text.uppercased() + "\n", " " + Self.text.dropFirst() + "\n",
    Self.text.dropLast() + "\n", String(repeating: Self.text, count: 3) + "\n",
  ])
  func `A file with other content is ignored and not changed`(content: String) throws {
    let session = try Session()
    try session.write(content)
    try expectNil(session.file.token)
    expect(try !session.file.keep(AccessToken()))
    try expect(String(contentsOf: session.path, encoding: .utf8), equals: content)
  }

  @Test func `A link, a folder, or a named pipe in place of the file or the folder is ignored`() throws {
    let (session, other) = (try Session(), try Session())
    try other.write(Self.text + "\n")
    let manager = FileManager.default
    try manager.createSymbolicLink(at: session.path, withDestinationURL: other.path)
    try expectNil(session.file.token)
    expect(try !session.file.keep(AccessToken()))
    // A link to a file that does not exist does not create it.
    try manager.removeItem(at: other.path)
    expect(try !session.file.keep(AccessToken()))
    expectEmpty(other.names)
    try manager.removeItem(at: session.path)
    try manager.createDirectory(at: session.path, withIntermediateDirectories: false)
    try expectNil(session.file.token)
    expect(try !session.file.keep(AccessToken()))
    try manager.removeItem(at: session.path)
    expect(mkfifo(session.path.path, 0o600), equals: 0)
    try expectNil(session.file.token)
    try manager.removeItem(at: session.path)
    let link = other.folder.appending(component: "link")
    try manager.createSymbolicLink(at: link, withDestinationURL: session.folder)
    expect(TokenFile(program: "Clock", port: 8480, folder: link.path)?.keep(AccessToken()), equals: false)
    expectEmpty(session.names)
  }

  /// A file of another user can be created only by the superuser, in whose containers the tests often run.
  @Test(.enabled(if: geteuid() == 0, "only the superuser can create a file of another user"))
  func `A file or a folder of another user is ignored`() throws {
    let session = try Session()
    try session.write(Self.text + "\n")
    #expect(try session.file.token != nil)
    expect(chown(session.path.path, 12_345, 12_345), equals: 0)
    try expectNil(session.file.token)
    expect(chown(session.path.path, 0, 0), equals: 0)
    expect(chown(session.folder.path, 12_345, 12_345), equals: 0)
    try expectNil(session.file.token)
    expect(chown(session.folder.path, 0, 0), equals: 0)
  }

  @Test func `A service that starts again on its port has the same token, and its pages receive whether it has`()
    async throws
  {
    let session = try Session()
    let first = try await ServedProgram { $0.token = nil }
    let port = first.port
    await first.service.stop()
    let file = try #require(TokenFile(program: "Clock", port: port, folder: session.folder.path))
    func start() async throws -> (served: ServedProgram, token: String) {
      let served = try await ServedProgram { options in
        (options.port, options.token, options.tokenFile) = (port, nil, file)
      }
      return (served, String(await served.service.address.suffix(32)))
    }
    let (second, token) = try await start()
    expect(file.token?.text, equals: token)
    let stream = try OpenedStream(RawClient(port: port))
    stream.client.send(second.request("/events", second.hello()))
    await stream.receive { $0.contains("\"frame\":1") }
    await second.service.stop()
    expect(await stream.wait(for: #"{"end":"ended","keepsAddress":true}"#))
    let (third, again) = try await start()
    expect(again, equals: token)
    await third.service.stop()
    // After the file was deleted, the program has a new token.
    try FileManager.default.removeItem(at: session.folder.appending(component: "tributary-Clock-\(port).token"))
    let (fourth, new) = try await start()
    expect(new, differsFrom: token)
    await fourth.service.stop()
  }

  @Test func `A program whose port is in use creates no file`() async throws {
    let session = try Session()
    let served = try await ServedProgram()
    let file = try #require(TokenFile(program: "Clock", port: served.port, folder: session.folder.path))
    await #expect(throws: ServerError.portInUse(served.port)) {
      try await ServedProgram { ($0.port, $0.token, $0.tokenFile) = (served.port, nil, file) }
    }
    expectEmpty(session.names)
    await served.service.stop()
  }
}
