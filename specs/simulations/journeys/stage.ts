import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { pino } from "pino"
import { client, oneHost, type Send } from "#adapters/http/client.ts"
import { someDice } from "#adapters/memory/seeded-dice.ts"
import { setPrices } from "#adapters/postgres/hands.sql.ts"
import { readConfig } from "#adapters/server/config.ts"
import { openShop } from "#adapters/server/open-shop.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { keepLog } from "../../kept-logs.ts"
import { type Stocks, stock } from "../../orders/selling-shop.ts"
import { pgliteImage } from "../../pglite-image.ts"
import { settle, VirtualClock } from "../../virtual-clock.ts"

const origin = "http://shop.test"

/**
 * The whole shop in this process, without a socket: server, PGlite in memory, a clock that is moved, dice that throw the
 * same again. Requests are answered one after the other, so that every run goes the same way.
 */
export const openStage = async (seed: number, start: Instant, stocks: Stocks) => {
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
  const failures: Array<string> = []
  const shop = await openShop({
    config: read.config,
    clock: { now: () => instant(clock.now()), advance: () => {}, set: () => {}, reset: () => {} },
    log: pino(
      { level: "warn" },
      {
        write: (line: string) => {
          keepLog(line)
          failures.push(line)
        }
      }
    ),
    tell: () => {},
    image: await pgliteImage(),
    dice: someDice(seed)
  })
  await stock(shop.db, stocks)
  await shop.shelf.look()
  const app = shop.app()

  /** A browser's requests; the answer is read to its end before anybody goes on. */
  const fetched: typeof globalThis.fetch = (input, init) =>
    counted(async () => {
      const answer = await app.request(new Request(input, init))
      return new Response(await answer.text(), answer)
    })
  const sendOf = (visitor: string): Send =>
    client(
      oneHost(origin),
      { language: "id", platform: () => "review-web-mobile", sessionId: () => visitor, bearer: () => undefined },
      clock.now,
      fetched
    )
  return {
    clock,
    shop,
    failures,
    sendOf,
    counted,
    /** Asks and goes on; what was answered is told, nothing where it was refused. */
    hears: <A, E>(effect: Effect.Effect<A, E>, then: (answer: A | undefined) => void): void => {
      void Effect.runPromise(Effect.match(effect, { onSuccess: then, onFailure: () => then(undefined) }))
    },
    run: <A, E>(effect: Effect.Effect<A, E>): Promise<A> => counted(() => Effect.runPromise(effect)),
    setPrice: (combination: string, value: number): Promise<unknown> =>
      counted(() =>
        Effect.runPromise(
          setPrices(shop.db, [{ combination: combination as CombinationId, value }], {
            name: "kasir",
            now: instant(clock.now()),
            dryRun: false
          })
        )
      ),
    close: async (): Promise<void> => {
      await shop.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
