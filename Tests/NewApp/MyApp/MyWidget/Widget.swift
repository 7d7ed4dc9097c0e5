import WidgetKit

struct MooringWidget: Widget {}
