import { instant } from "#core/kernel/moment.ts"
import { pastEight } from "./evening.ts"

/** Storage of one page, instead of the one that all pages of the browser share. */
const pageStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (place) => [...entries.keys()][place] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, String(text)),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear()
  }
}

/** What a browser that has been here before has stored. */
export interface StoredTexts {
  readonly local: Readonly<Record<string, string>>
  readonly cookies: Readonly<Record<string, string>>
}

/**
 * Isolates this page: storages, cookies and messages between tabs are its own from now on, and no request that changes
 * anything leaves it. Other tabs and the session of this browser stay as they are.
 */
export const putUpWalls = ({ local, cookies }: StoredTexts): void => {
  for (const name of ["localStorage", "sessionStorage"] as const)
    Object.defineProperty(globalThis, name, { value: pageStorage(), configurable: true })
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
  const jar = new Map(Object.entries(cookies))
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    set: (text: string) => {
      const [pair = "", ...rules] = text.split(/; */)
      const [name = "", ...value] = pair.split("=")
      if (rules.includes("max-age=0")) jar.delete(name)
      else jar.set(name, value.join("="))
    }
  })
  BroadcastChannel.prototype.postMessage = () => {}
  const real = fetch.bind(globalThis)
  globalThis.fetch = async (asked, options) => {
    const { method } = new Request(asked, options)
    if (method !== "GET" && method !== "HEAD") throw new TypeError("nothing leaves the sandbox")
    return real(asked, { ...options, credentials: "omit" })
  }
  // What a script does not do by itself a browser would: forms that change something, and the ways to other sites.
  addEventListener("submit", (event) => {
    const form = event.target
    if (form instanceof HTMLFormElement && form.method !== "get") event.preventDefault()
  })
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (link?.pathname.startsWith("/auth/")) event.preventDefault()
  })
}

/** The clock of the sandbox: the browser's, until it is moved. */
export interface SandboxClock {
  /** For machines. */
  readonly clock: {
    readonly setTimeout: (run: () => void, ms: number) => number
    readonly clearTimeout: (id: number) => void
  }
  /** Advances the clock by so many milliseconds; timers that wait for one of them run now. */
  readonly pass: (ms: number) => void
}

/** From now on the time of this page can be moved on. */
export const movableTime = (): SandboxClock => {
  const real = Date.now.bind(Date)
  // A story may last some hours, and what it counts by the day would start again at midnight.
  let ahead = -pastEight(instant(real()))
  let last = 0
  const waiting = new Map<number, { readonly due: number; readonly run: () => void; readonly timer: number }>()
  Date.now = () => real() + ahead
  const wait = (id: number, run: () => void, due: number): void => {
    const come = (): void => {
      waiting.delete(id)
      run()
    }
    waiting.set(id, { due, run: come, timer: window.setTimeout(come, due - Date.now()) })
  }
  return {
    clock: {
      setTimeout: (run, ms) => {
        wait(++last, run, Date.now() + ms)
        return last
      },
      clearTimeout: (id) => {
        clearTimeout(waiting.get(id)?.timer)
        waiting.delete(id)
      }
    },
    pass: (ms) => {
      ahead += ms
      const all = [...waiting].toSorted(([, one], [, other]) => one.due - other.due)
      for (const [id, { due, run, timer }] of all) {
        if (!waiting.has(id)) continue
        clearTimeout(timer)
        if (due <= Date.now()) run()
        else waiting.set(id, { due, run, timer: window.setTimeout(run, due - Date.now()) })
      }
    }
  }
}
