import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import type { MergeChange } from "#core/cart/member-bag.ts"
import { noticesMachine } from "#core/notices/notices.machine.ts"
import { postJoined } from "#ui/account/merged-notice.ts"
import { i18nOf } from "#ui/messages/i18n.ts"
import { textsFor } from "#ui/messages/texts.browser.ts"
import { someNow } from "../arbitraries.ts"

const change = (what: MergeChange["what"], name: string, quantity = 1): MergeChange =>
  ({ what, name, quantity }) as MergeChange

/** What a reader reads once two bags became one. */
const read = async (language: "id" | "en", changes: ReadonlyArray<MergeChange>): Promise<string> => {
  const texts = i18nOf(language, await textsFor(language, []), "Pendar")
  const notices = createActor(noticesMachine).start()
  await postJoined(texts, changes, notices, someNow)
  const [posted] = notices.getSnapshot().context.queue
  return posted ? String(texts.t(posted.text, { ...posted.values })) : ""
}

describe("what is said of two bags that became one (D-20)", () => {
  it.each([
    ["id", change("added", "Delima"), "Delima dari perangkat ini masuk ke tas akunmu."],
    ["id", change("raised", "Delima", 3), "Jumlah Delima di tas akunmu sekarang 3."],
    ["id", change("capped", "Delima", 2), "Delima di tasmu sekarang 2: stoknya tidak cukup untuk semuanya."],
    ["id", change("set-aside", "Delima"), "Delima kami simpan untuk nanti."],
    ["id", change("gone", "Delima"), "Delima sudah tidak dijual."],
    ["en", change("gone", ""), "The bag on this device joined your account's: 1 item changed."]
  ] as const)("names the product and what happened to it, in %s: %j", async (language, one, words) => {
    expect(await read(language, [one])).toBe(words)
  })

  it("names the change that costs something first, and counts the others", async () => {
    const changes = [change("added", "Kesumba"), change("raised", "Bata", 2), change("gone", "Delima")]
    expect(await read("id", changes)).toBe("Delima sudah tidak dijual. Ada 2 perubahan lain.")
    // Goods the shop has no more have no name: what can be named is.
    const unnamed = [change("gone", ""), change("raised", "Bata", 2)]
    expect(await read("id", unnamed)).toBe("Jumlah Bata di tas akunmu sekarang 2. Ada 1 perubahan lain.")
  })
})
