const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("pendar.session") : undefined

/** `changed`: a member logged in. `ended`: the member pressed log out, the shop may not know it yet. */
export type SessionNews = "changed" | "ended"

/**
 * Notifies the other tabs of this browser of a log-in or a log-out. One object for the whole page, so that a tab never receives
 * its own messages.
 */
export const sessionChannel = {
  tell: (news: SessionNews): void => channel?.postMessage(news),
  hear: (listener: (news: SessionNews) => void): void =>
    channel?.addEventListener("message", ({ data }: MessageEvent<SessionNews>) => listener(data))
}
