import { describe, expect, it } from "vitest"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { otherShopsIn } from "#core/reviews/moderation/other-shop.rule.ts"

const found = (text: string): ReadonlyArray<string> =>
  otherShopsIn(foldText(text)).map(({ quote, severity }) => `${severity}: ${quote}`)

describe("other shops in a text", () => {
  it.each([
    ["beli di Shopee aja", "Shopee"],
    ["yuk cek sh0peee", "sh0peee"],
    ["mampir ke toko kami", "toko kami"],
    ["checkout di TikTok Shop langsung", "TikTok Shop"],
    ["s h o p e e lebih murah, beli sana", "s h o p e e"],
    ["klik keranjang kuning", "keranjang kuning"],
    ["open reseller", "open reseller"],
    ["check out di Sh*pee aja", "Sh*pee"],
    ["ayo jadi agen kami", "agen"],
    ["link produk di bio", "bio"]
  ])("are refused in %s", (text, quote) => {
    expect(found(text)).toEqual([`refused: ${quote}`])
  })

  it("are held beside a price, or if a call may be a report", () => {
    expect(found("di lazada lebih murah")).toEqual(["held: lazada"])
    expect(found("lihat keranjang kuning")).toEqual(["held: keranjang kuning"])
    expect(found("waktu cek di tokopedia beda")).toEqual(["held: tokopedia"])
  })

  it.each([
    "Terima kasih tokopedia dan kurir",
    "Dulu pernah beli di Shopee ternyata palsu",
    "Belanja di Sociolla selalu puas, beli lagi",
    "viral di tiktok, langsung beli",
    "tokonya ramah, toko sebelah kalah",
    "disarankan toko. Saya senang beli di sini",
    "makasih shopee, langsung beli lagi",
    "saya agen resmi, distributor lain lambat",
    "biografi singkat di kemasan"
  ])("are no finding in %s", (text) => {
    expect(found(text)).toEqual([])
  })
})
