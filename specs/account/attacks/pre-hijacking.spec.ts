import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { accountBrowser } from "#adapters/memory/account-browser.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlAccount } from "#adapters/postgres/members/account.sql.ts"
import { registerAtStore } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlAddresses } from "#adapters/postgres/members/addresses.sql.ts"
import { sqlMemberOrders } from "#adapters/postgres/selling/member-orders.sql.ts"
import { sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import type { AccountStores, AccountWrites } from "#core/account/account-store.port.ts"
import { MemberId } from "#core/account/member.ts"
import { destinationKey } from "#core/account/otp/otp-destination.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { e164 } from "#core/kernel/phone.ts"
import { AddressId } from "#core/profile/profile.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { freshDatabase } from "../../database.ts"
import { someAddress, someOrder } from "../../orders/some-order.ts"
import { accountShop } from "../account-shop.ts"
import { type Act, type Action, anyHistory, wronglyRead } from "./pre-hijacking.ts"
import type { Person, Watched } from "./watched-shop.ts"

/** In memory: orders follow what is proven, and leave with what was disowned; addresses are set aside with the details. */
const inMemory = (): Watched => {
  const shop = accountShop()
  const orders: Array<{ readonly name: string; readonly email: string; readonly phone: string; member?: MemberId }> = []
  const books = new Map<string, ReadonlyArray<string>>()
  type Writes = AccountWrites["members"]
  const watched = (members: Writes): Pick<Writes, "vouchByEmail" | "takeBack"> => ({
    vouchByEmail: Effect.fnUntraced(function* (...[id, how]: Parameters<Writes["vouchByEmail"]>) {
      const stored = yield* members.byId(id)
      const isDone = yield* members.vouchByEmail(id, how)
      if (!isDone || stored === undefined) return isDone
      for (const order of orders) if (order.member === id && order.email !== stored.member.email) delete order.member
      if (stored.member.phone && stored.member.isPhoneVerified)
        books.set(e164(stored.member.phone), books.get(id) ?? [])
      books.delete(id)
      return isDone
    }),
    takeBack: Effect.fnUntraced(function* (...[id, identity]: Parameters<Writes["takeBack"]>) {
      yield* members.takeBack(id, identity)
      books.set(id, [...(books.get(id) ?? []), ...(books.get(identity) ?? [])])
      books.delete(identity)
    })
  })
  const linkOrders: AccountWrites["linkOrders"] = (member, what) =>
    Effect.sync(() => {
      for (const order of orders)
        if (order.member === undefined && [order.email, order.phone].includes(destinationKey(what)))
          order.member = member
    })
  const { services } = shop
  const stores: AccountStores = {
    ...shop.stores,
    transactional: (write) =>
      shop.stores.transactional((inside) =>
        write({ ...inside, linkOrders, members: { ...inside.members, ...watched(inside.members) } })
      )
  }
  return {
    browser: () => accountBrowser({ stores, services }, () => instant(shop.clock.now())),
    outbox: shop.outbox,
    messages: shop.messages,
    returned: shop.returned,
    registerAtStore: async (phone) => shop.registerAtStore(phone),
    advance: (ms) => shop.clock.advance(ms),
    order: async ({ email, phone }, name, member) =>
      void orders.push({ name, email, phone: e164(phone), ...(member && { member }) }),
    orders: async (member) => orders.filter((order) => order.member === member).map(({ name }) => name),
    address: async (member, name) => void books.set(member, [...(books.get(member) ?? []), name]),
    addresses: async (member) => books.get(member) ?? []
  }
}

let placed = 0
/** The same over a database, with orders and addresses as they are stored there. */
const inDatabase = (db: Db): Watched => {
  const shop = accountShop()
  const stores = sqlAccount(db, () => instant(shop.clock.now()), shop.sendIn)
  const { services } = shop
  const run = Effect.runPromise
  return {
    browser: () => accountBrowser({ stores, services }, () => instant(shop.clock.now())),
    outbox: shop.outbox,
    messages: shop.messages,
    returned: shop.returned,
    registerAtStore: async (phone) => void (await run(registerAtStore(db, phone, instant(shop.clock.now())))),
    advance: (ms) => shop.clock.advance(ms),
    order: async ({ email, phone }: Person, name, member) => {
      const contact = { firstName: name, lastName: "", email, phone }
      await run(sqlOrders(db).insert(someOrder(++placed, { contact, ...(member && { member }) })))
    },
    orders: async (member) =>
      (await run(sqlMemberOrders(db).list(member, { skip: 0, limit: 50 }))).orders.map(
        ({ contact }) => contact.firstName
      ),
    address: async (member, name) => {
      const id = AddressId(`a${++placed}`)
      await run(sqlAddresses(db).insert(member, id, { ...someAddress, recipient: name }, someNow, 20))
    },
    addresses: async (member) => (await run(sqlAddresses(db).list(member))).map(({ address }) => address.recipient)
  }
}

const by = (who: 0 | 1, at: 0 | 1, act: Act): Action => ({ by: who, at, act })

describe("an account that was registered with another person's address", () => {
  it("shows neither of the two anything of the other's, and locks neither out, in any history", async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        expect(await wronglyRead(inMemory(), history)).toEqual([])
      }),
      runs(400)
    )
  })

  it.each([
    [
      "a reset by mail",
      [by(0, 0, "guestOrder"), by(1, 0, "registerWithTheOther"), by(0, 0, "resetByMail"), by(1, 1, "codeByPhone")]
    ],
    [
      "a code by mail",
      [by(0, 0, "guestOrder"), by(1, 0, "registerWithTheOther"), by(0, 0, "codeByMail"), by(1, 0, "memberOrder")]
    ],
    [
      "a link that was kept",
      [
        by(1, 0, "registerWithTheOther"),
        by(1, 0, "keepsLink"),
        by(0, 0, "codeByMail"),
        by(0, 0, "address"),
        by(1, 0, "usesLink")
      ]
    ],
    [
      "a provider",
      [
        by(1, 0, "facebook"),
        by(1, 0, "completeWithTheOther"),
        by(0, 0, "codeByMail"),
        by(0, 0, "completeWithOwn"),
        by(1, 1, "facebook")
      ]
    ],
    [
      "another number",
      [
        by(1, 0, "registerWithTheOther"),
        by(1, 0, "changeNumber"),
        by(1, 0, "address"),
        by(0, 0, "codeByMail"),
        by(0, 0, "returnToNumber"),
        by(1, 1, "quickly")
      ]
    ],
    [
      "a till",
      [
        by(1, 0, "facebook"),
        by(1, 0, "completeWithTheOther"),
        by(1, 0, "registerAtTill"),
        by(1, 0, "joinTill"),
        by(1, 0, "address"),
        by(0, 0, "registerAtTill"),
        by(0, 0, "codeByMail"),
        by(0, 0, "joinTill"),
        by(1, 1, "claimAtTill")
      ]
    ],
    [
      "a mistyped address",
      [
        by(0, 0, "registerWithTheOther"),
        by(0, 0, "address"),
        by(0, 0, "memberOrder"),
        by(1, 0, "resetByMail"),
        by(0, 1, "quickly")
      ]
    ]
  ] as const)("named: %s", async (_, history) => {
    expect(await wronglyRead(inMemory(), history)).toEqual([])
  })

  it("holds over the database", { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        const db = await freshDatabase("postgres")
        try {
          expect(await wronglyRead(inDatabase(db), history)).toEqual([])
        } finally {
          await db.close()
        }
      }),
      runs(6)
    )
  })

  it("gives the details, addresses and orders back to the person who proves the number again", async () => {
    const db = await freshDatabase("postgres")
    try {
      const shop = inDatabase(db)
      const mistyped = [
        by(0, 0, "registerWithTheOther"),
        by(0, 0, "address"),
        by(0, 0, "memberOrder"),
        by(1, 0, "codeByMail")
      ]
      expect(await wronglyRead(shop, mistyped)).toEqual([])
      // In the end both entered by their own number: the owner's new account has everything of theirs.
      const back = await Effect.runPromise(
        db.ask((on) =>
          on.selectFrom("members").select(["id", "first_name"]).where("phone_e164", "=", "+6281200000001").execute()
        )
      )
      expect(back.map((row) => row.first_name)).toEqual(["Pemilik"])
      const id = MemberId(back[0]?.id ?? "")
      expect(await shop.addresses(id)).toEqual(["Pemilik 2"])
      expect(await shop.orders(id)).toEqual(["Pemilik 3"])
    } finally {
      await db.close()
    }
  })
})
