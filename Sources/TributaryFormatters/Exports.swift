// The declarations that `import Foundation` provides on Apple's platforms, but that Foundation for Linux lacks or marks
// unavailable. On Apple's platforms this module only exports Foundation.
//
// Foundation for Linux also declares `PersonNameComponentsFormatter`, with a deprecated class that cannot be created. A
// class of that name here would be ambiguous, because the compiler prefers another module's class only to an unavailable
// one.
@_exported public import Foundation
