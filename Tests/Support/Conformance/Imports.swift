// Every file of this target sees the modules of the package, as the client code of `import Tributary` does, and the
// modules for tests.
@_exported public import Observation
@_exported public import PreferenceTestSupport
@_exported public import Testing
@_exported public import TributaryAnimation
@_exported public import TributaryCombine
@_exported public import TributaryControls
@_exported public import TributaryDiagnostics
@_exported public import TributaryDrawing
@_exported public import TributaryEngine
@_exported public import TributaryGeometry
@_exported public import TributaryHost
@_exported public import TributaryLayout
@_exported public import TributaryMotion
@_exported public import TributaryTransfer
@_exported public import TributaryViews
