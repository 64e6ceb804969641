/**
 * What a page does by itself, before the shop's own script has come. It stands in the page and its hash in the policy.
 *
 * - The page is marked as one with scripts: without the mark no skeleton shows, since nothing would follow it.
 * - The chosen theme is set before the first paint; without a choice the system's stands. D-78.
 * - A browser that is logged in is marked: what the page says to guests is hidden there until the page knows its member. D-36.
 * - Announcements that were closed here during the last 24 hours stay away.
 * - Words and pictures come first: the shop's script is fetched once they are there, or at the first touch of the page.
 * - A field changed before that script works is remembered and changed again when it does, so that the screen that controls it
 *   knows of it; then the button that was pressed last is pressed again, once. House 11; decision 0061.
 */
const firstSteps = () => {
  /** Pictures that never come must not keep the script away. */
  const patienceMs = 4_000
  const root = document.documentElement
  root.dataset["script"] = "on"
  const [, theme] = /(?:^|; )theme=(light|dark)/.exec(document.cookie) ?? []
  if (theme) root.dataset["theme"] = theme
  if (/(?:^|; )member=\w/.test(document.cookie)) root.dataset["member"] = "yes"

  const restMs = 86_400_000
  try {
    const closed = JSON.parse(localStorage.getItem("pendar.announcements") ?? "")
    const isOpen = (id: string): boolean => {
      const age = Date.now() - closed[id]
      return !(age >= 0 && age < restMs)
    }
    for (const kind of ["strip", "emergency"])
      root.dataset[kind] = (root.dataset[kind] ?? "").split("\n").filter(isOpen).join("\n")
  } catch {
    // None was closed, or the browser refuses to say.
  }

  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    const [entry = "", ...others] = (root.dataset["scripts"] ?? "").split(" ")
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src: entry }))
    // One at a time: asking for all of them at once would keep a slow telephone busy.
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

  type Changed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  /** What fields were changed to, in the order of their changes. */
  const changed = new Map<Changed, string | boolean>()
  let pressed: Element | null = null
  const rememberChange = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches("input:not([type=file]),textarea,select")) return
    const field = target as Changed
    changed.delete(field)
    changed.set(field, "checked" in field && /^(radio|checkbox)$/.test(field.type) ? field.checked : field.value)
  }
  const remember = (event: Event): void => {
    // From "soon" on React answers presses, but it does not know yet what was changed before them.
    if (root.dataset["live"] && changed.size === 0) return
    const { target } = event
    const button =
      target instanceof Element
        ? target.closest("button[type=button]:not([popovertarget]),form[method=dialog] button[type=submit]")
        : null
    if (button === null) return
    pressed = button
    if (!root.dataset["live"]) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  /** Makes a change once more, for the screen that controls the field. */
  const repeat = (field: Changed, value: string | boolean): void => {
    if (!field.isConnected) return
    // Makes React hydrate the part of the page around the field; it takes over what the field shows, without an event.
    field.dispatchEvent(new Event("input", { bubbles: true }))
    if (typeof value === "boolean") {
      const choice = field as HTMLInputElement
      choice.checked = !value
      choice.click()
      return
    }
    // React ignores an event of a field whose value is the one that React or a script gave it last through the field.
    field.value = `${value} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }))
  }
  const answer = (): void => {
    for (const kind of ["input", "change"]) removeEventListener(kind, rememberChange, true)
    removeEventListener("click", remember, true)
    for (const [field, value] of changed) repeat(field, value)
    // What the changes lead to is drawn before the press.
    setTimeout(() => {
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
    })
  }
  addEventListener("click", remember, true)
  for (const kind of ["input", "change"]) addEventListener(kind, rememberChange, true)
  addEventListener("shop.live", answer, { once: true })
}

/** The script that runs before the first paint, as it is in every page. */
export const firstScript = `(${firstSteps})()`
