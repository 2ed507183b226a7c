// SPDX-License-Identifier: MIT

public import TrayLayout

extension View {
  /// Hands a value up, in place of whatever this view's parts hand up for the key.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modified { $0.addPreference(key, value, $1) }
  }

  /// Changes the value that this view's parts hand up, or the default where they hand up none.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping @Sendable (inout Key.Value) -> Void
  ) -> some View {
    modified { $0.addPreferenceTransform(key, callback, $1) }
  }
}
