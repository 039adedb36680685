/// A style that shows no control of its own kind, so that nothing in it asks for the style that is set further out.
protocol CompleteStyle {}
