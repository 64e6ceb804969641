import { useSyncExternalStore } from "react"
import { closingText } from "#core/banners/announcement.rule.ts"
import type { Banner } from "#core/banners/banner.ts"
import { instant } from "#core/kernel/moment.ts"
import { useShop } from "../shop/shop.tsx"

/** Announcements of the strip, and those of an emergency. */
type Kind = "strip" | "emergency"

const groups = { strip: "promo_text_banner", emergency: "emergency_announcement" } as const

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const all = (): undefined => undefined

/** The ids of the announcements in the page, one in a line, as attributes of the document: its first script leaves out those closed here. */
export const announcementIds = (banners: ReadonlyArray<Banner> | undefined): string =>
  (banners ?? []).map(({ id }) => id).join("\n")

/**
 * Announcements that were not closed on this device during the last 24 hours.
 *
 * @returns the announcements, and a function that closes those it is given: the others stay
 */
export const useAnnouncements = (
  kind: Kind
): readonly [ReadonlyArray<Banner>, (seen: ReadonlyArray<Banner>) => void] => {
  const { chrome, local } = useShop()
  const banners = chrome.banners[groups[kind]] ?? []
  const open = useSyncExternalStore(subscribe, () => document.documentElement.dataset[kind], all)
  const ids = open?.split("\n")
  const shown = ids === undefined ? banners : banners.filter(({ id }) => ids.includes(id))
  const close = (seen: ReadonlyArray<Banner>): void => {
    document.documentElement.dataset[kind] = announcementIds(shown.filter((banner) => !seen.includes(banner)))
    for (const listener of listeners) listener()
    // At once: the page may be left in the next moment. By the clock of the device, as the first script of the next page reads
    // it: the shop's may be ahead, and the closing would lie in the future.
    const { closedAnnouncements: store } = local
    store.write(
      closingText(
        store.read(),
        seen.map(({ id }) => id),
        instant(Date.now())
      )
    )
  }
  return [shown, close]
}
