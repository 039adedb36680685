import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

@MainActor @Suite struct FormattingDefinitionTests {
  fileprivate enum Mark: AttributedStringKey {
    typealias Value = Bool
    static let name = "FormattingDefinitionTests.Mark"
  }

  private struct Notes: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
      let mark: Mark
    }

    var underlinesAll = false

    var body: some AttributedTextFormattingDefinition<Scope> {
      MarkIsGreen()
      if underlinesAll { ValueConstraint(for: \.underlineStyle, values: [.single], default: .single) }
      UnderlineFollowsGreen()
    }
  }

  private struct MarkIsGreen: AttributedTextValueConstraint {
    typealias Scope = Notes.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) { container.foregroundColor = container.mark == true ? .green : nil }
  }

  private struct UnderlineFollowsGreen: AttributedTextValueConstraint {
    typealias Scope = Notes.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .green { container.underlineStyle = .single }
      if container.font != nil { container.underlineStyle = nil }
    }
  }

  private struct NoBlack<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .black { container.foregroundColor = nil }
    }
  }

  private struct Plain: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<Notes.Scope> {}
  }

  @Test(.claim("TEXT-82")) func `Constraints apply in order`() {
    var attributes = AttributeContainer().font(.title).foregroundColor(.red)
    attributes[Mark.self] = true
    Notes().constrain(&attributes)
    expect(attributes.foregroundColor, equals: .green)
    expect(attributes.underlineStyle, equals: .single, "the font is outside the scope")
    expect(attributes.font, equals: .title)
    attributes = AttributeContainer().foregroundColor(.red)
    Notes().constrain(&attributes)
    expect(attributes, equals: AttributeContainer())
    Notes(underlinesAll: true).constrain(&attributes)
    expect(attributes.underlineStyle, equals: .single)
    Plain().constrain(&attributes)
    expect(attributes.underlineStyle, equals: .single)
  }

  @Test(.claim("TEXT-83")) func `A value constraint allows some values`() {
    struct Colors: AttributedTextFormattingDefinition {
      var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
        NoBlack()
        ValueConstraint(for: \.foregroundColor, values: [nil, .red], default: .red)
      }
    }
    func color(_ color: Color?) -> Color? {
      var attributes = AttributeContainer()
      attributes.foregroundColor = color
      AttributedTextFormatting.AnyDefinition(Colors()).constrain(&attributes)
      return attributes.foregroundColor
    }
    expect([nil, .red, .blue, .black].map(color), equals: [nil, .red, .red, nil])
  }

  private struct Page: View {
    let log: (AttributedString) -> Void
    @State var text: AttributedString
    @State private var definition = Notes()
    @State private var isLimited = true

    var body: some View {
      let _ = log(text)
      VStack(spacing: 0) {
        if isLimited {
          Text(text).attributedTextFormattingDefinition(definition)
        } else {
          Text(text)
        }
        TextEditor(text: $text).attributedTextFormattingDefinition(definition).frame(height: 60)
        Trigger("underlined") { definition.underlinesAll = true }
        Trigger("free") { isLimited = false }
      }
    }
  }

  @Test(.claim("TEXT-84")) func `Text is displayed as the definition allows`() {
    var text = AttributedString("a")
    text.font = .system(size: 40)
    text.foregroundColor = .red
    let host = settledHost(300, 200) { Page(log: { _ in }, text: text) }
    func shows(_ part: String) -> Bool { "\(host.displayList)".contains(part) }
    #expect(!shows("#FF3B30FF"), "the color is constrained")
    let before = "\(host.displayList)"
    host.tap("underlined")
    #expect("\(host.displayList)" != before)
    host.tap("free")
    #expect(shows("#FF3B30FF"))
  }

  @Test(.claim("CONTROL-190")) func `An editor constrains edited text`() throws {
    var text = AttributedString("one two")
    text.foregroundColor = .red
    let range = try #require(text.range(of: "two"))
    text[range][Mark.self] = true
    var told = AttributedString()
    let host = settledHost(300, 200) { Page(log: { told = $0 }, text: text) }
    expect(told.runs.map(\.foregroundColor), equals: [.red, .red], "no edit, no change")
    play(host, "focus 1; type !")
    expect(
      told.runs[\.foregroundColor].map { "\(String(told[$1].characters))\($0 == .green)" },
      equals: ["one false", "two!true"])
    play(host, "key command+b; type ?")
    #expect(told.runs.allSatisfy { $0.font == nil })
    host.pressKey("z", modifiers: .command)
    expect(told, equals: text)
  }
}
