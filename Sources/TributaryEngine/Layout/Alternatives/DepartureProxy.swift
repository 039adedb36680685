/// An item that holds another one on its way out, and is seen where that one was shown.
package protocol DepartureProxy: ItemNode {}
