"""Code that is right and looks like a fault, put into an app's sources before anything is planted."""

PANEL_SWIFT = """import UIKit

class {name}: UIView {{
  func fill() {{
    let content = Bundle.main.loadNibNamed("{name}", owner: nil)![0] as! UIView
    addSubview(content)
    let views = ["content": content]
    for format in ["H:|[content]|", "V:|[content]|"] {{
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }}
  }}
}}
"""
PANEL_OBJECTIVE_C = """#import <UIKit/UIKit.h>

@interface {name} : UIView
@end

@implementation {name}
- (void)fill {{
  UIView *content = [[NSBundle mainBundle] loadNibNamed:@"{name}" owner:nil options:nil].firstObject;
  [self addSubview:content];
  NSDictionary *views = NSDictionaryOfVariableBindings(content);
  for (NSString *format in @[@"H:|[content]|", @"V:|[content]|"]) {{
    [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format options:0 metrics:nil views:views]];
  }}
}}
@end
"""
# Without an index path what no document has is nil, and code makes it.
ROW_SWIFT = """  func innocentRow(_ list: UITableView) -> UITableViewCell {
    list.dequeueReusableCell(withIdentifier: "innocent")
      ?? UITableViewCell(style: .default, reuseIdentifier: "innocent")
  }"""
ROW_OBJECTIVE_C = """- (UITableViewCell *)innocentRow:(UITableView *)list {
  UITableViewCell *row = [list dequeueReusableCellWithIdentifier:@"innocent"];
  return row ?: [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"innocent"];
}"""


def add(app):
    """A view that is placed by visual formats, and a cell that code makes where it finds none."""
    first = next(iter(app.classes.values()))
    name = "Panel" + first.name
    is_swift = first.language == "swift"
    app.beside[f"{name}.{'swift' if is_swift else 'm'}"] = (
        PANEL_SWIFT if is_swift else PANEL_OBJECTIVE_C).format(name=name)
    for held in app.classes.values():
        if held.base is not None and held.base.endswith("ViewController"):
            held.more.append(ROW_SWIFT if held.language == "swift" else ROW_OBJECTIVE_C)
