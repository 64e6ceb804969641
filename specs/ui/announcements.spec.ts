import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, it, vi } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import type { ChromeFacts } from "#core/shop/facts.ts"
import { someNow } from "#specs/arbitraries.ts"
import { someBanner } from "#specs/banners/popup-fixture.ts"
import { useAnnouncements } from "#ui/banners/useAnnouncements.ts"
import { heldStores } from "#ui/shop/local-stores.ts"
import { type Shop, ShopProvider } from "#ui/shop/shop.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("an announcement that is closed", () => {
  it("is stored by the clock of the device, and leaves those open that were not shown, as of another region", () => {
    vi.spyOn(Date, "now").mockReturnValue(someNow)
    const banners = ["padang", "bandung"].map((id) => someBanner(id, "everyday"))
    const dataset: Record<string, string> = {}
    vi.stubGlobal("document", { documentElement: { dataset } })
    const local = heldStores()
    // The shop of a page has more than a notice uses.
    const chrome: Partial<ChromeFacts> = { banners: { emergency_announcement: banners } }
    const shop: Partial<Shop> = { local, now: () => instant(someNow + 3_600_000), chrome: chrome as ChromeFacts }
    let close = (_: typeof banners): void => expect.fail("it was not drawn")
    const Notice = () => {
      const [shown, closeThese] = useAnnouncements("emergency")
      expect(shown).toEqual(banners)
      close = closeThese
      return null
    }
    renderToString(createElement(ShopProvider, { value: shop as Shop }, createElement(Notice)))
    close(banners.slice(0, 1))
    expect(dataset).toEqual({ emergency: "bandung" })
    expect(JSON.parse(local.closedAnnouncements.read() ?? "")).toEqual({ padang: someNow })
  })
})
