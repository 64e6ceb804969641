import { pageChanges } from "./page-changes.ts"

/** A dialog that closes, and a screen that places the focus itself, do it within this time. */
const ownMoveMs = 50
/** Elements that had the focus, and are remembered. */
const trailLength = 10

const headings = "h1, h2, h3, h4, [data-start]"
// Not the control before a field, as the country of a number.
const fields = "input:not([type=hidden]), textarea"
const busy = "[aria-busy=true]:not(button)"
const listed = "li, article, tr"

/** The element that got the focus and all around it, from the inside out, with what was in each at that moment. */
export type FocusPath = ReadonlyArray<{ readonly part: HTMLElement; readonly children: ReadonlyArray<Element> }>

/** A part of the page that went, with the element that had the focus. */
interface Loss {
  readonly gone: HTMLElement
  readonly removed: Element
  /** Place of the part. */
  readonly place: Element
  readonly next: Element | undefined
  readonly previous: Element | undefined
  /** The page it was on, by `pageChanges`. */
  readonly page: number
}

const isShown = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility() && !element.matches(":disabled")

const firstShown = (parts: ReadonlyArray<Element>, selector: string): HTMLElement | undefined =>
  parts
    .flatMap((part) => [...(part.matches(selector) ? [part] : []), ...part.querySelectorAll(selector)])
    .find((one): one is HTMLElement => isShown(one) && (one.textContent !== "" || one.matches(fields)))

const elementFrom = (node: Node | null, step: "nextSibling" | "previousSibling"): Element | undefined => {
  let at = node
  while (at !== null && !(at instanceof Element)) at = at[step]
  return at ?? undefined
}

const wordsOf = (control: Element): string => control.textContent?.trim() ?? ""
const nameOf = (control: Element): string => control.getAttribute("aria-label") ?? wordsOf(control)

/** The same control of the next item of a list, or of the one before. */
const twinOf = ({ gone, removed, next, previous }: Loss): HTMLElement | undefined => {
  if (removed === gone || !removed.matches(listed)) return undefined
  return [next, previous]
    .filter((item) => item?.tagName === removed.tagName && item.isConnected)
    .flatMap((item) => [...(item?.querySelectorAll(gone.tagName) ?? [])])
    .filter(isShown)
    .find((control) => wordsOf(control) === wordsOf(gone))
}

/** The part of the page that the focus stays in. */
const rootOf = (place: Element): Element | undefined => place.closest("[role=dialog], main") ?? undefined

/** The last heading before the place. */
const headingAbove = ({ place, next }: Loss, root: Element): HTMLElement | undefined => {
  const end = next?.isConnected ? next : undefined
  const isBefore = (heading: Element) =>
    (end ?? place).compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING ||
    (end === undefined && place.contains(heading))
  const shown = [...root.querySelectorAll(headings)].filter(isShown)
  return shown.findLast(isBefore) ?? shown[0]
}

/** Returns whether its beginning can be seen: neither outside the window nor under what stays at its edges. */
const isInView = (target: HTMLElement): boolean => {
  const { left, top, width, height } = target.getBoundingClientRect()
  return target.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20)))
}

