// SPDX-License-Identifier: MIT
import TrayMotion
import Testing
import TrayTestSupport

@Suite struct PagingTests {
  @Test func `all cases are there`() throws {
    #expect(try Golden.table("paging").count == 108)
  }

  @Test(arguments: try Golden.table("paging"))
  func `progress and targets agree`(golden: Golden) throws {
    let paging = Paging(pageSize: try golden["pageSize"].number, count: try golden["pages"].int)
    let (offset, velocity) = (try golden["offset"].number, try golden["velocity"].number)
    let progress = try golden["progress"].number
    #expect(isClose(paging.progress(at: offset), progress, within: 1e-12))
    let position = paging.position(at: offset)
    let (page, fraction) = (try golden["page"].int, try golden["fraction"].number)
    #expect(position.page == page)
    #expect(isClose(position.fraction, fraction, within: 1e-12))
    let half = try golden["halfPageRule"].int
    #expect(paging.target(offset: offset, velocity: velocity, rule: .halfPage) == half)
    let projected = try golden["projectedOnePage"].int
    #expect(paging.target(offset: offset, velocity: velocity, rule: .projected) == projected)
  }

  @Test func `whole pages are exact and targets stay near and in direction`() {
    var generator = SeededGenerator(state: 30)
    for _ in 0..<5_000 {
      let paging = Paging(
        pageSize: generator.uniform(50...1_000), count: Int.random(in: 1...12, using: &generator))
      let page = Int.random(in: 0..<paging.count, using: &generator)
      #expect(paging.progress(at: Double(page) * paging.pageSize) == Double(page))
      let offset = generator.uniform(0...paging.pageSize * Double(paging.count - 1).nextUp)
      let velocity = generator.uniform(-6_000...6_000)
      let start = paging.target(offset: offset, velocity: 0)
      for rule in [Paging.Rule.halfPage, .projected] {
        let target = paging.target(offset: offset, velocity: velocity, rule: rule)
        #expect((0..<paging.count).contains(target) && abs(target - start) <= 1)
        #expect(velocity > 0 ? target >= start : target <= start)
      }
    }
  }

  @Test func `inputs without a meaning are defined`() {
    let empty = Paging(pageSize: .nan, count: -3)
    #expect(empty.count == 1 && empty.progress(at: 10) == 0)
    #expect(empty.target(offset: .nan, velocity: .infinity) == 0)
    let paging = Paging(pageSize: 100, count: 3)
    #expect(paging.target(offset: 1e300, velocity: 1e300) == 2)
    #expect(paging.target(offset: 150, velocity: .nan) == 2)
  }
}

@Suite struct RampTests {
  @Test(arguments: try Golden.table("dim"))
  func `dims agree`(golden: Golden) throws {
    let ramp = Ramp(
      try golden["stops"].list.map { Ramp.Corner(at: try $0[0].number, value: try $0[1].number) })
    let (place, dim) = (try golden["at"].number, try golden["dim"].number)
    #expect(isClose(ramp.value(at: place), dim, within: 1e-12))
  }

  @Test func `all cases are there`() throws {
    #expect(try Golden.table("dim").count == 32)
  }

  @Test func `a ramp keeps its corners and its bounds`() {
    let corners = [(0.0, 0.0), (320, 0), (560, 0.2), (780, 0.4)]
    let ramp = Ramp(corners.reversed().map { Ramp.Corner(at: $0.0, value: $0.1) })
    for (place, value) in corners { #expect(ramp.value(at: place) == value) }
    #expect(ramp.value(at: -.infinity) == 0 && ramp.value(at: .infinity) == 0.4)
    #expect(ramp.value(at: .nan) == 0)
    var generator = SeededGenerator(state: 24)
    for _ in 0..<5_000 {
      let value = ramp.value(at: generator.uniform(-200...1_200))
      #expect(value >= 0 && value <= 0.4)
    }
  }

  @Test func `corners without a meaning are left out`() {
    let ramp = Ramp([.init(at: .nan, value: 1), .init(at: 0, value: .infinity)])
    #expect(ramp.corners.isEmpty && ramp.value(at: 3) == 0)
    let jump = Ramp([.init(at: 1, value: 0), .init(at: 1, value: 5)])
    #expect(jump.value(at: 0.5) == 0 && jump.value(at: 1) == 5 && jump.value(at: 2) == 5)
  }
}

@Suite struct StopChoiceTests {
  @Test func `all cases are there`() throws {
    #expect(try Golden.table("detent_choice").count == 144)
  }

