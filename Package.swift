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

/// A setting for test modules in debug builds: one compiler process instead of three compiles the files and writes the
/// module. With several threads, it writes one object for each file, as the build system expects. Xcode and Swift Build
/// do not support this.
let whole = SwiftSetting.unsafeFlags(
  ["-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2"],
  .when(platforms: [.linux], configuration: .debug))

/// Returns a test target with the module of expectations.
func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["ExpectationTestSupport"], exclude: resources,
    swiftSettings: settings + [whole])
}

/// The modules of views, of which tests access interfaces for the engine or internal declarations.
let viewModules: [Target.Dependency] = [
  "TributaryEngine", "TributaryAnimation", "TributaryContainers", "TributaryViews", "TributaryControls",
  "TributaryHost",
]

/// Returns a target whose tests verify the view tree as a whole.
func views(_ folder: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "TributaryViews\(folder)Tests", dependencies: viewModules + dependencies + ["ViewsTestSupport"],
    path: "Tests/TributaryViewsTests/\(folder)", swiftSettings: settings + [whole])
}

/// Returns a target whose tests verify claims about behavior.
func conformance(_ folder: String, _ dependencies: [Target.Dependency] = [], resources: [String] = []) -> Target {
  .testTarget(
    name: "TributaryConformance\(folder)Tests", dependencies: dependencies + ["ConformanceTestSupport"],
    path: "Tests/TributaryConformanceTests/\(folder)", exclude: resources, swiftSettings: settings + [whole])
}

/// Returns a module for tests that requires special compiler flags. It belongs to no product.
func fixture(_ name: String, _ dependencies: [Target.Dependency], path: String, flags: [String]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/Fixtures/\(path)",
    swiftSettings: settings + [whole, .unsafeFlags(flags)])
}

/// A setting that disables optimization in release builds: for programs that only tests run, and for examples whose
/// speed does not matter. It shortens a release build of the whole package.
let unoptimized = SwiftSetting.unsafeFlags(["-Onone"], .when(configuration: .release))

/// Returns a module that several test targets share. Like the other sources that only tests use, it is a test target,
/// so that a build without tests omits it.
func support(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String, settings more: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/Support/\(path)", swiftSettings: settings + [whole] + more)
}

/// A setting that enables optimization in debug builds, for a module whose clarity excludes caches.
let optimized = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))

/// A setting that selects LLVM's linker, which is part of the Linux toolchains. It takes half as long as the default
/// linker, and linking is a large part of a hot reload.
let fastLinker = LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))

/// Returns an example program.
func example(_ name: String, pictures: [String] = [], flags: [String] = [], isOptimized: Bool = true) -> Target {
  .executableTarget(
    name: name, dependencies: ["Tributary"], path: "Examples/\(name)", exclude: pictures,
    swiftSettings: settings + (flags.isEmpty ? [] : [.unsafeFlags(flags)]) + (isOptimized ? [] : [unoptimized]),
    linkerSettings: [fastLinker])
}

