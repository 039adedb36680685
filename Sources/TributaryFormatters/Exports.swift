// Formatters that `import Foundation` provides on Apple's platforms, but not on Linux. On Apple's platforms this module
// only exports Foundation.
@_exported public import Foundation
