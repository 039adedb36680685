/// A view or modifier of the framework that has a body.
///
/// The body of a control inserts and removes views for internal reasons: a field shows its prompt while it is empty. Such a body
/// is not a dynamic container for preferences, so it contributes no default. Content that client code puts into a control by
/// a modifier is a container like any other.
///
/// Every composite view and modifier of the framework conforms, and no type of client code does. `OwnViewsTests` compares the
/// known types with the modules of the framework.
package protocol FrameworkComposite {}

/// A composite view of the framework that client code constructs by its name, such as `Button`.
///
/// Paths name it. They omit every other composite view and modifier of the framework: those are parts of the named views, or
/// implement modifiers.
package protocol NamedComposite: FrameworkComposite {}
