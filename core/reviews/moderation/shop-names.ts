import { singleLetters } from "./folded-text.ts"

const listOf = (names: string): ReadonlyArray<string> => names.trim().split(/\s*,\s*/)

/**
 * Names of other shops and marketplaces as they are written, every repeated letter once. Sociolla is absent: the specification
 * calls it the sister shop. Supermarkets are absent: they are no beauty shops. Own choice.
 */
export const shopNames: ReadonlySet<string> = new Set(
  listOf(`
    shopee, shopi, shopie, sopee, sopi, tokopedia, tokopedi, tokped, tokpedia, toped, lazada, lazda, tiktokshop, tiktokshopee,
    ttshop, bukalapak, blibli, zalora, watsons, watson, guardian, sephora, beautyhaul, akulaku, jdid
  `).map(singleLetters)
)

/** Names of two words, among them what people call the apps by their colours. Own choice. */
export const shopPairs: ReadonlySet<string> = new Set(
  [
    ...listOf(
      "tiktok shop, tok shop, tt shop, tiktok shopee, buka lapak, keranjang kuning, keranjang oren, beauty haul"
    ),
    ...listOf("toko, marketplace, mp, ecommerce, app, apps, aplikasi, apk, si").flatMap((thing) =>
      listOf("oren, orange, oranye, ijo, hijau").map((colour) => `${thing} ${colour}`)
    )
  ].map(singleLetters)
)
