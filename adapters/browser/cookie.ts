import type { StoredText } from "./stored-text.ts"

const yearSeconds = 31_536_000

/** A text in a cookie of this browser, for a year; where cookies are refused it is kept as long as the page. */
export const inCookie = (name: string): StoredText => {
  let held: string | undefined
  let channel: BroadcastChannel | undefined
  const write = (text: string, seconds: number): void => {
    const secure = location.protocol === "https:" ? "; secure" : ""
    // biome-ignore lint/suspicious/noDocumentCookie: what is kept must be there at once; the other way answers late
    document.cookie = `${name}=${encodeURIComponent(text)}; path=/; max-age=${seconds}; samesite=lax${secure}`
    channel?.postMessage("changed")
  }
  return {
    key: name,
    owner: "device",
    read: () => {
      const [, value] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
      try {
        return value === undefined ? held : decodeURIComponent(value)
      } catch {
        // Somebody else's text.
        return held
      }
    },
    write: (text) => {
      held = text
      write(text, yearSeconds)
    },
    clear: () => {
      held = undefined
      write("", 0)
    },
    alone: (step) =>
      "locks" in navigator ? navigator.locks.request(name, async () => step()) : Promise.resolve(step()),
    // Browsers tell of a cookie that another tab wrote late or not at all: the tabs tell each other.
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
