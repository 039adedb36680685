// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A module of tests. The compiler takes up to 150 of its files at once instead of 25, because it spends six seconds for each
/// batch on the same declarations.
func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: resources,
    swiftSettings: settings + [.unsafeFlags(["-driver-batch-size-limit", "150"])])
}

/// A module of tests that is compiled in a way of its own. No product holds it.
func fixture(_ name: String, _ dependencies: [Target.Dependency], path: String, flags: [String]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/Fixtures/\(path)",
    swiftSettings: settings + [.unsafeFlags(flags)])
}

/// For programs that only tests run, and for examples that show what the framework does, not how fast: a release build of the whole
/// package optimizes nothing in them.
let unoptimized = SwiftSetting.unsafeFlags(["-Onone"], .when(configuration: .release))

/// A module that several modules of tests share. Like the other sources that only tests use, it is a test target: a build without
/// tests leaves it out.
func support(_ name: String, _ dependencies: [Target.Dependency] = [], path: String) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/Support/\(path)", swiftSettings: settings)
}

/// The linker of LLVM, which is part of the toolchains for Linux and takes half as long as the default linker: a large part of
/// a hot reload.
let fastLinker = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))

func example(_ name: String, pictures: [String] = [], flags: [String] = [], isOptimized: Bool = true) -> Target {
  .executableTarget(
    name: name, dependencies: ["Tributary"], path: "Examples/\(name)", exclude: pictures,
    swiftSettings: settings + (flags.isEmpty ? [] : [.unsafeFlags(flags)]) + (isOptimized ? [] : [unoptimized]),
    linkerSettings: [fastLinker])
}

/// What compiles files that say `import SwiftUI`.
let alias = ["-module-alias", "SwiftUI=Tributary"]

