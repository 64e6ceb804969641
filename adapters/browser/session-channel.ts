const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("pendar.session") : undefined

/**
 * Notifies the other tabs of this browser of a log-in or a log-out. One object for the whole page, so that a tab never receives
 * its own messages.
 */
export const sessionChannel = {
  tell: (): void => channel?.postMessage("changed"),
  hear: (listener: () => void): void => channel?.addEventListener("message", listener)
}
