/// A node around a view that has a menu: where the view is a row of a list, the menu is there wherever the row is.
package protocol RowMenu: UnaryNode {}