let package = Package(
  name: "Tributary",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Tributary", targets: ["Tributary"]),
    .library(name: "TributaryFoundation", targets: ["TributaryFoundation"]),
    .library(name: "TributaryTesting", targets: ["TributaryTesting"]),
  ],
  targets: [
    // What views need of Combine where the system has none.
    library("TributaryCombine"),
    // Formatters that Foundation lacks where the system is not Apple's.
    library("TributaryFormatters"),
    // What files that import only Foundation use on Apple's platforms: `ObservableObject`, `URLSession`, formatters.
    library("TributaryFoundation", ["TributaryCombine", "TributaryFormatters"]),
    library("TributaryDiagnostics"),
    library("TributaryGeometry"),
    // What is told of loops by their values: it knows of no view.
    library("TributaryFeedback", ["TributaryDiagnostics", "TributaryGeometry"]),
    // What is known of a tree as a value, as text and as a page: it never sees a view.
    library("TributaryInspection", ["TributaryDiagnostics", "TributaryGeometry"]),
    library("TributaryLayout", ["TributaryGeometry"]),
    library("TributaryDrawing", ["TributaryGeometry"]),
    library("TributaryMotion", ["TributaryGeometry"]),
    // Who recognizes what of a press, and who wins: it touches no tree.
    library("TributaryGestures", ["TributaryGeometry"]),
    // What values go as from view to view: it knows of no view.
    library("TributaryTransfer"),
    // The tree: identity, state, environment, passes, preferences, anchors, layout, motion. It names no text, shape, control,
    // gesture or scroll view.
    library(
      "TributaryEngine",
      [
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryFeedback", "TributaryGeometry",
        "TributaryGestures", "TributaryInspection", "TributaryLayout", "TributaryMotion",
      ]),
    // Text, shapes, images, styles, gestures, focus, scrolling, lazy containers.
    library(
      "TributaryViews",
      [
        "TributaryEngine", "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryFeedback",
        "TributaryGeometry", "TributaryGestures", "TributaryInspection", "TributaryLayout", "TributaryMotion",
        "TributaryTransfer",
      ]),
    // Buttons to tables, navigation, sheets, toolbars.
    library(
      "TributaryControls",
      [
        "TributaryEngine", "TributaryViews", "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing",
        "TributaryFeedback", "TributaryGeometry", "TributaryGestures", "TributaryInspection", "TributaryLayout",
        "TributaryMotion", "TributaryTransfer",
      ]),
    // `ViewHost`, where all of it comes together, and what a live tree tells of its inside.
    library(
      "TributaryHost",
      [
        "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryCombine", "TributaryDiagnostics",
        "TributaryDrawing", "TributaryFeedback", "TributaryGeometry", "TributaryGestures", "TributaryInspection",
        "TributaryLayout", "TributaryMotion", "TributaryTransfer",
      ]),
    library("TributarySVG", ["TributaryDrawing", "TributaryGeometry"]),
    library("TributaryTerminal", ["TributaryDrawing", "TributaryGeometry"]),
    // The live window in a browser: it shows any source of pictures, and knows no view.
    library(
      "TributaryWeb",
      ["TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryInspection", "TributarySVG"]),
    // Speaks the compiler's protocol by itself, so that there is no dependency.
    .macro(name: "TributaryMacros", swiftSettings: settings),
    library(
      "Tributary",
      [
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryFormatters", "TributaryGeometry",
        "TributaryGestures", "TributaryInspection", "TributaryLayout", "TributaryMotion", "TributaryMacros",
        "TributarySVG", "TributaryTerminal", "TributaryTransfer", "TributaryEngine", "TributaryViews",
        "TributaryControls", "TributaryHost", "TributaryWeb",
      ]),
    example("Cookbook", flags: alias),
    example("Errands", flags: alias),
    example("Gallery", isOptimized: false),
    example("LoopDoctor", isOptimized: false),
    example("MonthSelector", pictures: ["month-selector.svg"]),
    example("Wallet"),
    .executableTarget(
      name: "tributary-benchmarks", dependencies: ["Tributary", "TributaryGeometry", "TributarySVG", "TributaryWeb"],
      swiftSettings: settings),
    tests("TributaryCombineTests", ["TributaryCombine"]),
    tests("TributaryDrawingTests", ["TributaryDrawing", "TributaryGeometry", "RandomTestSupport"]),
    tests(
      "TributaryEngineTests",
      ["TributaryEngine", "TributaryDiagnostics", "TributaryGeometry", "PreferenceTestSupport"]),
    tests("TributaryFeedbackTests", ["TributaryFeedback", "TributaryDiagnostics", "TributaryGeometry"]),
    tests("TributaryFormattersTests", ["TributaryFormatters"]),
    tests("TributaryGeometryTests", ["TributaryGeometry"]),
    tests("TributaryGesturesTests", ["TributaryGestures", "TributaryGeometry", "RandomTestSupport"]),
    tests(
      "TributaryInspectionTests",
      [
        "Tributary", "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost", "MonthSelector",
        "LoopDoctor", "PreferenceTestSupport", "ProgramTestSupport", "tributary-benchmarks",
      ],
      resources: ["Goldens"]),
    tests("TributaryLayoutTests", ["TributaryLayout", "TributaryGeometry", "RandomTestSupport"]),
    .executableTarget(
      name: "terminal-session-fixture", dependencies: ["TributaryTerminal", "TributaryDrawing", "TributaryGeometry"],
      path: "Tests/Fixtures/TerminalSession", swiftSettings: settings),
    support("PreferenceTestSupport", ["TributaryEngine"], path: "Preferences"),
    support("RandomTestSupport", path: "Random"),
    support("TerminalTestSupport", path: "Terminals"),
    tests(
      "TributaryTerminalTests",
      [
        "TributaryTerminal", "TributaryDrawing", "TributaryGeometry", "ProgramTestSupport", "RandomTestSupport",
        "TerminalTestSupport", "terminal-session-fixture",
      ],
      resources: ["Goldens"]),
    tests(
      "TributaryTests", ["Tributary", "TributaryFoundation", "ProgramTestSupport"],
      resources: ["PublicAPI/Tributary.txt", "PublicAPI/TributaryTesting.txt", "SourceCompatibility/SwiftUI.txt"]),
    tests("TributaryTransferTests", ["TributaryTransfer"]),
    support("ProgramTestSupport", path: "Programs"),
    .executableTarget(
      name: "app-fixture", dependencies: ["Tributary"], path: "Tests/Fixtures/App", swiftSettings: settings),
    tests(
      "AppTests", ["Tributary", "ProgramTestSupport", "TerminalTestSupport", "app-fixture"], resources: ["Goldens"]),
    tests("GalleryTests", ["Gallery", "ProgramTestSupport", "TerminalTestSupport"], resources: ["Goldens"]),
    tests(
      "MonthSelectorTests", ["MonthSelector", "ProgramTestSupport", "TerminalTestSupport"], resources: ["Goldens"]),
    tests("WalletTests", ["Wallet", "ProgramTestSupport", "TerminalTestSupport"], resources: ["Goldens"]),
    library(
      "TributaryTesting",
      [
        "Tributary", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryInspection",
        "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost",
      ]),
    tests(
      "TributaryTestingTests",
      [
        "Tributary", "TributaryTesting", "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost",
        "PreferenceTestSupport", "ProgramTestSupport",
      ],
      resources: ["__Snapshots__", "Snapshots/__Snapshots__"]),
    tests("LoopDoctorTests", ["LoopDoctor", "ProgramTestSupport", "TerminalTestSupport"], resources: ["Goldens"]),
    tests("TributaryDiagnosticsTests", ["TributaryDiagnostics", "ProgramTestSupport"], resources: ["Goldens"]),
    tests(
      "TributarySVGTests", ["TributarySVG", "TributaryDrawing", "TributaryGeometry", "ProgramTestSupport"],
      resources: ["Goldens"]),
    fixture(
      "StrippedFixture", ["TributaryEngine", "TributaryViews", "TributaryControls"], path: "Stripped",
      flags: ["-Xfrontend", "-disable-reflection-metadata"]),
    fixture(
      "NamelessFixture", ["TributaryEngine", "TributaryViews"], path: "Nameless",
      flags: ["-Xfrontend", "-disable-reflection-names"]),
    fixture("ResilientFixture", [], path: "Resilient", flags: ["-enable-library-evolution"]),
    // Structures in C, of which the compiler records some fields.
    .target(name: "ImportedFixture", path: "Tests/Fixtures/Imported"),
    // Written for SwiftUI, and compiled without a change.
    .testTarget(
      name: "OrdinarySources", dependencies: ["Tributary", "TributaryCombine"], path: "Tests/Fixtures/Ordinary",
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(alias + ["-module-alias", "Combine=TributaryCombine"]),
      ]),
    // Written for SwiftUI in a project of a current template of Xcode.
    .testTarget(
      name: "IsolatedSources", dependencies: ["Tributary", "TributaryCombine"], path: "Tests/Fixtures/Isolated",
      exclude: ["Program.swift"],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .unsafeFlags(alias + ["-module-alias", "Combine=TributaryCombine"]),
      ]),
    tests(
      "OrdinaryTests",
      [
        "Cookbook", "Errands", "IsolatedSources", "OrdinarySources", "ProgramTestSupport", "Tributary",
        "TributaryDiagnostics", "TributaryTerminal", "TributaryEngine", "TributaryViews", "TributaryHost",
      ],
      resources: ["Goldens"]),
    tests(
      "TributaryViewsTests",
      [
        "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost",
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryFeedback",
        "TributaryGeometry", "TributaryGestures", "TributaryLayout", "TributaryMotion", "PreferenceTestSupport",
        "RandomTestSupport", "NamelessFixture", "StrippedFixture", "ResilientFixture", "ImportedFixture",
      ]),
    tests(
      "RendererSafetyTests",
      [
        "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost",
        "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryLayout",
        "TributaryMotion", "TributarySVG", "TributaryTerminal", "PreferenceTestSupport",
      ]),
    tests(
      "ConformanceTests",
      [
        "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost",
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry",
        "TributaryGestures", "TributaryLayout", "TributaryMotion", "TributaryTransfer", "PreferenceTestSupport",
        "RandomTestSupport",
      ],
      resources: ["Conformance.md"]),
    tests(
      "TributaryWebTests",
      [
        "TributaryWeb", "TributarySVG", "TributaryDrawing", "TributaryGeometry", "RandomTestSupport",
        "ProgramTestSupport", "BrowserTestSupport",
      ]),
    .executableTarget(
      name: "served-views-fixture",
      dependencies: [
        "Tributary", "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost", "TributaryWeb",
      ],
      path: "Tests/Fixtures/ServedViews", swiftSettings: settings + [unoptimized]),
    .executableTarget(
      name: "served-app-fixture", dependencies: ["Tributary"], path: "Tests/Fixtures/ServedApp", swiftSettings: settings
    ),
    support("BrowserTestSupport", path: "Browsers"),
    tests(
      "WebAppTests",
      [
        "Tributary", "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost", "TributaryWeb",
        "BrowserTestSupport", "ProgramTestSupport", "MonthSelector", "Errands", "Gallery", "Wallet", "app-fixture",
        "served-app-fixture", "served-views-fixture",
      ]),
    // Reads the sources as text.
    tests("HouseRulesTests", ["ProgramTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
