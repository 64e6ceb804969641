import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { client, type Send } from "#adapters/http/client.ts"
import { oneHost } from "#adapters/http/hosts.ts"
import { argon2, leastCosts } from "#adapters/identity/password.ts"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { setPrices } from "#adapters/postgres/selling/ops.sql.ts"
import { adjustPoints } from "#adapters/postgres/selling/points.sql.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { readConfig } from "#adapters/server/config.ts"
import { loggingTo } from "#adapters/server/logging.ts"
import { openShop } from "#adapters/server/open-shop.ts"
import { MemberId } from "#core/account/member.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { keepLog, keepSecret, leaksIn } from "../../house/scanned-logs.ts"
import { type Stocks, stock } from "../../orders/selling-shop.ts"
import { settle, VirtualClock } from "../../virtual-clock.ts"
import { givenBack, lentDatabase } from "./database.ts"
import { counterOver } from "./kinds/counter.ts"
import { putKinds } from "./kinds/goods.ts"
import type { Mutant } from "./mutant.ts"
import { giftOnSale, shippingOnSale, voucherOnSale } from "./on-sale.ts"
import { whoIs } from "./people.ts"
import type { Broken, PromiseId } from "./promises.ts"
import { meetingsOn } from "./races/meetings.ts"
import { nothingRan, racesOf, raceVouchers } from "./races/races.ts"
import { type Call, type Reply, watchOver } from "./watch.ts"

const origin = "http://shop.test"

/** A browser's cookies; all its tabs have the same. */
export type Jar = Map<string, string>

/** What the shop opens with. */
interface Opened {
  readonly seed: number
  readonly start: Instant
  readonly stocks: { readonly web: Stocks; readonly inStore: Readonly<Record<string, number>> }
  /** Shoppers that it is set for; some of them race. */
  readonly crowd: number
}

/**
 * The whole shop in this process and this thread, without a socket: server, PGlite in memory, a clock that is moved, random values
 * that repeat. Requests are answered one after the other, so that every run takes the same steps. `broken` receives every broken
 * promise.
 */
