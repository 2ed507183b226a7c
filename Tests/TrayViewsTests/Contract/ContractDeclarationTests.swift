// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayLayout
import TrayViews

/// What views declare of the surface.
@Suite struct ContractDeclarationTests {
  @Test func `a tree has the contract that its views declare`() {
    let contract = tree {
      VStack { Text("a").detents([.hug, .large]).dim(0.5) }
    }.contract()
    #expect(contract.detents.map(\.id) == [.hug, .large])
    #expect(contract.dim == DimPolicy(0.5))
  }

  @Test func `what is left open comes from the base`() {
    let contract = tree { Text("a").dim(0.5) }.contract(over: .flutter)
    #expect(contract.detents.map(\.id) == StepContract.flutter.detents.map(\.id))
    #expect(contract.outside == StepContract.flutter.outside)
  }

  @Test(arguments: [false, true])
  func `what is declared around content holds whether it is there or not`(isThere: Bool) {
    let contract = tree {
      Group { if isThere { Text("a") } }.detents([.hug]).dim(0.5)
    }.contract()
    #expect(contract.detents.map(\.id) == [.hug])
    #expect(contract.dim == DimPolicy(0.5))
  }

  @Test func `what is declared further out around absent content replaces what lies inside`() {
    let contract = tree { EmptyView().detents([.hug]).detents([.medium]) }.contract()
    #expect(contract.detents.map(\.id) == [.medium])
  }

  @Test func `a view that is there declares before content that is absent`() {
    let contract = tree {
      VStack {
        EmptyView().detents([.large])
        Text("a").detents([.hug])
      }
    }.contract()
    #expect(contract.detents.map(\.id) == [.hug])
  }
}
