// SPDX-License-Identifier: MIT

// What a view presents lies in a surface of its own: it takes no room here, hands nothing up, and has
// a contract of its own. Describe it as a step to lay it out.
extension View {
  /// Presents views in a sheet of their own; they are no part of this view.
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    self
  }

  /// Presents views for an item in a sheet of their own; they are no part of this view.
  public func sheet<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View {
    self
  }

  /// Presents views over the whole screen; they are no part of this view.
  public func fullScreenCover<Cover: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Cover
  ) -> some View {
    self
  }
}
