import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { adjustPoints } from "#adapters/postgres/selling/points.sql.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { instant } from "#core/kernel/moment.ts"
import { run } from "#specs/contracts/ordering-shop.ts"
import { someGift } from "#specs/gifts/some-gifts.ts"
import { voucherOf, writtenOf } from "#specs/vouchers/voucher-shop.ts"
import { putMembers } from "../members.ts"
import { line } from "../selling-shop.ts"
import { type Answered, type Ask, contactOf, delivery, guestAt, type Wish } from "../shopper.ts"
import { sessionHeaders } from "../signed-in.ts"

/** What there is of each offer. */
export interface Offered {
  /** Of the voucher that half of the members want. */
  readonly redemptions: number
  /** Of each member. */
  readonly points: number
}

/** Headers of a member's calls. */
export type Session = Readonly<Record<string, string>>

/** Points that an order asks for. */
const pointsWanted = 5
/** The code of a voucher with few redemptions, and of one that each member redeems once. */
const codes = ["SEDIKIT", "SEKALI"] as const
/** Answers to members who want what is gone. */
const gone = ["VOUCHER_QUOTA", "VOUCHER_ALREADY_USED", "POINTS_LIMIT"]

/** Puts members with sessions and points, two vouchers, and a gift for members with Rp200.000 of goods. */
export const putOffers = async (
  db: Db,
  members: number,
  { redemptions, points }: Offered
): Promise<ReadonlyArray<Session>> => {
  const now = instant(Date.now())
  const ids = await putMembers(db, ...Array.from({ length: members }, (_, at) => `pembeli${at}`))
  for (const member of ids) await run(adjustPoints(db, { member, points, note: "a spec", now }))
  const [few, once] = codes.map((code, at) =>
    voucherOf(at + 1, code, at === 0 ? { availableQuota: redemptions, perUserLimit: redemptions } : {})
  )
  await run(
    putVouchers(
      db,
      [few, once].flatMap((one) => (one ? [writtenOf(one)] : []))
    )
  )
  const { forGuests, ...gift } = someGift(line("gift"))
  await run(putContent(db, { gifts: [{ ...gift, forGuests, isPaused: false }] }))
  return Promise.all(ids.map((member) => sessionHeaders(db, member, now)))
}

/** A buyer who asks for each order until it is placed, by the calls of the wire. */
export interface PatientBuyer {
  /** Orders with the same key until it is done; returns the code and key of the order. */
  readonly order: (email: string, wish: Wish) => Promise<{ readonly code: string; readonly key: string }>
  readonly cancel: (order: { readonly code: string; readonly key: string }) => Promise<void>
}

/**
 * @param ask asks again if the server is gone
 * @param member redeems a voucher and points for each order; a guest has none
 */
export const patientBuyer = (
  ask: Ask,
  member?: { readonly session: Session; readonly number: number }
): PatientBuyer => {
  const { call, open, change, place } = guestAt((path, init) =>
    ask(path, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...member?.session } })
  )
  const wanted = async (path: string, body: unknown) => {
    const answer = await call("POST", path, body)
    if (answer.status !== 200) expect(gone, JSON.stringify(answer.body)).toContain(answer.body.code)
  }
  const fill = async (wish: Wish, number: number) => {
    const put = await call("POST", "/api/cart/user/me/carts", { ...wish, mode: "set" })
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    await wanted("/api/cart/carts/voucher", { voucher_code: codes[number % codes.length] })
    await wanted("/api/cart/carts/points", { points: pointsWanted })
  }
  return {
    order: async (email, wish) => {
      if (member) await fill(wish, member.number)
      const opened = await open([wish])
      const id: string = opened.body.data.checkout_id
      let ready = await change(id, { contact: contactOf(email), ...delivery, bank: "bca" })
      let placed: Answered = await place(ready.body.data, randomUUID())
      // Others have taken the last redemption or the last gift meanwhile. A unique code belongs to one total: as in a browser, the
      // bank is chosen again. D-56.
      while (placed.body.code === "TOTAL_CHANGED") {
        ready = await change(id, { bank: "bca" })
        placed = await place(ready.body.data, randomUUID())
      }
      expect([200, 201], JSON.stringify(placed.body)).toContain(placed.status)
      const { code, access_key: key } = placed.body.data.order
      return { code, key }
    },
    cancel: async ({ code, key }) => {
      const path = `/api/orders/users/me/orders/${code}`
      const headers = { "x-order-key": key }
      // Refused if the answer to the first was lost: it is cancelled once.
      const { status, body } = await call("POST", `${path}/cancel`, { reason: "other" }, headers)
      expect([200, 409], JSON.stringify(body)).toContain(status)
      const shown = await call("GET", path, undefined, headers)
      expect(shown.body.data.status, JSON.stringify(shown.body)).toBe("cancelled")
    }
  }
}
