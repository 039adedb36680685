// Every file of these tests sees the modules below. Other modules, and interfaces for the engine, are imported by the
// files that use them.
@_exported public import ExpectationTestSupport
@_exported public import Foundation
@_exported public import Observation
@_exported public import PreferenceTestSupport
@_exported public import RandomTestSupport
@_exported public import Testing
@_exported public import TributaryAnimation
@_exported public import TributaryCombine
@_exported public import TributaryContainers
@_exported public import TributaryControls
@_exported public import TributaryDiagnostics
@_exported public import TributaryDrawing
@_exported public import TributaryEngine
@_exported public import TributaryGeometry
@_exported public import TributaryHost
@_exported public import TributaryLayout
@_exported public import TributaryLoops
@_exported public import TributaryMotion
@_exported public import TributaryViews
