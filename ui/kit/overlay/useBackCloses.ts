import { useEffect, useLayoutEffect, useRef } from "react"

/** State of the router in an entry of the history, and how many overlays are open in it. */
interface EntryState {
  readonly idx?: number
  readonly over?: number | undefined
  /** The same of a page that was replaced by this one: the entry below is not of this page. */
  readonly past?: number | undefined
}

interface Layer {
  readonly close: () => void
}

/** Overlays that are open, the innermost last. */
const layers: Array<Layer> = []

const stateHere = (): EntryState => (history.state as EntryState | null) ?? {}

/** The entry that was current before a `popstate`. */
let before: EntryState = {}

/** Whether an arrival is undone, so that neither the overlays nor the router may follow it. */
let undoes = (): boolean => false

/** Asks `guard` about every arrival by Back or Forward before anything else follows it. Returns the function that stops this. */
export const guardHistory = (guard: () => boolean): (() => void) => {
  undoes = guard
  return () => {
    undoes = () => false
  }
}

/**
 * Closes the overlays that the entry arrived at does not have. An overlay that was closed otherwise (✕, Escape, a link in it)
 * leaves its entry behind, so that nothing races with a navigation; it has the same place in the router's count as its page,
 * and Back and Forward pass over it. Decision 0038.
 */
const arrive = (event: PopStateEvent): void => {
  if (undoes()) {
    event.stopImmediatePropagation()
    return
  }
  const { over: depth = 0, idx } = stateHere()
  const isSamePage = idx !== undefined && idx === before.idx
  const isForward = depthOf(stateHere()) > depthOf(before)
  before = stateHere()
  if (depth < layers.length) for (const layer of layers.slice(depth).reverse()) layer.close()
  else if (isSamePage) isForward ? history.forward() : history.back()
}

const depthOf = ({ over, past = 0 }: EntryState): number => over ?? past

/** What the router replaces is still the entry of its overlay; another page has none of it. */
const overlayStateFor = (url: string | URL | null | undefined): EntryState => {
  const { over, past = over } = stateHere()
  const isSamePath = new URL(url ?? "", location.href).pathname === location.pathname
  return isSamePath || layers.length > 0 ? { over, past } : { past }
}

/** Starts to follow the history; once per page. */
export const followOverlays = (): void => {
  before = stateHere()
  addEventListener("popstate", arrive)
  // The router draws a page after its entry is there: Back may be pressed in between.
  for (const method of ["pushState", "replaceState"] as const) {
    const change = history[method].bind(history)
    history[method] = (state, unused, url) => {
      change(method === "replaceState" ? { ...overlayStateFor(url), ...state } : state, unused, url)
      before = stateHere()
    }
  }
}

/** Makes the browser's Back close an overlay, while it is open, instead of leaving the page. Rules 12 and 55. */
export const useBackCloses = (onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // With the overlay itself: Back may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const layer = { close: () => close.current() }
    layers.push(layer)
    const depth = layers.length
    if ((stateHere().over ?? 0) < depth) history.pushState({ ...stateHere(), over: depth }, "")
    return () => {
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [])
}
