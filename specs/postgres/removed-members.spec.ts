import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { putReviews, type ReviewRecord } from "#adapters/postgres/catalogue/review-writer.sql.ts"
import { type Db, openDb, type Session } from "#adapters/postgres/engine/db.ts"
import { sqlMembers } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlAddresses } from "#adapters/postgres/members/addresses.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { sqlSearchHistory } from "#adapters/postgres/members/search-history.sql.ts"
import { sqlBuyers } from "#adapters/postgres/selling/buyers.sql.ts"
import { sqlCheckouts } from "#adapters/postgres/selling/checkouts.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { AddressId } from "#core/profile/profile.ts"
import { SearchClickId } from "#core/search/history/history.port.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshDatabase, freshPostgres } from "#specs/database.ts"
import { address, later, review, type Write, writes } from "./removal/member-writes.ts"
import { someMember } from "./some-member.ts"

/** Tables with a column of a member that no call of a removed member writes in a way that identifies them, and why. */
const others: Readonly<Record<string, string>> = {
  account_log: "kinds and moments only, stored for good",
  removed_identifiers: "digests that the removal itself writes",
  reviews:
    "stay under no name (D-36c); one is inserted or changed only with a member who is not removed, whose writer is locked",
  product_proposals: "written as proposed brands are, with the author locked; accepted ones name nobody afterwards",
  point_entries:
    "written with an order, in the transaction that reads its member, and by staff; their reasons go with the account",
  voucher_uses: "written with an order, in the transaction that reads its member; of the number a digest"
}

/** A review that members like, bookmark and report. */
const reviewBy = (writer: MemberId): ReviewRecord => ({
  id: review,
  product: { id: ProductId(1), name: "Serum" },
  writer: { id: writer, traits: [] },
  details: "Bagus",
  stars: { texture: 5 },
  recommended: true,
  tags: [],
  repurchase: true,
  verifiedPurchase: false,
  likes: 0,
  pictures: [],
  createdAt: someNow
})

const textOf = (row: unknown): string => JSON.stringify(row)

