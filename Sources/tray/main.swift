print("tray")