  @Test(arguments: try Golden.table("detent_choice"))
  func `the nearest stop to the landing is chosen`(golden: Golden) throws {
    let rate = DecelerationRate(perMillisecond: try golden["rate"].number)
    let landing = rate.landing(
      from: try golden["extent"].number, velocity: try golden["velocity"].number)
    let expected = try golden["landing"].number
    #expect(isClose(landing, expected, within: 1e-9))
    let stops = (try golden["dismissible"].flag ? [0] : []) + (try golden["detents"].numbers)
    let choice = try #require(StopChoice.nearest(to: landing, among: stops))
    let target = try golden["target"].number
    #expect(stops[choice] == target)
  }

  /// All 265 rows of FloatingPanel's own tests.
  @Test func `the rows of FloatingPanel agree`() throws {
    var rows = 0
    for group in try Golden.peers("floatingpanel-")
    where !group["input"]["anchors"].isNull && group["input"]["alpha"].isNull {
      let anchors = try group["input"]["anchors"].members.map { ($0, try $1.number) }
        .sorted { $0.1 < $1.1 }
      let stops = anchors.map(\.1)
      let mayPass = try group["input"]["projectAcrossStates"].flag
      let id = group.testDescription
      for row in try group["expect"].list {
        let (state, place, velocity) = try (row[0].text, row[1].number, row[2].number)
        let anchor = try #require(anchors.first { $0.0 == state }).1
        let landing = DecelerationRate.normal.landing(from: place, velocity: velocity)
        let choice =
          mayPass
          ? StopChoice.nearest(to: landing, among: stops)
          : StopChoice.neighbour(
            to: landing, from: place, velocity: velocity, anchor: anchor, among: stops)
        let expected = try row[3].text
        let found = anchors[try #require(choice)].0
        #expect(found == expected, "\(id): \(state) \(place) \(velocity)")
        rows += 1
      }
    }
    #expect(rows == 265)
  }

  @Test func `the rows of OverlayContainer agree`() throws {
    for group in try Golden.peers("overlaycontainer-") where !group["input"]["notches"].isNull {
      let notches = try group["input"]["notches"].numbers
      let reachable =
        group["input"]["reachable"].isNull
        ? Array(notches.indices) : try group["input"]["reachable"].list.map { try $0.int }
      let stops = reachable.map { notches[$0] }
      for row in try group["expect"].list {
        let numbers = try row.numbers
        // Their velocities point downwards.
        let velocity = numbers.count == 3 ? -numbers[0] : 0
        let choice = StopChoice.rushing(
          from: numbers[numbers.count - 2], velocity: velocity, threshold: 400, among: stops)
        let found = reachable[try #require(choice)]
        #expect(Double(found) == numbers.last, "\(numbers)")
      }
    }
  }

  @Test func `faster releases never land lower and the target is always a stop`() {
    var generator = SeededGenerator(state: 21)
    for _ in 0..<5_000 {
      let stops = (0..<Int.random(in: 1...6, using: &generator))
        .map { _ in generator.uniform(0...900) }.sorted()
      let extent = generator.uniform(-100...1_000)
      let slow = generator.uniform(-5_000...5_000)
      let fast = slow + generator.uniform(0...3_000)
      func choice(_ velocity: Double) -> Int? {
        StopChoice.nearest(
          to: DecelerationRate.normal.landing(from: extent, velocity: velocity), among: stops)
      }
      #expect(choice(slow) ?? -1 <= choice(fast) ?? -1)
      #expect(stops.indices.contains(choice(slow) ?? -1))
    }
  }

  @Test func `no stops give no choice and one stop is always chosen`() {
    #expect(StopChoice.nearest(to: 5, among: []) == nil)
    #expect(
      StopChoice.neighbour(to: 5, from: 0, velocity: 1, anchor: 0, among: []) == nil)
    #expect(StopChoice.rushing(from: 5, velocity: 900, threshold: 400, among: []) == nil)
    #expect(StopChoice.nearest(to: .nan, among: [10, 20]) == 0)
    #expect(
      StopChoice.neighbour(to: 900, from: 3, velocity: 5_000, anchor: 20, among: [20]) == 0)
    #expect(StopChoice.rushing(from: 5, velocity: -900, threshold: 400, among: [20]) == 0)
  }
}
