import { Effect } from "effect"
import { sqlWishlist } from "#adapters/postgres/members/wishlist.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import type { EntryDraft } from "#core/wishlist/wishlist.port.ts"
import { putMembers } from "../orders/members.ts"
import { sessionHeaders } from "../orders/signed-in.ts"
import { startShop } from "../shop-process.ts"
import { drive } from "./driver.ts"
import { measureOnEngines } from "./engines.ts"
import { finish, tell } from "./figures.ts"
import { openAt, type Place, stockDatabase } from "./generated-shop.ts"
import { cpuMsOfStarted, memoryOf } from "./machine.ts"

/**
 * What members read of their own, in a shop of 5,000 products on one core, asked from the other: wishlists of 40 entries, hearts,
 * recommendations; and what home costs with the calls that follow it for a member, beside home for a guest:
 * `node specs/bench/members.bench.ts [pglite postgres]`.
 */
const products = 5_000
const members = 200
const entries = 40
const [seconds, connections] = [4, 16]

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

/** Puts members with a wishlist each. Returns the headers of their calls. */
const putWishes = async (at: Place): Promise<ReadonlyArray<Readonly<Record<string, string>>>> => {
  const db = await openAt(at)
  const now = instant(Date.now())
  const combinations = await run(
    db.ask((on) =>
      on
        .selectFrom("combinations")
        .select(["id", "product_id", "price"])
        .where("is_default", "=", true)
        .orderBy("id")
        .execute()
    )
  )
  const store = sqlWishlist(db)
  const save = async (member: MemberId, place: number) => {
    for (let entry = 0; entry < entries; entry++) {
      const goods = combinations[(place * entries + entry * 7) % combinations.length]
      if (goods === undefined) continue
      const { id: combination, product_id: product, price } = goods
      const draft = { combination, product, price, at: now, restoredSince: now } as EntryDraft
      await run(store.put(member, draft, entries))
    }
  }
  const made = await putMembers(db, ...Array.from({ length: members }, (_, place) => `bench${place}`))
  for (const [place, member] of made.entries()) await save(member, place)
  const headers = await Promise.all(made.map((member) => sessionHeaders(db, member, now)))
  await db.close()
  return headers
}

const lists: ReadonlyArray<readonly [string, string]> = [
  ["a wishlist of 40, its first page", "/api/public/wishlists?skip=0&limit=12"],
  ["hearts of 40 entries", "/api/public/user/me/wishlist-hearts"],
  ["recommendations", "/api/public/user/me/recommendations"]
]

const measure = async (at: Place, settings: Readonly<Record<string, string>>) => {
  await stockDatabase(at, products)
  const headers = await putWishes(at)
  const shop = await startShop(settings, { bare: true })
  const asked = async (path: string, all?: typeof headers) => {
    const work = { address: shop.address, connections, paths: [path], ...(all && { members: all }) }
    await drive({ ...work, seconds })
    const before = cpuMsOfStarted()
    const driven = await drive({ ...work, seconds })
    return { ...driven, cpuMs: (cpuMsOfStarted() - before) / driven.requests }
  }
  try {
    for (const [what, path] of lists) {
      const { perSecond, p50, p99, errors } = await asked(path, headers)
      const more = `p50 ${p50} ms, p99 ${p99} ms, ${memoryOf(shop.pid).now.toFixed(0)} MB`
      tell(what, perSecond, "/s", { budget: 1_000, atLeast: true }, more)
      if (errors > 0) tell(`${what}, errors`, errors, "", { budget: 0 })
    }
    const guest = await asked("/")
    const page = await asked("/", headers)
    const hearts = await asked("/api/public/user/me/wishlist-hearts", headers)
    const cost = (page.cpuMs + hearts.cpuMs) / guest.cpuMs
    tell("home of a member with their hearts, beside a guest's", cost, "×", { budget: 1.3 })
    tell(
      "  home of a guest",
      guest.cpuMs,
      "ms",
      undefined,
      `a member's ${page.cpuMs.toFixed(2)}, hearts ${hearts.cpuMs.toFixed(2)}`
    )
  } finally {
    await shop.stop()
  }
}

await measureOnEngines(`what ${members} members read of their own,`, "members", measure)
finish()
