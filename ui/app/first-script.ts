/**
 * What a page does by itself, before the shop's own script has come. It stands in the page and its hash in the policy.
 *
 * - The page is marked as one with scripts: without the mark no skeleton shows, since nothing would follow it.
 * - The chosen theme is set before the first paint; without a choice the system's stands. D-78.
 * - Words and pictures come first: the shop's script is fetched once they are there, or as soon as somebody touches the page.
 * - A button pressed before that script works is remembered; the last one is pressed again, once, when it does. House 11.
 */
const firstSteps = () => {
  /** Pictures that never come must not keep the script away. */
  const patienceMs = 4_000
  const root = document.documentElement
  root.dataset["script"] = "on"
  const [, theme] = /(?:^|; )theme=(light|dark)/.exec(document.cookie) ?? []
  if (theme) root.dataset["theme"] = theme

  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    const [entry = "", ...others] = (root.dataset["scripts"] ?? "").split(" ")
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src: entry }))
    // One at a time: asking for all of them at once would keep a slow telephone busy for a while.
    const next = (): void => {
      const href = others.shift()
      if (href === undefined) return
      // React is run as soon as it is there, so that the rest has less to do at once.
      document.head.append(
        href.includes("/react-")
          ? Object.assign(document.createElement("script"), { type: "module", src: href })
          : Object.assign(document.createElement("link"), { rel: "modulepreload", href })
      )
      setTimeout(next)
    }
    next()
  }
  const touched = (): void => {
    // Not before the data that the script starts from.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin)
    else begin()
  }
  // Two frames: what was loaded last is painted in the first.
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(begin)))
  addEventListener("DOMContentLoaded", () => setTimeout(begin, patienceMs))
  for (const kind of ["pointerdown", "keydown", "focusin"])
    addEventListener(kind, touched, { once: true, capture: true })

  const remember = (event: Event): void => {
    if (root.dataset["live"]) {
      removeEventListener("click", remember, true)
      return
    }
    const pressed =
      event.target instanceof Element ? event.target.closest("button[type=button]:not([popovertarget])") : null
    if (pressed === null) return
    document.querySelector("[data-pressed]")?.removeAttribute("data-pressed")
    pressed.setAttribute("data-pressed", "")
  }
  addEventListener("click", remember, true)
}

export const firstScript = `(${firstSteps})()`
