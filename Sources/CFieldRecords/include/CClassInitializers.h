// Objects of a class that is known at run time alone, by initializers that need not be required.
//
// Objective-C finds any initializer by its selector. Swift calls one through the class's own table of methods
// too, but only where the class is known or the initializer is required. These functions look the entry up in
// the table and call it: overrides run, and a class without the initializer ends the program as it does on a
// device ("use of unimplemented initializer").

#ifndef CClassInitializers_h
#define CClassInitializers_h

/// An object made by init(), at +1; the class is one of NSObject's.
void *class_make_plain(const void *class);

/// A view made by init(frame:), at +1; the class is one of UIView's.
void *class_make_view(const void *class, double x, double y, double width, double height);

/// A cell made by init(style:reuseIdentifier:), at +1; the class is one of UITableViewCell's. The words are those of
/// an optional string, which is taken over.
void *class_make_cell(const void *class, unsigned char style, const void *const identifier[2]);

/// A view made by init(reuseIdentifier:), at +1; the class is one of UITableViewHeaderFooterView's.
void *class_make_section_view(const void *class, const void *const identifier[2]);

/// A layer made by init(layer:), at +1; the class is one of CALayer's. The existential (an Any) is taken over.
void *class_make_layer_copy(const void *class, void *existential);

/// What runs for UIView.draw(_:), CALayer.draw(in:) and CALayer.display() of a class: another address than that of
/// the class itself where a subclass overrides it.
const void *class_view_draw(const void *class);
const void *class_layer_draw(const void *class);
const void *class_layer_display(const void *class);

#endif
