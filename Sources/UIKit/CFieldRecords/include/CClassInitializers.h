// Creates objects of classes that are only known at run time, with initializers that need not be required.
//
// Objective-C finds any initializer by its selector. Swift calls an initializer through the class's method table, but
// only if the class is known or the initializer is required. These functions look up the entry in the table and call
// it. Overrides run, and a class without the initializer ends the program as on a device ("use of unimplemented
// initializer").

#ifndef CClassInitializers_h
#define CClassInitializers_h

/// Returns an object created with init(), retained (+1). The class must be NSObject or a subclass.
void *class_make_plain(const void *class);

/// Returns a view created with init(frame:), retained (+1). The class must be UIView or a subclass.
void *class_make_view(const void *class, double x, double y, double width, double height);

/// Returns a cell created with init(style:reuseIdentifier:), retained (+1). The class must be UITableViewCell or a
/// subclass. The identifier is the two words of an optional String, and is consumed.
void *class_make_cell(const void *class, unsigned char style, const void *const identifier[2]);

/// Returns a view created with init(reuseIdentifier:), retained (+1). The class must be UITableViewHeaderFooterView or
/// a subclass. The identifier is consumed.
void *class_make_section_view(const void *class, const void *const identifier[2]);

/// Returns a controller created with init(nibName:bundle:), retained (+1). The class must be UIViewController or a
/// subclass. The name and the bundle are consumed.
void *class_make_controller(const void *class, const void *const name[2], const void *bundle);

/// Returns a layer created with init(layer:), retained (+1). The class must be CALayer or a subclass. The existential,
/// an Any, is consumed.
void *class_make_layer_copy(const void *class, void *existential);

/// The implementations of UIView.draw(_:), UIView.display(_:), UILabel.drawText(in:),
/// UILabel.textRect(forBounds:limitedToNumberOfLines:), CALayer.draw(in:) and CALayer.display() in a class. If a subclass
/// overrides a method, its address differs from that of the base class.
const void *class_view_draw(const void *class);
const void *class_view_display(const void *class);
const void *class_label_draw_text(const void *class);
const void *class_label_text_rect(const void *class);
const void *class_layer_draw(const void *class);
const void *class_layer_display(const void *class);

/// The implementation of UITableViewController.tableView(_:commit:forRowAt:) in a class.
const void *class_table_commit(const void *class);

#endif
