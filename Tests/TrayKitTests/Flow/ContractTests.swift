// SPDX-License-Identifier: MIT

import Testing
import TrayKit

@Suite struct ContractTests {
  private let resolver: Resolver
  private let window = Window(size: Size(width: 400, height: 800))

  init() throws { resolver = try Resolver() }

  private func contract<Content: View>(
    @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) -> StepContract {
    resolver.resolve(Step("step", content: content), in: window).contract
  }

  @Test func `every member travels up from deep inside`() {
    let contract = contract {
      VStack {
        HStack {
          Text("Deep")
            .detents([.hug, .height(300)], initial: .hug)
            .dim(0.5, onTap: .ignore)
            .footprint(.pass)
            .dismissal([.escape])
            .keyboard(.lift)
            .readableWidth(500)
            .surface(.persistent)
        }
      }
      .padding()
    }
    #expect(contract.detents.map(\.id) == [.hug, .height(300)])
    #expect(contract.initial == .hug)
    #expect(contract.dim == DimPolicy(0.5))
    #expect(contract.tapOnDim == .ignore)
    #expect(contract.outside == .pass)
    #expect(contract.dismissal == DismissalPolicy([.escape]))
    #expect(contract.keyboard == .lift)
    #expect(contract.width == .readable(500))
    #expect(contract.surface == .persistent)
  }

  @Test func `what no view declares comes from the base`() {
    let step = Step("step", base: StepContract(keyboard: .fill, surface: .persistent)) {
      Text("Plain").detents([.hug])
    }
    let contract = resolver.resolve(step, in: window).contract
    #expect(contract.keyboard == .fill)
    #expect(contract.surface == .persistent)
  }

  @Test func `a modifier further out replaces what lies inside`() {
    let contract = contract { Text("Inner").detents([.hug]).detents([.medium]) }
    #expect(contract.detents.map(\.id) == [.medium])
  }

  @Test func `the first of two views in reading order counts`() {
    let contract = contract {
      VStack {
        Text("First").footprint(.pass)
        Text("Second").footprint(.block)
      }
    }
    #expect(contract.outside == .pass)
  }

  @Test func `an absent branch declares nothing`() {
    let isShown = false
    let contract = contract {
      VStack {
        if isShown { Text("Absent").keyboard(.fill) }
        Text("Present").keyboard(.lift)
      }
    }
    #expect(contract.keyboard == .lift)
  }
}
