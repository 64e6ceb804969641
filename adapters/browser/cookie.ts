import type { StoredText } from "./stored-text.ts"

const yearSeconds = 31_536_000

/** A text in a cookie of this browser, for a year; if cookies are refused it lives as long as the page. */
export const inCookie = (name: string): StoredText => {
  /** A text that the browser has refused. */
  let held: string | undefined
  let channel: BroadcastChannel | undefined
  const write = (text: string, seconds: number): void => {
    const secure = location.protocol === "https:" ? "; secure" : ""
    // biome-ignore lint/suspicious/noDocumentCookie: the text must be stored at once; the Cookie Store API is asynchronous
    document.cookie = `${name}=${encodeURIComponent(text)}; path=/; max-age=${seconds}; samesite=lax${secure}`
    channel?.postMessage("changed")
  }
  const stored = (): string | undefined => {
    const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
    try {
      return value === undefined ? undefined : decodeURIComponent(value)
    } catch {
      // Not written by this shop.
      return undefined
    }
  }
  return {
    key: name,
    owner: "device",
    read: () => held ?? stored(),
    write: (text) => {
      write(text, yearSeconds)
      held = stored() === text ? undefined : text
    },
    clear: () => {
      held = undefined
      write("", 0)
    },
    alone: (step) =>
      "locks" in navigator ? navigator.locks.request(name, async () => step()) : Promise.resolve(step()),
    // Browsers report a cookie that another tab wrote late or not at all: the tabs notify each other.
    watch: (changed) => {
      if (!("BroadcastChannel" in globalThis)) return () => {}
      const open = new BroadcastChannel(`pendar.${name}`)
      open.addEventListener("message", changed)
      channel = open
      return () => {
        open.close()
        if (channel === open) channel = undefined
      }
    }
  }
}