const reach = (target: HTMLElement): void => {
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Watches for parts of the page that are replaced while they have the focus, as in answer to a press, and moves the focus to
 * what has taken their place, so that it is read out and seen: in this order
 *
 * 1. the same control of the next item, if an item of a list has gone;
 * 2. a message that has come since (`alert`, `status`);
 * 3. the button that opened the part, if it is back;
 * 4. the heading of what is new there, or an element marked `data-start`, or its first field;
 * 5. the heading above; outside the page's main part and its dialogs: what had the focus before.
 *
 * What is still being loaded is waited for until the next press. A change of page moves the focus itself (`focusHeading`).
 * Rule 59; decision 0074.
 *
 * @returns notes a move of the focus. The element may have gone since, as in answer to a press while this file was on its way
 */
export const watchLostFocus = (): ((focused: FocusPath) => void) => {
  let trail: ReadonlyArray<HTMLElement> = []
  let page = pageChanges()
  let loss: Loss | undefined
  let added: ReadonlyArray<Element> = []
  /** Names of the buttons that replaced a part of this page, the last one last. */
  let openers: ReadonlyArray<string> = []
  let openersOf = location.pathname
  let waiting: ReturnType<typeof setTimeout> | undefined

  const forget = (): void => {
    loss = undefined
    added = []
  }

  /** Returns the button that opened what has gone, if it is back; otherwise remembers the one that was pressed. */
  const openerIn = (parts: ReadonlyArray<Element>, gone: HTMLElement): HTMLElement | undefined => {
    if (openersOf !== location.pathname) openers = []
    openersOf = location.pathname
    const buttons = parts.flatMap((part) => [...part.querySelectorAll("button")]).filter(isShown)
    const names = buttons.map(nameOf)
    const known = openers.findLast((name) => names.includes(name))
    if (known !== undefined) {
      openers = openers.slice(0, openers.lastIndexOf(known))
      return buttons[names.indexOf(known)]
    }
    if (gone.matches("button:not([type=submit])")) openers = [...openers, nameOf(gone)]
    return undefined
  }

  /** Returns `undefined` while what takes the place is being loaded. */
  const targetOf = (lost: Loss): HTMLElement | undefined => {
    const { gone, place } = lost
    if (isShown(gone)) return gone
    const root = rootOf(place)
    if (root === undefined || !place.isConnected)
      return trail.findLast(isShown) ?? firstShown([document.body], "main h1")
    const recent = added.filter((part) => part.isConnected && part.checkVisibility() && root.contains(part))
    const here = recent.filter((part) => place.contains(part))
    if (here.some((part) => part.matches(busy) || part.querySelector(busy))) return undefined
    const twin = twinOf(lost)
    if (twin) return twin
    const opener = openerIn(here, gone)
    return (
      firstShown(recent, "[role=alert], [role=status]") ??
      opener ??
      firstShown(here, headings) ??
      firstShown(here, fields) ??
      headingAbove(lost, root)
    )
  }

  const look = (): void => {
    waiting = undefined
    if (loss === undefined) return
    const active = document.activeElement
    const isFree = active === null || active === document.body || active.matches("[role=dialog]")
    if (!isFree || loss.page !== pageChanges()) {
      forget()
      return
    }
    const target = targetOf(loss)
    if (target === undefined) return
    const isInside = rootOf(loss.place) !== undefined
    forget()
    reach(target)
    if (isInside && !isInView(target)) target.scrollIntoView({ block: "center" })
  }

  const lookSoon = (): void => {
    if (waiting === undefined) waiting = setTimeout(look, ownMoveMs)
  }

  const follow = (records: ReadonlyArray<MutationRecord>): void => {
    const last = trail.at(-1)
    if (last === undefined) return
    for (const { type, target, removedNodes, nextSibling, previousSibling } of records) {
      // What stood around the lost part may go as well, in the same moment or later.
      const lost: Node = loss && !loss.place.isConnected ? loss.place : last
      const removed =
        type === "childList"
          ? [...removedNodes].find((node) => node.contains(lost))
          : target.contains(last) && !isShown(last)
            ? target
            : undefined
      const place = type === "childList" ? target : target.parentElement
      if (removed instanceof Element && place instanceof Element && (loss === undefined || type === "childList")) {
        const [after, before] =
          type === "childList" ? [nextSibling, previousSibling] : [removed.nextSibling, removed.previousSibling]
        loss = {
          gone: last,
          removed,
          place,
          next: elementFrom(after, "nextSibling"),
          previous: elementFrom(before, "previousSibling"),
          page
        }
      }
    }
    if (loss === undefined) return
    // What is new may stand before the lost part as well, and come first.
    added = [
      ...added,
      ...records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
    ]
    lookSoon()
  }

  const remember = (target: EventTarget | null): void => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    // A dialog takes the focus itself when a part of it goes.
    const last = trail.at(-1)
    if (target.matches("[role=dialog]") && last !== undefined && !isShown(last)) return
    forget()
    page = pageChanges()
    trail = [...trail.filter((one) => one !== target && one.isConnected), target].slice(-trailLength)
  }
  const changes = new MutationObserver(follow)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["style", "hidden", "disabled", "aria-busy"]
  })
  addEventListener("pointerdown", forget, { capture: true })
  return (focused) => {
    const depth = focused.findIndex(({ part }) => isShown(part))
    const [gone, removed, place] = [focused[0]?.part, focused[depth - 1]?.part, focused[depth]]
    if (gone === undefined || removed === undefined || place === undefined) {
      remember(gone ?? null)
      return
    }
    loss = { gone, removed, place: place.part, next: undefined, previous: undefined, page: pageChanges() }
    added = [...place.part.children].filter((part) => !place.children.includes(part))
    lookSoon()
  }
}