export const openSandbox = async ({ seed, start, stocks: { web, inStore }, crowd }: Opened, mutant?: Mutant) => {
  let underWay = 0
  let last: Promise<unknown> = Promise.resolve()
  const counted = <A>(work: () => Promise<A>): Promise<A> => {
    underWay++
    const answer = last.then(work).finally(() => {
      underWay--
    })
    last = answer.catch(() => {})
    return answer
  }
  const quiet = async (): Promise<void> => {
    for (let rests = 0; rests < 2; rests++) {
      await settle()
      if (underWay > 0) rests = -1
      await last
    }
  }
  const clock = new VirtualClock(start, quiet)
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-journeys-"))
  const secret = "thirty-two characters, and shared"
  const read = readConfig({ DATA_DIR: dataDir, DEMO: "off", LIMITS: "off", NODE_ENV: "test", SECRET: secret })
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  const broken: Array<Broken> = []
  const breaks = (promise: PromiseId, detail: string): void => {
    broken.push({ promise, detail, at: clock.now() })
  }
  /** A check that fails itself has checked nothing. */
  let failed: unknown
  const secrets = new Set<string>()
  const hides = (text: string): void => {
    if (!secrets.has(text)) keepSecret(text)
    secrets.add(text)
  }
  const log = loggingTo("debug", {
    write: (line: string) => {
      keepLog(line)
      if (leaksIn([line], secrets).length > 0) breaks("J14", "a line of the log tells one")
      if ((JSON.parse(line) as { readonly level: number }).level >= worrying) breaks("J6", line.trim())
    }
  })
  const lent = await lentDatabase()
  lent.report = (failure) => breaks("J6", String(failure))
  // Before the shop reads it for the first time.
  await Effect.runPromise(putContent(lent.db, { gifts: [giftOnSale] }))
  const shop = await openShop({
    config: read.config,
    clock: { now: () => instant(clock.now()), advance: () => {}, set: () => {}, reset: () => {} },
    log,
    db: { ...lent.db, close: async () => {} },
    tell: () => {},
    random: seededRandom(seed),
    hashing: argon2(leastCosts)
  })
  await stock(shop.db, web)
  await putKinds(shop.db, inStore, Object.keys(web), start)
  await Effect.runPromise(putVouchers(shop.db, [voucherOnSale, shippingOnSale, ...raceVouchers(crowd)]))
  await shop.catalogue.refresh()
  const app = shop.app()
  const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
  await run(mutant?.prepares?.(shop.db) ?? Effect.void)

  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.request(new Request(origin + path, init))
  const watch = watchOver({
    db: shop.db,
    now: () => instant(clock.now()),
    opens: async (session) => (await ask("/api/account/user/me", { headers: { cookie: `sid=${session}` } })).ok,
    breaks
  })
  const pass = async (request: Request): Promise<Response> => app.request(request)
  const door = mutant?.door?.()
  const passes = (call: Call, request: Request): Promise<Response> =>
    door ? door({ call, request, db: shop.db, pass }) : pass(request)

  /** A browser's requests; the answer is read to its end before anything else goes on. */
  const fetchedBy =
    (shopper: number): typeof globalThis.fetch =>
    (input, init) =>
      counted(async () => {
        const request = new Request(input, init)
        const call = await callOf(shopper, request)
        const answered = await watch.asked(call)
        const answer = await passes(call, request)
        const text = await answer.text()
        const reply = replyOf(answer, text)
        if (reply.session !== undefined) hides(reply.session)
        await answered(reply).catch((failure: unknown) => {
          failed ??= failure
        })
        return new Response(text, answer)
      })

  /** What the browser of a shopper sends, with its cookies; an answer that arrives may bring other ones. */
  const sendOf = (shopper: number, jar: Jar): Send => {
    const send = client(
      oneHost(origin),
      {
        language: "id",
        platform: () => "review-web-mobile",
        sessionId: () => `00000000-0000-4000-8000-${String(shopper).padStart(12, "0")}`,
        bearer: () => undefined
      },
      clock.now,
      fetchedBy(shopper)
    )
    return (service, path, request) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
      return send(service, path, { ...request, headers: { ...request.headers, origin, ...(cookie && { cookie }) } })
    }
  }
  const counter = counterOver({ shop, web, clock, counted, ask, hides, breaks, seen: watch.seen })
  return {
    ...counter,
    clock,
    shop,
    broken,
    /** Throws if a check of an answer could not be made. */
    checked: (): void => {
      if (failed !== undefined) throw failed
    },
    races: racesOf(crowd),
    ran: nothingRan(),
    meets: meetingsOn(clock),
    /** What has happened of what is to happen now and then. */
    seen: watch.seen,
    breaks,
    /** From now on no line of the log may hold it. */
    hides,
    sendOf,
    counted,
    /** The code that went last to a shopper's telephone, as they read it there. */
    codeFor: (shopper: number): Promise<string | undefined> =>
      counted(async () => {
        const { code: land, national } = whoIs(shopper).phone
        const answer = await ask(`/dev/outbox?to=${encodeURIComponent(land + national)}`)
        const { data } = (await answer.json()) as { readonly data: ReadonlyArray<{ readonly code?: string }> }
        const code = data[0]?.code
        if (code !== undefined) hides(code)
        return code
      }),
    /** Calls and goes on; passes on the answer, or nothing if it was refused. */
    hears: <A, E>(effect: Effect.Effect<A, E>, then: (answer: A | undefined) => void): void => {
      void Effect.runPromise(Effect.match(effect, { onSuccess: then, onFailure: () => then(undefined) }))
    },
    run: <A, E>(effect: Effect.Effect<A, E>): Promise<A> => counted(() => run(effect)),
    /** What a shop with a mistake does between two days. */
    errs: (): Promise<unknown> => counted(() => run(mutant?.nightly?.(shop.db) ?? Effect.void)),
    setPrice: (combination: string, value: number): Promise<unknown> =>
      counted(() =>
        run(
          setPrices(shop.db, [{ combination: CombinationId(combination), value }], {
            name: "kasir",
            now: instant(clock.now()),
            dryRun: false
          })
        )
      ),
    /** Gives every member who has none 60 points, once. */
    givePoints: (): Promise<unknown> =>
      counted(async () => {
        const all = await run(shop.db.ask((on) => on.selectFrom("members").select("id").execute()))
        for (const { id } of all)
          await run(
            adjustPoints(shop.db, { member: MemberId(id), points: 60, note: "welcome", now: instant(clock.now()) })
          )
      }),
    close: async (): Promise<void> => {
      await shop.close()
      // What a mistake has changed in its tables stays changed.
      await (mutant?.prepares ? lent.db.close() : givenBack(lent))
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>

/** A line of the log with this level or more reports a failure. */
const worrying = 40

const callOf = async (shopper: number, request: Request): Promise<Call> => ({
  shopper,
  method: request.method,
  path: new URL(request.url).pathname,
  key: request.headers.get("idempotency-key") ?? undefined,
  isKnown: /(?:^|; )browser=/.test(request.headers.get("cookie") ?? ""),
  session: /(?:^|; )sid=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1],
  body: parsed(await request.clone().text())
})

const replyOf = ({ status, headers }: Response, text: string): Reply => ({
  status,
  session: headers
    .getSetCookie()
    .map((cookie) => /^sid=([^;]+)/.exec(cookie)?.[1])
    .find((token) => token !== undefined),
  body: parsed(text)
})

const parsed = (text: string): unknown => (text.startsWith("{") ? JSON.parse(text) : {})

/** What an answer's cookies change in a jar. */
export const storeCookies = (jar: Jar, answer: Response): void => {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === "") jar.delete(name)
    else jar.set(name, value)
  }
}