const facts = (name: string, open: () => Promise<Db>, meet: boolean) =>
  describe(`what is under way while an account is removed, on ${name}`, () => {
    let db: Db
    beforeAll(async () => {
      db = await open()
      const writer = someMember("penulis")
      await run(sqlMembers(db).insert({ member: writer, passwordHash: "hash" }))
      await run(
        db.ask(async (on) => {
          await sql`insert into brands (id, slug, name, folded, wordmark, letter, story)
            values (1, 'delima', 'Delima', 'delima', 'Delima', 'D', '{}')`.execute(on)
          await sql`insert into products (id, source, source_id, slug, name, brand_id, description, how_to_use, version)
            values (1, 's', '1', 'serum', 'Serum', 1, '{}', '{}', 1)`.execute(on)
        })
      )
      await run(putReviews(db, [reviewBy(writer.id)]))
      await rows(sql`insert into products (id, source, source_id, slug, name, brand_id, description, how_to_use, version)
        values (77, 's', '77', 'serum-77', 'Serum', 1, '{}', '{}', 1)`)
      await rows(sql`insert into combinations (product_id, id, position, attribute, price, stock, is_default)
        values (77, 'rahasia', 0, 'none', 1, 1, true)`)
    })
    afterAll(() => db.close())
    const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
    const rows = async (question: ReturnType<typeof sql>) =>
      (await run(db.ask((on) => sql<Readonly<Record<string, unknown>>>`${question}`.execute(on)))).rows
    const outcomeOf = (call: ReturnType<Write>) =>
      run(Effect.match(call, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))

    let born = 0
    /** A member who has one of everything that is changed. */
    const member = async (): Promise<MemberId> => {
      born++
      const who = someMember(`hapus${born}`, { isEmailVerified: true })
      await run(sqlMembers(db).insert({ member: who, passwordHash: "hash" }))
      await run(sqlAddresses(db).insert(who.id, AddressId("held"), address, someNow, 20))
      await run(
        sqlSearchHistory(db).click(
          who.id,
          SearchClickId("held"),
          { keyword: "serum", entityId: "1", entityType: "product" },
          someNow,
          100
        )
      )
      const aside = { identity: `aside ${who.id}`, at: "2026-01-01" }
      await rows(sql`insert into set_aside (identity, details, addresses, at) values (${aside.identity}, '{"first_name": "Rahasia",
        "last_name": "", "social": {}, "traits": [], "interest": []}',
        '[{"id": "aside", "address": {}, "at": "2026-01-01T00:00:00Z"}]', ${aside.at})`)
      const checkout = {
        id: CheckoutId(`guest ${who.id}`),
        version: 1,
        language: "id" as const,
        lines: [],
        leftOut: [],
        openedAt: someNow,
        expiresAt: later
      }
      await run(sqlCheckouts(db).insert(checkout))
      return who.id
    }
    const erase = (on: Session, id: MemberId) =>
      sqlProfiles(on).erase(id, someNow, { session: undefined, messageTo: () => undefined })
    const stored = async (id: MemberId) => {
      const left: Record<string, string> = {}
      for (const table of [
        "member_addresses",
        "member_bags",
        "search_history",
        "search_clicks",
        "known_devices",
        "product_bookmarks",
        "push_subscriptions",
        "review_writers",
        "brand_proposals"
      ])
        left[table] = textOf(await rows(sql`select * from ${sql.table(table)} where member_id = ${id}`))
      for (const table of ["review_likes", "review_bookmarks", "review_reports", "wishlist_entries"])
        left[table] = textOf(await rows(sql`select * from ${sql.table(table)} where member_id = ${id}`))
      for (const table of ["sessions", "reset_links", "social_identities", "orders", "notify_wishes"])
        left[table] = textOf(await rows(sql`select * from ${sql.table(table)} where member_id = ${id}`))
      left["checkouts"] = textOf(await rows(sql`select * from checkouts where choices ->> 'member' = ${id}`))
      const [row] = await rows(sql`select * from members where id = ${id}`)
      const { id: _, ...values } = row ?? {}
      left["members"] = textOf(Object.values(values))
      return left
    }
    const nothing = (left: Readonly<Record<string, string>>) => {
      const { members = "", ...tables } = left
      expect(members).not.toMatch(/rahasia|"hash"|anggota|Ayu|Lestari/i)
      expect([...new Set(Object.values(tables))]).toEqual(["[]"])
    }

    it("walks every table that has a column of a member", async () => {
      const found = await rows(sql`
        select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and column_name ~ '(^|_)member(_id)?$'`)
      const covered = new Set(Object.values(writes).map(([table]) => table))
      expect(
        found
          .map((row) => row["name"])
          .filter((table) => !covered.has(table as string))
          .toSorted()
      ).toEqual(Object.keys(others).toSorted())
    })

    it.each(Object.entries(writes))("%s is not stored for a removed member", async (_, [, answer, write]) => {
      const id = await member()
      await run(db.inTransaction((tx) => erase(tx, id)))
      expect(await outcomeOf(db.inTransaction((tx) => write(tx, id)))).toBe(answer)
      expect(await run(sqlBuyers(db).of(id))).toMatchObject({ isHalf: true })
      nothing(await stored(id))
    })

    if (!meet) return

    /** Resolves once a call waits for a lock. */
    const someWait = async (): Promise<void> => {
      while (
        (
          await rows(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
          )
        ).length === 0
      );
    }
    it.each(Object.entries(writes))("%s waits for a removal that is under way", async (_, [, answer, write]) => {
      const id = await member()
      let late: Promise<string> | undefined
      const removal = db.inTransaction((tx) =>
        Effect.gen(function* () {
          yield* erase(tx, id)
          late = outcomeOf(db.inTransaction((other) => write(other, id)))
          yield* Effect.promise(() => Promise.race([someWait(), late]))
        })
      )
      await run(removal)
      expect(await late).toBe(answer)
      nothing(await stored(id))
    })

    it.each(Object.entries(writes))("%s that came first goes with the removal", async (_, [, __, write]) => {
      const id = await member()
      let removal: Promise<unknown> | undefined
      const first = db.inTransaction((tx) =>
        Effect.gen(function* () {
          yield* write(tx, id)
          removal = run(db.inTransaction((other) => erase(other, id)))
          yield* Effect.promise(() => Promise.race([someWait(), removal]))
        })
      )
      await outcomeOf(first)
      await removal
      nothing(await stored(id))
    })
  })

facts("PGlite", () => freshDatabase("pglite"), false)
facts("PostgreSQL", async () => openDb({ url: await freshPostgres(), connections: 6, report: console.error }), true)
