// SPDX-License-Identifier: MIT

import TraySwiftUI

// Views as a SwiftUI file spells them: modifiers of layout, and those of look and behaviour.

struct LayoutModifierCode: View {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] + 3 }
  }

  var body: some View {
    VStack(alignment: HorizontalAlignment(Middle.self)) {
      Text("a").frame(width: 10)
      Text("a").frame(height: 10, alignment: .bottom)
      Text("a").frame(width: 10, height: 10, alignment: .topLeading)
      Text("a").frame(maxWidth: .infinity)
      Text("a").frame(minWidth: 0, idealWidth: 20, maxWidth: 30, alignment: .trailing)
      Text("a").frame(minHeight: 4, idealHeight: 5, maxHeight: 6)
      Text("a").padding().padding(4).padding(.horizontal).padding([.top, .leading], 2)
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("a").fixedSize().fixedSize(horizontal: true, vertical: false)
      Text("a").offset(x: 3).offset(x: 1, y: 2).offset(CGSize(width: 1, height: 1))
      Color.red.position(x: 3, y: 4).position(CGPoint(x: 1, y: 1)).frame(width: 9, height: 9)
      more
      layers
    }
  }

  @ViewBuilder private var more: some View {
    Color.red.aspectRatio(contentMode: .fit).frame(width: 9, height: 9)
    Color.red.aspectRatio(16 / 9, contentMode: .fill).frame(width: 9, height: 9)
    Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit).frame(width: 9, height: 9)
    Color.red.scaledToFit().scaledToFill().frame(width: 9, height: 9)
    HStack {
      Text("a").layoutPriority(1)
      Text("a").alignmentGuide(.leading) { _ in 3 }
      Text("a").alignmentGuide(.firstTextBaseline) { d in d[.bottom] - 2 }
      Text("a").alignmentGuide(VerticalAlignment.center) {
        $0[explicit: VerticalAlignment.center] ?? $0.height
      }
      Text("a").hidden().id(3).tag("three")
    }
    Color.red.containerRelativeFrame(.horizontal)
    Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
    Color.red.containerRelativeFrame([.horizontal, .vertical], alignment: .top) { length, axis in
      axis == .vertical ? length / 3 : length / 2
    }
  }

  @ViewBuilder private var layers: some View {
    Text("a").overlay(alignment: .topTrailing) { Circle().frame(width: 4, height: 4) }
    Text("a").overlay(Color.red).overlay(Text("b"), alignment: .bottom).overlay(.thinMaterial)
    Text("a").overlay {
      Text("b"); Text("c")
    }
    Text("a").background(Color.red).background(.blue).background(.ultraThinMaterial)
    Text("a").background { RoundedRectangle(cornerRadius: 4).fill(.green) }
    Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    Text("a").background(Color.red.opacity(0.2), in: .capsule).background(.red, in: Capsule())
    Text("a").background(alignment: .leading) { Color.yellow }
    Color.red.frame(height: 20).safeAreaInset(edge: .bottom) { Text("bar") }
    Color.red.frame(height: 20).safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
      Text("bar")
    }
    Color.red.frame(height: 20).safeAreaInset(edge: .leading, alignment: .top) { Text("bar") }
    Color.red.frame(height: 20).ignoresSafeArea().ignoresSafeArea(edges: .bottom)
  }
}

struct TextCode: View {
  var body: some View {
    VStack {
      Text("a").font(.headline).font(.system(size: 12)).font(.custom("Inter", size: 12))
      Text("a").font(.system(.body, design: .rounded)).font(
        .system(.title, design: .serif, weight: .bold))
      Text("a").font(.body.bold()).font(.title.weight(.heavy)).font(.caption.italic()).font(nil)
      Text("a").bold() + Text("b").foregroundColor(.red) + Text("c").underline()
      Text("a").fontWeight(.semibold).italic().tracking(1).kerning(1).baselineOffset(2)
      Text(verbatim: "a").lineLimit(1).lineLimit(nil).lineLimit(2...4).lineLimit(...3)
      Text("a").lineLimit(2, reservesSpace: true).truncationMode(.middle).lineSpacing(2)
      Text("a").minimumScaleFactor(0.5).allowsTightening(true).multilineTextAlignment(.center)
      Text("a").textCase(.uppercase).strikethrough(true, color: .red).underline(color: .blue)
      Text("a").fontDesign(.monospaced).monospaced().dynamicTypeSize(.large)
      Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.small ... .large)
    }
  }
}

struct LookCode: View {
  @Namespace private var namespace

  var body: some View {
    Text("look")
      .foregroundStyle(.red).foregroundStyle(.secondary).foregroundStyle(.tint)
      .foregroundStyle(Color.blue.opacity(0.5)).foregroundStyle(.primary, .secondary)
      .foregroundColor(.red).foregroundColor(nil).tint(.red).opacity(0.4)
      .cornerRadius(4).clipShape(Circle()).clipShape(.rect(cornerRadius: 4)).clipped()
      .border(.red).border(Color.blue, width: 2).mask { Circle() }
      .shadow(radius: 3).shadow(color: .black, radius: 2, x: 1, y: 1)
      .rotationEffect(.degrees(45)).rotationEffect(Angle(radians: 1), anchor: .topLeading)
      .scaleEffect(2).scaleEffect(1.5, anchor: .bottom).scaleEffect(x: -1, y: 1)
      .blur(radius: 2).grayscale(1).compositingGroup().zIndex(1)
      .preferredColorScheme(.dark)
      .matchedGeometryEffect(id: "a", in: namespace)
  }
}

struct BehaviorCode: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPresented = false
  @State private var count = 0

  var body: some View {
    Text("behaviour")
      .onTapGesture { withAnimation { count += 1 } }
      .onTapGesture(count: 2) { withAnimation(.spring(duration: 0.3)) { isPresented.toggle() } }
      .onLongPressGesture { dismiss() }
      .onAppear { count = 1 }.onDisappear { count = 0 }
      .task { @MainActor in }.task(id: 3) {}
      .onChange(of: count) { count = 0 }.onChange(of: count) { old, new in _ = (old, new) }
      .onChange(of: count, initial: true) {}
      .animation(.easeInOut(duration: 0.2), value: count).animation(.default, value: count)
      .transition(.opacity).transition(.move(edge: .bottom).combined(with: .opacity))
      .transition(.asymmetric(insertion: .scale, removal: .slide))
      .allowsHitTesting(false).contentShape(Rectangle()).disabled(true).help("help")
      .accessibilityLabel("label").accessibilityLabel(Text("label")).accessibilityHint("hint")
      .accessibilityValue("value").accessibilityHidden(true).accessibilityIdentifier("id")
      .accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isImage)
      .accessibilityElement(children: .combine).accessibilitySortPriority(2)
      .sheet(isPresented: $isPresented) { Text("sheet") }
      .fullScreenCover(isPresented: $isPresented, onDismiss: {}) { Text("cover") }
      .navigationTitle("Title").onSubmit {}.autocorrectionDisabled().scrollDisabled(true)
  }
}
