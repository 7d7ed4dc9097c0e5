"""Faults of what objects are."""

from .planting import MARK, Fault, planter, varied


@planter("deprecated-class")
def deprecated(document, chance):
    """A view of a class that the platform has given up is added, or a plain one gets such a class."""
    if not (document.is_touch or document.is_mac):
        return None
    container = varied(
        chance, [e for e in document.elements if e.name == "subviews"], kind=lambda e: e.parent.name)
    if container is None:
        return None
    identifier = document.fresh(chance)
    if chance.random() < 0.3:
        plain = "customView" if document.is_mac else "view"
        views = [
            v for v in container.children
            if v.name == plain and v.get("customClass") is None and v.id is not None]
        if views:
            view = chance.choice(views)
            name = chance.choice(["NSOpenGLView", "WebView"] if document.is_mac else ["UIWebView", "GLKView"])
            return Fault(document, view.id).set(view, customClass=name).mark(view)
    name = chance.choice(["openGLView", "form"] if document.is_mac else ["webView", "glkView"])
    if document.is_mac and document.is_xib and chance.random() < 0.3:
        return Fault(document, identifier).append(
            document.root.child("objects"), MARK + f'<drawer id="{identifier}"/>'.encode())
    return Fault(document, identifier).append(container, MARK + f'<{name} id="{identifier}"/>'.encode())
