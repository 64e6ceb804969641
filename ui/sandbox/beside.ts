import type { ReactNode } from "react"
import { createRoot } from "react-dom/client"

/** Waits until the page is live: then it takes events, and added elements do not disturb hydration. */
export const live = (): Promise<void> =>
  new Promise((resolve) => {
    const { documentElement } = document
    const look = (): void => {
      if (documentElement.dataset["live"] !== "yes") return
      watch.disconnect()
      resolve()
    }
    const watch = new MutationObserver(look)
    watch.observe(documentElement, { attributeFilter: ["data-live"] })
    look()
  })

/** Shows something beside the live page, not in it: a dialog hides everything else of the page from those who listen to it. */
export const showBeside = (node: ReactNode): void => {
  const place = document.createElement("div")
  document.documentElement.append(place)
  // A press on it is none beside a dialog.
  place.addEventListener("pointerdown", (event) => event.stopPropagation())
  createRoot(place).render(node)
}
