import { describe, expect, it } from "vitest"
import { contactHandlesIn } from "#core/reviews/moderation/contact-handle.rule.ts"
import { foldText } from "#core/reviews/moderation/folded-text.ts"

const found = (text: string): ReadonlyArray<string> =>
  contactHandlesIn(foldText(text)).map(({ quote, severity }) => `${severity}: ${quote}`)

describe("accounts named in a text", () => {
  it.each([
    ["IG: toko_cantik", "IG: toko_cantik"],
    ["line id: sarishop", "line id: sarishop"],
    ["add Line @sarishop ya", "Line @sarishop"],
    ["telegram sari_shop99", "telegram sari_shop99"],
    ["follow @toko.cantik", "@toko.cantik"],
    ["follow ig kita ya say glow_sist", "ig kita ya say glow_sist"],
    ["whatsapp:cs.glow", "whatsapp:cs.glow"]
  ])("are refused in %s", (text, quote) => {
    expect(found(text)).toEqual([`refused: ${quote}`])
  })

  it("are held without a call, as is a call without a name", () => {
    expect(found("mirip produk @merekku")).toEqual(["held: @merekku"])
    expect(found("kuy cek ig kita yuk")).toEqual(["held: cek ig kita"])
    expect(found("japri aja ke wa ku")).toEqual(["held: japri aja ke wa ku"])
    expect(found("minat? langsung wa aku")).toEqual(["held: minat? langsung wa aku"])
  })

  it.each([
    "chat WA responsif dan cepat",
    "sudah wa adminnya tapi tidak dibalas",
    "lihat di IG lalu penasaran",
    "3 pcs @50rb",
    "eyeliner line nya rapi",
    "skincare line: bagus semua",
    "di wa kata2nya kasar, gara2 resi",
    "chat wa cepat.barang bagus",
    "komplain lewat whatsapp dan dibalas"
  ])("are not seen in %s", (text) => {
    expect(found(text)).toEqual([])
  })
})
