import InterfaceBuilder
import NibFormat
import XMLTree

// Views of other frameworks, and views with effects.
extension NibEncoder {
  func encodeMapView(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    let node = view.node
    add("MKDelegate", object: nil, to: object)
    add("MKMapType", node[Names.mapType].flatMap { Words.mapType[$0] } ?? 0, to: object)
    add("MKZoomEnabled", node.bool(Names.zoomEnabled) ?? true, to: object)
    add("MKScrollEnabled", node.bool(Names.scrollEnabled) ?? true, to: object)
    add("MKShowsUserLocation", node.bool(Names.showsUserLocation) ?? false, to: object)
    add("MKPitchEnabled", node.bool(Names.pitchEnabled) ?? true, to: object)
    add("MKRotateEnabled", node.bool(Names.rotateEnabled) ?? true, to: object)
    add("MKShowsPointsOfInterest", node.bool(Names.showsPointsOfInterest) ?? true, to: object)
    add("MKShowsBuildings", node.bool(Names.showsBuildings) ?? true, to: object)
    add("MKShowsTraffic", node.bool(Names.showsTraffic) ?? false, to: object)
    add("MKShowsCompass", node.bool(Names.showsCompass) ?? true, to: object)
    add("MKShowsScaleKey", node.bool(Names.showsScale) ?? false, to: object)
  }

  func encodeWebView(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    add("UIDelegate", object: nil, to: object)
    flag(Names.scalesPageToFit, "UIScalesPageToFit", of: view.node, to: object)
    dataDetectors(of: view.node, to: object)
  }

  func encodeVisualEffectView(_ view: IBObject, _ object: Int) {
    let content = view.child(keyed: "contentView").flatMap { reference(to: $0) }
    encodeView(view, subviews: content.map { [$0] } ?? [], object)
    let effect = view.node.elements.first {
      $0.name == Names.blurEffect || $0.name == Names.vibrancyEffect
    }
    add("UIVisualEffectViewEffect", object: effect.map { self.effect($0) }, to: object)
    add("UIVisualEffectViewContentView", object: content, to: object)
  }

  private func effect(_ node: Node) -> Int {
    if node.name == Names.vibrancyEffect {
      let vibrancy = builder.addObject("UIVibrancyEffect")
      if let blur = node.firstElement(named: Names.blurEffect) {
        add("UIVibrancyEffectBlurStyle", blurStyle(blur), to: vibrancy)
      }
      return vibrancy
    }
    let blur = builder.addObject("UIBlurEffect")
    add("UIBlurEffectStyle", blurStyle(node), to: blur)
    return blur
  }

  private func blurStyle(_ node: Node) -> Int {
    guard let style = node[Names.style] else { return 0 }
    guard let number = Words.blurStyle[style] else {
      note(node, "\(style) is not known as a style of a blur effect")
      return 0
    }
    return number
  }
}
