/// A view or modifier of the framework that has a body.
///
/// Views come and go in the body of a control for reasons of its own: a field shows its prompt while it is empty. Such a body
/// is no dynamic container for preferences, so no default is folded in for it. Content that a program puts into a control
/// is a container like any other.
///
/// Every composite view and modifier of the framework conforms, and no type of a program does: `OwnViewsTests` compares the
/// types that it has seen with the modules of the framework.
package protocol FrameworkComposite {}