/// The compiler flags with which files that contain `import SwiftUI` compile unchanged.
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
    // The part of Combine that SwiftUI code uses, for platforms without Combine.
    library("TributaryCombine"),
    // Formatters that Foundation for Linux does not have.
    library("TributaryFormatters"),
    // The names that Foundation also provides on Apple's platforms: `ObservableObject`, `URLSession`, and formatters.
    library("TributaryFoundation", ["TributaryCombine", "TributaryFormatters"]),
    library("TributaryDiagnostics"),
    library("TributaryGeometry"),
    // Loop detection from recorded values. It does not depend on views.
    library("TributaryLoopRules", ["TributaryDiagnostics", "TributaryGeometry"]),
    // A description of a view tree as a value, as text, and as an HTML page. It does not depend on views.
    library("TributaryInspection", ["TributaryDiagnostics", "TributaryGeometry"]),
    library("TributaryLayout", ["TributaryGeometry"]),
    library("TributaryDrawing", ["TributaryGeometry"]),
    library("TributaryMotion", ["TributaryGeometry"]),
    // Gesture recognizers, and the rules that select the winner of a press. They do not depend on the view tree.
    library("TributaryGestures", ["TributaryGeometry"]),
    // The representations of values in drag and drop, sharing, and the pasteboard. They do not depend on views.
    library("TributaryTransfer"),
    // The view tree: identity, state, environment, passes, preferences, and anchors. It contains no stack, text, shape,
    // control, gesture, scroll view, animation, or rule about feedback loops.
    library(
      "TributaryEngine",
      [
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryInspection",
        "TributaryLayout", "TributaryMotion",
      ]),
    // The supervisor of frames, which records them, detects feedback loops, stops them, and explains them.
    library(
      "TributaryLoops",
      ["TributaryEngine", "TributaryCombine", "TributaryDiagnostics", "TributaryGeometry", "TributaryLoopRules"]),
    // Animations of the tree: the timeline, transitions, matched geometry, schedules, phases, and keyframes.
    library(
      "TributaryAnimation",
      [
        "TributaryEngine", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryLayout",
        "TributaryMotion",
      ]),
    // Stacks, frames, padding, grids, safe areas, custom layouts, and alternatives.
    library(
      "TributaryContainers",
      ["TributaryEngine", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryLayout"]),
    // Text, shapes, images, styles, gestures, focus, scrolling, and lazy containers.
    library(
      "TributaryViews",
      [
        "TributaryEngine", "TributaryAnimation", "TributaryContainers", "TributaryCombine", "TributaryDiagnostics",
        "TributaryDrawing", "TributaryGeometry", "TributaryGestures", "TributaryInspection", "TributaryLayout",
        "TributaryMotion", "TributaryTransfer",
      ]),
    // Controls, lists, tables, navigation, sheets, and toolbars.
    library(
      "TributaryControls",
      [
        "TributaryEngine", "TributaryAnimation", "TributaryContainers", "TributaryViews", "TributaryCombine",
        "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryGestures", "TributaryInspection",
        "TributaryLayout", "TributaryMotion", "TributaryTransfer",
      ]),
    // `ViewHost`, which runs a view tree, and the inspection of a live tree.
    library(
      "TributaryHost",
      [
        "TributaryEngine", "TributaryAnimation", "TributaryContainers", "TributaryViews", "TributaryControls",
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryGestures",
        "TributaryInspection", "TributaryLayout", "TributaryLoopRules", "TributaryLoops", "TributaryMotion",
        "TributaryTransfer",
      ]),
    library("TributarySVG", ["TributaryDrawing", "TributaryGeometry"]),
    // A view laid out over a range of sizes, and the sizes at which the layout fails.
    library(
      "TributarySweep",
      [
        "TributaryEngine", "TributaryContainers", "TributaryViews", "TributaryControls", "TributaryHost",
        "TributaryLoops", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryInspection",
        "TributarySVG",
      ]),
    library("TributaryTerminal", ["TributaryDrawing", "TributaryGeometry"]),
    // The live window in a browser. It shows display lists from any source and does not depend on views.
    library(
      "TributaryWeb",
      ["TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryInspection", "TributarySVG"]),
    // Implements the compiler's plug-in protocol directly, so that the package has no dependency on swift-syntax.
    .macro(name: "TributaryMacros", swiftSettings: settings),
    library(
      "Tributary",
      [
        "TributaryContainers",
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryFormatters", "TributaryGeometry",
        "TributaryGestures", "TributaryInspection", "TributaryLayout", "TributaryMotion", "TributaryMacros",
        "TributarySVG", "TributaryTerminal", "TributaryTransfer", "TributaryEngine", "TributaryAnimation",
        "TributaryViews", "TributaryControls", "TributaryHost", "TributaryLoops", "TributarySweep", "TributaryWeb",
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
      ["TributaryEngine", "TributaryDiagnostics", "TributaryGeometry", "TributaryMotion", "PreferenceTestSupport"]),
    tests("TributaryLoopRulesTests", ["TributaryLoopRules", "TributaryDiagnostics", "TributaryGeometry"]),
    tests("TributaryLoopsTests", ["TributaryLoops", "TributaryEngine", "TributaryDiagnostics", "TributaryGeometry"]),
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
      path: "Tests/Fixtures/TerminalSession", swiftSettings: settings + [whole]),
    support("ExpectationTestSupport", path: "Expectations"),
    support("PreferenceTestSupport", ["TributaryEngine"], path: "Preferences"),
    support("RandomTestSupport", path: "Random"),
    // Scenes as data: views with state, steps, and expectations in a text format.
    support("SceneTestSupport", ["TributaryGeometry", "RandomTestSupport"], path: "Scenes"),
    // A second implementation of scenes, which shares only geometry values with the package.
    support(
      "ExecutableSpecification", ["SceneTestSupport", "TributaryGeometry"], path: "Specification", settings: [optimized]
    ),
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
    tests("TributarySweepTests", ["Tributary", "TributarySweep", "RandomTestSupport"]),
    tests("TributaryTransferTests", ["TributaryTransfer"]),
    support("ProgramTestSupport", path: "Programs"),
    .executableTarget(
      name: "app-fixture", dependencies: ["Tributary"], path: "Tests/Fixtures/App", swiftSettings: settings + [whole]),
    tests(
      "AppTests", ["Tributary", "ProgramTestSupport", "TerminalTestSupport", "app-fixture"], resources: ["Goldens"]),
    tests(
      "GalleryTests", ["Gallery", "Tributary", "ProgramTestSupport", "RandomTestSupport", "TerminalTestSupport"],
      resources: ["Goldens"]),
    tests(
      "MonthSelectorTests",
      ["MonthSelector", "Tributary", "ProgramTestSupport", "RandomTestSupport", "TerminalTestSupport"],
      resources: ["Goldens"]),
    tests(
      "WalletTests", ["Wallet", "Tributary", "ProgramTestSupport", "RandomTestSupport", "TerminalTestSupport"],
      resources: ["Goldens"]),
    library(
      "TributaryTesting",
      [
        "TributaryContainers",
        "Tributary", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryInspection",
        "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost",
      ]),
    tests(
      "TributaryTestingTests",
      [
        "Tributary", "TributaryTesting", "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost",
        "PreferenceTestSupport", "ProgramTestSupport",
      ],
      resources: ["Snapshots/__Snapshots__"]),
    tests(
      "LoopDoctorTests", ["LoopDoctor", "ProgramTestSupport", "RandomTestSupport", "TerminalTestSupport"],
      resources: ["Goldens"]),
    tests("TributaryDiagnosticsTests", ["TributaryDiagnostics", "ProgramTestSupport"], resources: ["Goldens"]),
    tests(
      "TributarySVGTests", ["TributarySVG", "TributaryDrawing", "TributaryGeometry", "ProgramTestSupport"],
      resources: ["Goldens"]),
    fixture(
      "StrippedFixture", ["TributaryEngine", "TributaryAnimation", "TributaryViews", "TributaryControls"],
      path: "Stripped",
      flags: ["-Xfrontend", "-disable-reflection-metadata"]),
    fixture(
      "NamelessFixture", ["TributaryEngine", "TributaryViews"], path: "Nameless",
      flags: ["-Xfrontend", "-disable-reflection-names"]),
    fixture("ResilientFixture", [], path: "Resilient", flags: ["-enable-library-evolution"]),
    // C structures, for which the compiler records only some fields.
    .target(name: "ImportedFixture", path: "Tests/Fixtures/Imported"),
    // Sources written for SwiftUI, compiled unchanged.
    .testTarget(
      name: "OrdinarySources", dependencies: ["Tributary", "TributaryCombine"], path: "Tests/Fixtures/Ordinary",
      swiftSettings: [
        .swiftLanguageMode(.v5),
        whole, .unsafeFlags(alias + ["-module-alias", "Combine=TributaryCombine"]),
      ]),
    // Sources written for SwiftUI with the settings of a current Xcode template.
    .testTarget(
      name: "IsolatedSources", dependencies: ["Tributary", "TributaryCombine"], path: "Tests/Fixtures/Isolated",
      exclude: ["Program.swift"],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        whole, .unsafeFlags(alias + ["-module-alias", "Combine=TributaryCombine"]),
      ]),
    tests(
      "OrdinaryTests",
      [
        "Cookbook", "Errands", "IsolatedSources", "OrdinarySources", "ProgramTestSupport", "Tributary",
        "TributaryDiagnostics", "TributaryTerminal", "TributaryEngine", "TributaryViews", "TributaryHost",
      ],
      resources: ["Goldens"]),
    support(
      "ViewsTestSupport",
      viewModules + [
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryLoops",
        "TributaryGeometry", "TributaryLayout", "TributaryMotion", "ExpectationTestSupport", "PreferenceTestSupport",
        "RandomTestSupport",
      ], path: "Views"),
    views("Growth"),
    views("Loops", ["TributaryLoopRules"]),
    views("Memory", ["NamelessFixture", "StrippedFixture", "ResilientFixture", "ImportedFixture"]),
    views("Properties", ["TributaryGestures"]),
    views("State"),
    tests(
      "RendererSafetyTests",
      [
        "TributaryEngine", "TributaryAnimation", "TributaryContainers", "TributaryViews", "TributaryControls",
        "TributaryHost",
        "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry", "TributaryLayout",
        "TributaryMotion", "TributarySVG", "TributaryTerminal", "PreferenceTestSupport", "RandomTestSupport",
      ]),
    // Compares the engine with the executable specification.
    tests(
      "SpecificationTests",
      [
        "Tributary", "TributaryEngine", "TributaryHost", "SceneTestSupport", "ExecutableSpecification",
        "RandomTestSupport",
      ], resources: ["Scenes"]),
    // The claims about behavior, with a row for each in `Conformance.md`.
    support(
      "ConformanceTestSupport",
      viewModules + [
        "TributaryCombine", "TributaryDiagnostics", "TributaryDrawing", "TributaryGeometry",
        "TributaryLayout", "TributaryMotion", "TributaryTransfer", "PreferenceTestSupport", "ExpectationTestSupport",
      ], path: "Conformance"),
    conformance("Collections", ["TributaryControls"]),
    conformance("DataFlow"),
    conformance("Forms", viewModules),
    conformance("Graphics", viewModules),
    conformance("Layout"),
    conformance("Motion"),
    conformance("Screens", ["RandomTestSupport"]),
    conformance("ScrollViews", ["RandomTestSupport"]),
    conformance("Table", resources: ["Behaviors/Behaviors.txt"]),
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
      path: "Tests/Fixtures/ServedViews", swiftSettings: settings + [whole, unoptimized]),
    .executableTarget(
      name: "served-app-fixture", dependencies: ["Tributary"], path: "Tests/Fixtures/ServedApp",
      swiftSettings: settings + [whole]
    ),
    support("BrowserTestSupport", path: "Browsers"),
    tests(
      "WebAppTests",
      [
        "Tributary", "TributaryEngine", "TributaryViews", "TributaryControls", "TributaryHost", "TributaryWeb",
        "BrowserTestSupport", "ProgramTestSupport", "RandomTestSupport", "MonthSelector", "Errands", "Gallery",
        "Wallet", "app-fixture", "served-app-fixture", "served-views-fixture",
      ]),
    // Checks the sources as text.
    tests("HouseRulesTests", ["ProgramTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
