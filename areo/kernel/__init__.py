"""The kernel: knows no game. Lanes of frames, open questions, one flat loop (see docs/kernel.md)."""
