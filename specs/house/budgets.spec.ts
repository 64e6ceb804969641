import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { ensureBuilt } from "#adapters/server/build/build.ts"
import { routes } from "#ui/app/routes.tsx"
import { screenSources } from "#ui/app/screen-sources.ts"
import { type PageWeight, pageWeight } from "./page-weight.ts"

// Kilobytes are 1,000 bytes as they are sent: brotli of the strongest kind.
const homeBudget = 130
const pageBudget = 155
const laterBudget = 90
const waysInBudget = 60
const byItselfBudget = 9
const atUseBudget = 60
const stylesBudget = 27

const app = join(import.meta.dirname, "../../ui/app")

let weight: PageWeight

const kilobytes = async (files: Iterable<string>): Promise<number> => (await weight.bytesOf(files)) / 1_000

describe("what a page makes a browser fetch", () => {
  beforeAll(async () => {
    await ensureBuilt(() => {})
    weight = await pageWeight()
  })

  it.each(routes.map((row) => ({ row, name: row.name, path: row.path })))(
    "$name ($path) stays within its script budget",
    async ({ row }) =>
      expect(await kilobytes(weight.filesOfPage(row))).toBeLessThanOrEqual(row.path === "/" ? homeBudget : pageBudget)
  )

  it("is known by the module that each row fetches", async () => {
    const [table, members, screens] = await Promise.all(
      ["routes.tsx", "account-routes.ts", "account-screens.ts"].map((file) => readFile(join(app, file), "utf8"))
    )
    const imported = (text: string) => /import\("\.\.\/([^"]+)"\)/.exec(text)?.[1]
    const shared = new Map(
      [...(table ?? "").matchAll(/const (\w+) = lazyScreen\((.*?)\)\.\w+/gs)].map(([, name, load]) => [
        name,
        imported(load ?? "")
      ])
    )
    const named = new Map(
      [...(table ?? "").matchAll(/const (\w+) = accountScreen\("(\w+)"\)/g)].map(([, name, word = ""]) => [name, word])
    )
    const ofMember = new Map(
      [...(screens ?? "").matchAll(/(\w+): async (.*)/g)].map(([, name, load]) => [name, imported(load ?? "")])
    )
    const rows = [...`${table}${members}`.matchAll(/name: "(\w+)",(.*?)\n {2}\}/gs)].flatMap(
      ([, name = "", row = ""]) => {
        const [, word = ""] = /screen: \w+\("(\w+)"\)/.exec(row) ?? []
        const [, constant = ""] = /screen: (\w+),/.exec(row) ?? []
        const shown = word || (named.get(constant) ?? "")
        const source = /screen: lazyScreen/.test(row) ? imported(row) : (ofMember.get(shown) ?? shared.get(constant))
        return source === undefined ? [] : [[name, source] as const]
      }
    )
    expect(Object.fromEntries(rows)).toEqual(screenSources)
    expect(rows.length).toBe(routes.filter(({ screen }) => screen !== undefined).length)
  })

  it("leaves for later what fits into the budget of later", async () => {
    const files = weight.later(routes)
    expect(await kilobytes(files)).toBeLessThanOrEqual(laterBudget)
    expect(await kilobytes(files)).toBeGreaterThan(0)
  })

  it("leaves the ways in for those who log in", async () => {
    const files = weight.waysIn(routes)
    expect(await kilobytes(files)).toBeLessThanOrEqual(waysInBudget)
    expect(await kilobytes(files)).toBeGreaterThan(0)
  })

  it("leaves what comes over a page by itself for when it is due", async () => {
    const files = weight.byItself(routes)
    expect(await kilobytes(files)).toBeLessThanOrEqual(byItselfBudget)
    expect(await kilobytes(files)).toBeGreaterThan(0)
  })

  it("fetches a part of one page at its first use, within the budget of a dialog", async () => {
    const parts = weight.atUse(routes)
    expect([...parts.keys()].toSorted()).toEqual([
      "../adapters/browser/photos/browser-photo-files.ts",
      "../adapters/browser/photos/photo-drafts.ts",
      "../adapters/browser/push/push-device.ts",
      "../adapters/browser/recaptcha.ts",
      "../adapters/browser/tracking/tracked-queue.ts",
      "../adapters/wire/discovery/discovery.wire.ts",
      "../adapters/wire/journal.wire.ts",
      "../adapters/wire/proposals/proposals.wire.ts",
      "../adapters/wire/push/push.wire.ts",
      "../adapters/wire/reviews/own-reviews.wire.ts",
      "../adapters/wire/reviews/photos.wire.ts",
      "../adapters/wire/reviews/reactions.wire.ts",
      "../adapters/wire/reviews/reviewers.wire.ts",
      "../adapters/wire/reviews/writing.wire.ts",
      "../adapters/wire/selling/checkout.wire.ts",
      "../adapters/wire/selling/egifts.wire.ts",
      "../adapters/wire/selling/member-orders.wire.ts",
      "../adapters/wire/selling/notify-me.wire.ts",
      "../adapters/wire/selling/orders.wire.ts",
      "../adapters/wire/selling/pickup.wire.ts",
      "../adapters/wire/selling/returns.wire.ts",
      "../adapters/wire/selling/self-checkout.wire.ts",
      "../adapters/wire/window/ads.wire.ts",
      "../adapters/wire/window/tracking.wire.ts",
      "../adapters/wire/wishlist.wire.ts",
      "../core/egift/egift-form.usecases.ts",
      "../core/shop/journal.usecases.ts",
      "ads/FilledAd.tsx",
      "cart/MixDialog.tsx",
      "cart/NotifyDialog.tsx",
      "cart/beside/BesideBag.tsx",
      "catalogue/delivery/DeliveryDays.tsx",
      "catalogue/delivery/DistrictDialog.tsx",
      "catalogue/home/HomeNotice.tsx",
      "catalogue/home/HomeWelcome.tsx",
      "catalogue/home/Ticking.tsx",
      "checkout/BagOffers.tsx",
      "checkout/CheckoutFlow.tsx",
      "discovery/ShadeSheet.tsx",
      "discovery/SwapSheet.tsx",
      "egift/GiftGoods.tsx",
      "install/AppBars.tsx",
      "kit/share/ShareDialog.tsx",
      "listing/PriceSlider.tsx",
      "offline/go-on.ts",
      "orders/AccountOffer.tsx",
      "orders/CancelDialog.tsx",
      "orders/SentEgifts.tsx",
      "orders/ShareExperience.tsx",
      "orders/StorePlace.tsx",
      "orders/page/PreOrderDay.tsx",
      "orders/page/UnknownOrder.tsx",
      "orders/pay/OtherPaymentDialog.tsx",
      "orders/pay/QrCode.tsx",
      "orders/pickup/PickupCode.tsx",
      "orders/receipt/Receipt.tsx",
      "orders/returns/ReturnNews.tsx",
      "pickup/PickupPart.tsx",
      "profile/CropSquare.tsx",
      "profile/removal/RemovalCode.tsx",
      "profile/reviews/OwnReviewPage.tsx",
      "profile/wishlist/move-to-bag.ts",
      "proposals/CategorySheet.tsx",
      "push/DeviceNotices.tsx",
      "reviews/ReportDialog.tsx",
      "reviews/ReviewPicturesDialog.tsx",
      "reviews/error/ReviewErrorDialog.tsx",
      "reviews/photos/CropStage.tsx",
      "reviews/photos/PhotosField.tsx",
      "reviews/reactions-actor.ts",
      "reviews/write/AlreadyReviewed.tsx",
      "self-checkout/SelfCheckout.tsx",
      "self-checkout/wasm-reader.ts",
      "tracking/TrackingChoice.tsx",
      "vouchers/VoucherSheet.tsx",
      "vouchers/WelcomeOffer.tsx",
      "wishlist/hearts.ts"
    ])
    for (const files of parts.values()) expect(await kilobytes(files)).toBeLessThanOrEqual(atUseBudget)
  })

  it("has one style sheet within its budget", async () => {
    expect(weight.styles).toHaveLength(1)
    expect(await kilobytes(weight.styles)).toBeLessThanOrEqual(stylesBudget)
  })
})
