game-name = The Temple of Chac
