"""Faults of what objects are."""

from .seeding import MARK, Fault, seeder, varied


@seeder("deprecated-class")
def deprecated(document, chance):
    """A view of a deprecated class is added, or a plain view receives such a class."""
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


@seeder("private-font")
def private_font(document, chance):
    """A text has a font of the system by the name that only the system may use."""
    if not document.is_touch:
        return None
    fonts = [
        e for e in document.elements
        if e.name == "fontDescription" and e.get("key") == "fontDescription" and e.parent.id is not None
        and not (e.get("name") or "").startswith(".")]
    font = varied(chance, fonts, kind=lambda e: (e.parent.name, e.get("type")))
    if font is None:
        return None
    name = chance.choice([".SFUIText", ".SFUI-Regular", ".SFUIDisplay-Bold", ".HelveticaNeueInterface-Regular"])
    return Fault(document, font.parent.id).mark(font).set(
        font, name=name, type=None, weight=None, style=None, family=None,
        pointSize=font.get("pointSize") or "17")


@seeder("default-text")
def default_text(document, chance):
    """A new label or button is left as Interface Builder makes it."""
    if not document.is_touch:
        return None
    containers = [
        e for e in document.seen(document.elements)
        if e.name == "subviews" and not any(
            a.name == "stackView" and document.leading_to(a.id) for a in [e.parent, *e.ancestors()])]
    container = varied(chance, containers, kind=lambda e: e.parent.name)
    if container is None:
        return None
    identifier = document.fresh(chance)
    if chance.random() < 0.5:
        text = f'<label opaque="NO" text="Label" id="{identifier}"/>'
    else:
        text = (
            f'<button opaque="NO" buttonType="system" id="{identifier}">'
            '<state key="normal" title="Button"/></button>')
    return Fault(document, identifier).append(container, MARK + text.encode())


@seeder("layer-without-effect")
def layer_without_effect(document, chance):
    """A view gets a misspelt key, a shadow that it clips, a border with a color of UIKit, or an image round corners."""
    if not document.is_touch:
        return None
    plain = [
        v for v in document.views
        if v.get("customClass") is None and not document.leading_to(v.id)
        and v.child("userDefinedRuntimeAttributes") is None and v.name in ("view", "imageView", "button")]
    view = varied(chance, plain)
    if view is None:
        return None
    fault = Fault(document, view.id)
    number = '<userDefinedRuntimeAttribute type="number" keyPath="layer.{}"><real key="value" value="{}"/>'
    if chance.random() < 0.2:
        key = chance.choice(["cornerRadus", "borderWith", "shadowOpacty", "maskToBounds", "shadowRadious"])
        text = number.format(key, 2)
    elif view.name == "imageView" and view.get("image") and not any(
            c.get("key") == "backgroundColor" for c in view.children):
        fault.set(view, clipsSubviews=None)
        text = number.format("cornerRadius", chance.choice([4, 8, 12]))
    elif chance.random() < 0.5:
        fault.set(view, clipsSubviews="YES")
        text = number.format("shadowOpacity", chance.choice([0.2, 0.5, 1]))
    else:
        text = (
            '<userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">'
            '<color key="value" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>')
    return fault.append(
        view, b"<userDefinedRuntimeAttributes>\n" + MARK + text.encode()
        + b"</userDefinedRuntimeAttribute>\n</userDefinedRuntimeAttributes>")
