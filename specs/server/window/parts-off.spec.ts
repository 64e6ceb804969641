import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Send } from "#adapters/http/client.ts"
import { httpPort } from "#adapters/http/http-ports.ts"
import { sqlToggles } from "#adapters/postgres/toggles.sql.ts"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import type { PartUses } from "#core/shop/part-uses.rule.ts"
import { type PartName, partNames } from "#core/toggles/features.ts"
import { partUseInputs } from "#specs/shop/part-use-inputs.ts"
import { openSpecShop, type SpecShop } from "#specs/shop.ts"
import { type Viewer, viewerAt } from "../viewer.ts"

let shop: SpecShop
let member: Viewer
beforeAll(async () => {
  shop = await openSpecShop()
  member = viewerAt(shop.ask)
  await member.post("/auth/login", { email: "ratna@pendar.test", password: "pendar123", source: "review" })
})
afterAll(() => shop.close())

const offAt = async () => (await shop.ask("/api/orders/payment-methods")).headers.get("switched-off")

const switchOff = async (...parts: ReadonlyArray<PartName>) => {
  const store = sqlToggles(shop.shop.db)
  for (const toggle of partNames)
    await Effect.runPromise(store.put({ toggle, isOn: !parts.includes(toggle), name: "Sari", at: shop.clock.now() }))
  const wanted = partNames.filter((part) => parts.includes(part)).join(" ") || "none"
  await expect.poll(offAt, { timeout: 15_000, interval: 200 }).toBe(wanted)
  await shop.shop.catalogue.refresh()
}

const send: Send = (service, path, { method, json, bytes, headers, signal }) =>
  shop.ask(serviceBases[service] + path, {
    method,
    signal,
    headers: {
      ...headers,
      origin: "http://shop.test",
      cookie: [...member.jar].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(json === undefined ? {} : { "content-type": "application/json" })
    },
    ...(bytes === undefined
      ? json === undefined
        ? {}
        : { body: JSON.stringify(json) }
      : { body: new Blob([new Uint8Array(bytes)]) })
  })

type Calls = Readonly<Record<string, (input: unknown) => Effect.Effect<unknown, { readonly _tag: string }>>>

/** How every new use of a part is answered. */
const answers = async (): Promise<ReadonlyArray<readonly [call: string, tag: string]>> => {
  const asked = Object.entries(partUseInputs).map(async ([area, calls]) => {
    // Calls are asked by their names here, of every port: no one type has them all.
    const port = (await httpPort(send)(area as keyof PartUses)) as unknown as Calls
    const uses = Object.entries(
      calls as Readonly<Record<string, ReadonlyArray<readonly [unknown, ReadonlyArray<PartName>]>>>
    ).flatMap(([call, rows]) => rows.filter(([, used]) => used.length > 0).map(([input]) => ({ call, input })))
    const found: Array<readonly [string, string]> = []
    for (const { call, input } of uses) {
      const asking = port[call]?.(input) ?? Effect.succeed("no such call")
      const tag = await Effect.runPromise(
        Effect.match(Effect.sandbox(asking), {
          onSuccess: () => "2xx",
          onFailure: (cause) => /\w+Off/.exec(String(JSON.stringify(cause)))?.[0] ?? "another refusal"
        })
      )
      found.push([`${area}.${call}`, tag])
    }
    return found
  })
  return (await Promise.all(asked)).flat()
}

describe("a shop whose parts are all switched off", () => {
  it("refuses each new use by the name of its part, over HTTP, for a member", async () => {
    const before = await answers()
    expect(before.filter(([, tag]) => tag.endsWith("Off"))).toEqual([])
    await switchOff(...partNames)
    const refused = await answers()
    expect(refused.length).toBeGreaterThan(10)
    expect(refused.filter(([, tag]) => !tag.endsWith("Off"))).toEqual([])
    await switchOff()
  })

  it("takes the picture of a proposal while photos of reviews are off", async () => {
    await switchOff("review_photos")
    const photos = await httpPort(send)("photos")
    const tagOf = async (of?: "proposal") => {
      const picture = new TextEncoder().encode("not a picture")
      return (await Effect.runPromise(Effect.flip(photos.upload({ picture, ...(of && { of }) }))))._tag
    }
    expect([await tagOf(), await tagOf("proposal")]).toEqual(["ReviewPhotosOff", "PhotoRefused"])
    await switchOff()
  })

  it("says a refusal in the reader's language, with its own code", async () => {
    await switchOff("wishlist")
    const answer = await member.post("/wishlists", { id_product: 50_001 }, { "accept-language": "id" })
    expect([answer.status, answer.body.code]).toEqual([409, "WISHLIST_OFF"])
    expect(answer.body.detail ?? answer.body.message).toContain("Wishlist sedang kami tutup sementara")
    await switchOff()
  })

  it("takes down what promises them: services, answers, gift cards, their category, and addresses of the site map", async () => {
    const seen = async () => {
      const json = async (path: string) => (await (await shop.ask(path)).json()).data
      const text = async (path: string) => (await shop.ask(path)).text()
      const stores: ReadonlyArray<{ readonly services: ReadonlyArray<string> }> = await json("/api/stores/stores")
      const products = await text("/sitemaps/products-1.xml")
      return {
        services: stores
          .flatMap(({ services }) => services)
          .filter((one) => one === "pickup" || one === "self_checkout").length,
        questions: JSON.stringify(await json("/api/stores/pages/help")),
        cards: products.match(/e-gift-card/g)?.length ?? 0,
        fed: (await text("/feeds/meta.csv")).match(/e-gift-card/g)?.length ?? 0,
        category: (await text("/sitemaps/places.xml")).includes("e-gift-card"),
        rules: (await text("/sitemaps/places.xml")).includes("/review-rules")
      }
    }
    const on = await seen()
    expect([on.services > 0, on.cards > 0, on.fed > 0, on.category]).toEqual([true, true, true, true])
    expect(on.questions).toContain("ambil di toko")
    await switchOff(...partNames)
    const off = await seen()
    expect([off.services, off.cards, off.fed, off.category, off.rules]).toEqual([0, 0, 0, false, false])
    expect(off.questions).not.toMatch(/ambil di toko|E-gift berlaku|menulis review/i)
    await switchOff()
    expect(await seen()).toEqual(on)
  })
})
