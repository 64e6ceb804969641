const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("pendar.session") : undefined

/**
 * What the tabs of a browser tell each other when somebody logs in or out. One object for the whole page: so a tab never
 * hears itself.
 */
export const sessionChannel = {
  tell: (): void => channel?.postMessage("changed"),
  hear: (listener: () => void): void => channel?.addEventListener("message", listener)
}
