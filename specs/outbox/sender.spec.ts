import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { mostTries, pauseAfter, type RenderedMessage, type Sender, sendDue } from "#adapters/outbox/sender.ts"
import { type Smtp, smtp } from "#adapters/outbox/smtp.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { putOutgoing, sqlOutbox } from "#adapters/postgres/outbox.sql.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { engines, freshDatabase } from "#specs/database.ts"
import { headerOf, type MailSink, openMailSink } from "./mail-sink.ts"

describe.each(engines)("the outbox in %s", (engine) => {
  let db: Db
  let sink: MailSink
  let mail: Smtp
  let now = someNow
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

  beforeAll(async () => {
    db = await freshDatabase(engine)
    sink = await openMailSink()
    mail = smtp(sink.url, () => "Pendar <toko@pendar.test>")
  })
  afterAll(async () => {
    mail.close()
    await sink.close()
    await db.close()
  })
  beforeEach(async () => {
    now = someNow
    sink.refuse(false)
    await run(db.ask((on) => on.deleteFrom("outbox").execute()))
  })

  const put = (...ids: ReadonlyArray<string>) =>
    run(
      db.inTransaction((tx) =>
        tx.ask(async (on) => {
          for (const id of ids) {
            const payload = { to: `${id}@pembeli.test`, subject: `Pesanan ${id}`, text: "Terima kasih, Kak Ayu ✿" }
            await putOutgoing(on, { id, channel: "email", payload, at: someNow })
          }
        })
      )
    )
  const sender = (change: Partial<Sender> = {}): Sender => ({
    store: sqlOutbox(db),
    deliver: { email: mail.deliver },
    read: (payload) => payload as RenderedMessage,
    now: () => now,
    random: () => 0.5,
    stopped: () => false,
    ...change
  })
  const rows = () => run(db.ask((on) => on.selectFrom("outbox").selectAll().orderBy("id").execute()))

  it("sends every mail once, under its own number", async () => {
    await put("a", "b", "c")
    expect(await run(sendDue(sender()))).toBe(3)
    expect(await run(sendDue(sender()))).toBe(0)
    const arrived = sink.arrived.slice(-3)
    expect(arrived.flatMap(({ to }) => to).toSorted()).toEqual(["a", "b", "c"].map((id) => `${id}@pembeli.test`))
    const ofA = arrived.find(({ to }) => to.includes("a@pembeli.test"))
    expect(ofA && headerOf(ofA, "Message-ID")).toBe("<a@pendar.test>")
    expect(ofA && headerOf(ofA, "Subject")).toBe("Pesanan a")
    expect(ofA?.source).toContain("Kak Ayu =E2=9C=BF")
  })

  it("keeps a receiver from adding headers or other receivers", async () => {
    const to = "a@pembeli.test>, <b@pembeli.test"
    const odd = { to, subject: "Satu\r\nBcc: c@pembeli.test", text: "." }
    await mail.deliver(odd, "odd").catch(() => undefined)
    const arrived = sink.arrived.filter(({ source }) => source.includes("Satu"))
    for (const one of arrived) {
      expect(one.to).toHaveLength(1)
      expect(headerOf(one, "Bcc")).toBeUndefined()
    }
  })

  it("tries a refused mail again after a pause, and lets go of it after ten tries", async () => {
    sink.refuse(true)
    await put("late")
    for (let attempt = 1; attempt < mostTries; attempt++) {
      expect(await run(sendDue(sender()))).toBe(1)
      expect(await run(sendDue(sender()))).toBe(0)
      const [row] = await rows()
      expect(row).toMatchObject({ attempts: attempt, done_at: null, due_at: now + pauseAfter(attempt, 0.5) })
      expect(row?.failure).toContain("mailbox full")
      now = instant(row?.due_at ?? 0)
    }
    await run(sendDue(sender()))
    expect(await rows()).toMatchObject([{ attempts: mostTries, given_up_at: now, done_at: null }])
    now = instant(now + 1_000 * 86_400_000)
    expect(await run(sendDue(sender()))).toBe(0)
  })

  it("sends a mail that came through on a later try", async () => {
    sink.refuse(true)
    await put("second")
    await run(sendDue(sender()))
    sink.refuse(false)
    now = instant(now + 60_000)
    await run(sendDue(sender()))
    expect(await rows()).toMatchObject([{ attempts: 2, done_at: now, failure: null, given_up_at: null }])
  })

  it("leaves a mail that cannot be put into words for a person", async () => {
    await put("odd")
    const read = () => {
      throw new Error("no such letter")
    }
    for (let attempt = 1; attempt <= mostTries; attempt++) {
      await run(sendDue(sender({ read })))
      now = instant(now + 7 * 3_600_000)
    }
    expect(await rows()).toMatchObject([{ failure: "no such letter", attempts: mostTries }])
  })

  it("gives back what it took and did not try before it stopped", async () => {
    await put("a", "b")
    expect(await run(sendDue(sender({ stopped: () => true })))).toBe(2)
    expect(await rows()).toMatchObject([
      { attempts: 0, leased_until: null },
      { attempts: 0, leased_until: null }
    ])
  })

  it("gives a mail to another sender when its first one died with it", async () => {
    await put("orphan")
    const claim = { channels: ["email"], most: 5 } as const
    const later = (ms: number) => instant(now + ms)
    expect(await run(sqlOutbox(db).claim({ ...claim, now, until: later(1_000) }))).toHaveLength(1)
    expect(await run(sqlOutbox(db).claim({ ...claim, now: later(999), until: later(2_000) }))).toHaveLength(0)
    expect(await run(sqlOutbox(db).claim({ ...claim, now: later(1_000), until: later(2_000) }))).toHaveLength(1)
  })

  it("changes nothing on behalf of a sender whose lease ran out", async () => {
    await put("slow")
    const claim = { channels: ["email"], most: 5 } as const
    const [first] = await run(sqlOutbox(db).claim({ ...claim, now, until: now }))
    const [second] = await run(sqlOutbox(db).claim({ ...claim, now, until: instant(now + 1_000) }))
    if (!first || !second) throw new Error("nothing was claimed")
    await run(sqlOutbox(db).failed(first, { failure: "too late", now }))
    expect(await rows()).toMatchObject([{ attempts: 2, failure: null, given_up_at: null }])
    await run(sqlOutbox(db).sent(second, now))
    expect(await rows()).toMatchObject([{ done_at: now }])
  })

  it("takes no mail where none can be sent", async () => {
    await put("waiting")
    expect(await run(sendDue(sender({ deliver: {} })))).toBe(0)
  })

  it("is written with its transaction or not at all", async () => {
    const refused = db.inTransaction((tx) =>
      Effect.andThen(
        tx.ask((on) => putOutgoing(on, { id: "never", channel: "email", payload: {}, at: now })),
        tx.ask((on) => sql`select 1 / 0`.execute(on))
      )
    )
    await run(Effect.flip(refused))
    expect(await rows()).toEqual([])
  })
})

describe("several senders on PostgreSQL", () => {
  it("send each of 60 mails once", async () => {
    const db = await freshDatabase("postgres", { connections: 8 })
    const sent: Array<string> = []
    const ids = Array.from({ length: 60 }, (_, index) => `m${index}`)
    await Effect.runPromise(
      db.ask(async (on) => {
        for (const id of ids)
          await putOutgoing(on, { id, channel: "email", payload: { to: id, text: "." }, at: someNow })
      })
    )
    const sender: Sender = {
      store: sqlOutbox(db),
      deliver: { email: async ({ to }) => void sent.push(to) },
      read: (payload) => payload as RenderedMessage,
      now: () => someNow,
      random: Math.random,
      stopped: () => false
    }
    const all = Effect.repeat(sendDue(sender), { while: (count) => count > 0 })
    await Effect.runPromise(
      Effect.all(
        Array.from({ length: 6 }, () => all),
        { concurrency: "unbounded" }
      )
    )
    expect(sent.toSorted()).toEqual(ids.toSorted())
    await db.close()
  })
})
