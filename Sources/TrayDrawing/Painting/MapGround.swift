// SPDX-License-Identifier: MIT

import TrayGeometry

/// A map as the ground under a surface: water, a park and streets, the same in every picture.
struct MapGround {
  let theme: Theme

  func paint(_ screen: Rect, _ list: inout DisplayList) {
    list.add(.beginGroup(id: "map", title: "the map"))
    list.add(.fill(screen, corners: 0, theme.ground))
    let (width, height) = (screen.width, screen.height)
    let lake = min(width, height) * 0.9
    list.add(
      .fill(
        Rect(x: width * 0.62, y: height * 0.12 - lake / 2, width: lake, height: lake),
        corners: lake / 2, theme.water))
    list.add(
      .fill(
        Rect(x: width * 0.06, y: height * 0.3, width: width * 0.36, height: height * 0.16),
        corners: 12, theme.park))
    let streets: [(Double, Double, Double, Double, Double)] = [
      (-0.05, 0.24, 1.05, 0.36, 10), (-0.05, 0.56, 1.05, 0.5, 7), (-0.05, 0.8, 1.05, 0.74, 7),
      (0.2, -0.05, 0.34, 1.05, 7), (0.56, -0.05, 0.5, 1.05, 10), (0.84, 0.3, 0.8, 1.05, 5),
      (-0.05, 0.12, 0.6, 0.1, 5),
    ]
    for (x1, y1, x2, y2, thickness) in streets {
      list.add(
        .line(
          Point(x: x1 * width, y: y1 * height), Point(x: x2 * width, y: y2 * height),
          theme.street, width: thickness, dash: 0))
    }
    list.add(.endGroup)
  }
}
