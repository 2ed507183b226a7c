// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import Testing
import TrayTestSupport

@testable import TraySurfaces

/// Whole gestures against traces computed with sixty digits.
@Suite struct TrayTraceTests {
  @Test func `all traces are there`() throws {
    #expect(try Golden.cases("motion/tray_traces.json").count == 15)
  }

  @Test(arguments: try Golden.cases("motion/tray_traces.json"), [60.0, 120])
  func `frames agree`(golden: Golden, rate: Double) throws {
    var tray = try tray(golden["params"])
    var clock = 0.0
    var events = try golden["events"].list[...]
    for (index, expected) in try golden["frames"]["\(Int(rate))"].list.enumerated() {
      let time = Double(index) / rate
      // The stamps are the doubles as written, the times of frames exact fractions: 0.1 is late.
      while let event = events.first,
        case let stamp = try event[0].number,
        (-Double(index)).addingProduct(stamp, rate) <= 0
      {
        tray.advance(by: stamp - clock)
        clock = stamp
        try apply(event, to: &tray)
        events.removeFirst()
      }
      let frame = tray.advance(by: time - clock)
      clock = time
      let note = Comment(rawValue: "frame \(index)")
      #expect(isClose(frame.visibleHeight, max(try expected[0].number, 0), within: 1e-6), note)
      #expect(isClose(frame.velocity, try expected[1].number, within: 1e-4), note)
      #expect(name(of: frame.phase) == (try expected[2].text), note)
      if frame.phase == .settling || frame.phase == .resting {
        #expect(tray.targetHeight == (try expected[3].number), note)
      }
      #expect(isClose(frame.dim, try expected[4].number, within: 1e-8), note)
    }
    #expect(events.isEmpty)
  }

  private func tray(_ params: Golden) throws -> Tray {
    let heights = try params["detents"].numbers
    let ramp = Ramp(
      try params["dim"].list.map { Ramp.Corner(at: try $0[0].number, value: try $0[1].number) })
    let start = try params["start"].number
    let isDismissible = try params["dismissible"].flag
    let settings = TraySettings(
      springs: TraySprings(
        Spring(response: try params["response"].number, dampingRatio: try params["ratio"].number)),
      rest: SettlingThreshold(
        distance: try params["epsX"].number, speed: try params["epsV"].number),
      release: ReleaseRule(
        lookAhead: .deceleration(
          DecelerationRate(perMillisecond: try params["rate"].number))),
      resistance: .rubberBand(coefficient: try params["c"].number))
    var tray = Tray(window: Trays.window(height: try params["H"].number), settings: settings)
    // The traces have one axis: content that is laid out once has no height of its own to move.
    let contract = Trays.contract(
      heights, dims: heights.map { ramp.value(at: $0) },
      surface: isDismissible ? .presented : .persistent, initial: start > 0 ? start : nil,
      layout: .keepLargest)
    if start > 0 { tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false)) }
    return tray
  }

  private func apply(_ event: Golden, to tray: inout Tray) throws {
    let time = try event[0].number
    switch try event[1].text {
    case "present":
      let id = DetentID.height(try event[2].number)
      if tray.phase == .hidden {
        let contract = Trays.contract(
          [320, 560, 780], dims: [0, 0.4 * 240 / 460, 0.4], layout: .keepLargest)
        tray.handle(.present(TrayStep("a", contract: contract)))
        #expect(tray.targetHeight == (try event[2].number))
      } else {
        tray.handle(.select(id))
      }
    case "dismiss": tray.handle(.dismiss())
    case "down": tray.handle(.dragBegan(time: time))
    case "move": tray.handle(.dragMoved(by: try event[2].number, time: time))
    case "up": tray.handle(.dragEnded(velocity: try event[2].number, time: time))
    default: Issue.record("an event that is not known: \(event)")
    }
  }

  private func name(of phase: TrayPhase) -> String {
    switch phase {
    case .hidden: "dismissed"
    case .settling: "settling"
    case .resting: "rest"
    case .dragging: "dragging"
    case .dismissing: "dismissing"
    }
  }
}

/// Position and height on their own springs, and a gesture between the tray and its content.
@Suite struct ChannelAndHandoffTests {
  private static func cases(_ group: String) throws -> [Golden] {
    try Golden.cases("motion/channels_handoff.json").filter { try $0["group"].text == group }
  }

  @Test func `all cases are there`() throws {
    #expect(try Self.cases("handoff").count == 15)
    #expect(try Self.cases("two channels").count == 3)
  }

  @Test(arguments: try cases("handoff"))
  func `gestures split exactly`(golden: Golden) throws {
    let top = try golden["top"].number
    let extent = try golden["extent"].number
    let scroll = TrayScroll(
      id: 7, range: try golden["contentMax"].number, offset: try golden["offset"].number)
    var tray = Trays.resting(
      extent == top ? [320, top] : [320, extent, top], at: extent, scrolls: [scroll])
    tray.handle(.dragBegan(scroll: 7, time: 0))
    for (index, delta) in try golden["fingerUpDeltas"].numbers.enumerated() {
      tray.handle(.dragMoved(by: delta, time: Double(index) / 60))
      let expected = try golden["after"][index].numbers
      #expect(tray.frame.visibleHeight == expected[0])
      #expect(tray.frame.scrollOffset == expected[1])
    }
  }

  @Test(arguments: try cases("two channels"))
  func `channels are independent`(golden: Golden) throws {
    let (position, height) = (try golden["channels"]["p"].numbers, golden["channels"]["h"])
    var both = try channels(position, try height.numbers)
    var alone = both
    var events = try golden["events"].list[...]
    var clock = 0.0
    for (index, expected) in try golden["frames60"].list.enumerated() {
      let time = Double(index) / 60
      while let event = events.first, case let stamp = try event[0].number,
        (-Double(index)).addingProduct(stamp, 60) <= 0
      {
        both.advance(by: stamp - clock, isHeld: false)
        alone.advance(by: stamp - clock, isHeld: false)
        clock = stamp
        let target = try event[2].number
        if try event[1].text == "h" {
          both.height.target = target
        } else {
          both.extent.target = target
          alone.extent.target = target
        }
        events.removeFirst()
      }
      both.advance(by: time - clock, isHeld: false)
      alone.advance(by: time - clock, isHeld: false)
      clock = time
      let truth = try expected.numbers
      #expect(isClose(both.extent.value, truth[0], within: 1e-8))
      #expect(isClose(both.extent.velocity, truth[1], within: 1e-8))
      #expect(isClose(both.height.value, truth[2], within: 1e-8))
      #expect(isClose(both.height.velocity, truth[3], within: 1e-8))
      // Without the height's events the position is the same to the last bit.
      #expect(both.extent == alone.extent)
    }
  }

  private func channels(_ position: [Double], _ height: [Double]) throws -> TrayChannels {
    func motion(_ numbers: [Double]) -> SpringMotion {
      SpringMotion(
        value: numbers[0], velocity: numbers[1], target: numbers[2],
        spring: Spring(response: numbers[3], dampingRatio: numbers[4]))
    }
    var channels = TrayChannels(motion(position).spring)
    channels.extent = motion(position)
    channels.height = motion(height)
    return channels
  }
}
