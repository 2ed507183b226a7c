// SPDX-License-Identifier: MIT

import TrayTestSupport
import Testing
import TrayKit

/// The chip, as anybody could write it.
private struct OwnChip: View {
  let title: String
  let isSelected: Bool
  let systemImage: String?

  var body: some View {
    HStack(spacing: 6) {
      if let systemImage { Image(systemName: systemImage) }
      Text(title)
    }
    .font(.subheadline)
    .fontWeight(.medium)
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .foregroundStyle(isSelected ? Color.white : Color.primary)
    .background(isSelected ? Color.accentColor : Color.gray.opacity(0.15))
    .clipShape(Capsule())
    .control("chip", role: .button)
  }
}

/// The search field, as anybody could write it.
private struct OwnSearchField: View {
  let prompt: String

  var body: some View {
    HStack(spacing: 6) {
      Color.gray.frame(width: 16, height: 16).cornerRadius(8)
      Text(prompt).lineLimit(1).foregroundStyle(Color.secondary)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 7)
    .frame(minHeight: 36)
    .background(Color.gray.opacity(0.12))
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .control("searchfield", role: .field(isFocused: true))
  }
}

/// The calendar, as anybody could write it.
private struct OwnCalendar: View {
  @Environment(\.localeFacts) private var locale
  let month: CivilMonth

  var body: some View {
    let grid = MonthGrid(month: month, firstWeekday: locale.firstWeekday)
    VStack(spacing: 4) {
      HStack(spacing: 0) {
        ForEach(0..<7) { column in
          Text(locale.weekdaySymbols[grid.weekday(column: column).rawValue - 1])
            .font(.footnote).fontWeight(.semibold).lineLimit(1).frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<grid.rowCount) { row in
        HStack(spacing: 0) { ForEach(0..<7) { cell(grid.day(row: row, column: $0)) } }
      }
    }
    .control("calendar")
  }

  @ViewBuilder private func cell(_ day: Int?) -> some View {
    if let day {
      Text(locale.string(day)).lineLimit(1).frame(maxWidth: .infinity, minHeight: 44)
        .id("day-\(day)")
    } else {
      Color.clear.frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
    }
  }
}

/// Chips, fields and calendars have no powers that views of an author's own lack.
@Suite struct OwnControlTests {
  private func check(_ ours: some View, _ own: some View) {
    let (first, second) = (layout(ours), layout(own))
    let (firstTags, secondTags) = (layoutTags(of: first), layoutTags(of: second))
    #expect(firstTags.map(\.tag) == secondTags.map(\.tag))
    #expect(first.tree.count == second.tree.count)
    for (one, other) in zip(firstTags, secondTags) {
      #expect(first.tree.path(to: one.node) == second.tree.path(to: other.node))
      #expect(first.frame(of: one.node) == second.frame(of: other.node))
    }
  }

  /// What a tree says of its nodes but for their looks, which are for drawings alone.
  private func layoutTags(of result: LayoutResult) -> [(node: NodeID, tag: NodeTag)] {
    result.tree.taggedNodes.filter { if case .look = $0.tag { false } else { true } }
  }

  private func layout(_ view: some View) -> LayoutResult {
    var builder = TreeBuilder()
    view.lower(into: &builder)
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    return engine.place(in: Rect(x: 0, y: 0, width: 350, height: 600))
  }

  @Test(arguments: [nil, "star"])
  func `a chip is made of public parts`(_ image: String?) {
    check(
      Chip("Sushi", isSelected: true, systemImage: image),
      OwnChip(title: "Sushi", isSelected: true, systemImage: image))
  }

  @Test func `a search field is made of public parts`() {
    check(SearchField("Where?", isFocused: true), OwnSearchField(prompt: "Where?"))
  }

  @Test func `a calendar is made of public parts`() throws {
    let month = try #require(CivilMonth("2026-02"))
    check(CalendarGrid(month: month), OwnCalendar(month: month))
  }
}
