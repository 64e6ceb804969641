import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Db } from "#adapters/postgres/engine/db.ts"
import type { Clock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import { loggingTo } from "#adapters/server/logging.ts"
import { openShop } from "#adapters/server/open-shop.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "../../arbitraries.ts"
import { keepLog } from "../../house/scanned-logs.ts"
import { stock } from "../../orders/selling-shop.ts"
import type { Ask } from "../../orders/shopper.ts"
import type { Calls } from "../../orders/signed-in.ts"
import { staffAt } from "../../reviews/moderation/staff.ts"
import { writerIn } from "../../reviews/writing/review-writers.ts"
import { givenBack, lentDatabase } from "../journeys/database.ts"
import { accountDays, goods, type Kind, nameOf } from "./story.ts"

/** The whole shop in this process, with members of every kind who are logged in. */
export interface ReviewStage {
  readonly db: Db
  readonly clock: Clock
  readonly callsOf: (kind: Kind, who: number) => Promise<Calls>
  readonly ops: ReturnType<typeof staffAt>["ops"]
  /** Failures that the server has logged. */
  readonly failures: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

const origin = "http://shop.test"
/** A line of the log with this level or more reports a failure. */
const worrying = 40

/** Opens a shop with four products, whose clock moves only by `clock.advance`. Members are registered when they come. */
export const openReviewStage = async (): Promise<ReviewStage> => {
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-reviews-"))
  const secret = "thirty-two characters, and shared"
  const read = readConfig({ DATA_DIR: dataDir, DEMO: "off", LIMITS: "off", NODE_ENV: "test", SECRET: secret })
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  const failures: Array<string> = []
  const log = loggingTo("debug", {
    write: (line: string) => {
      keepLog(line)
      const { level } = JSON.parse(line) as { readonly level: number }
      if (level >= worrying) failures.push(line.trim())
    }
  })
  const lent = await lentDatabase()
  lent.report = (failure) => failures.push(String(failure))
  let now: number = someNow
  const clock: Clock = {
    now: () => instant(now),
    advance: (ms) => {
      now += ms
    },
    set: () => {},
    reset: () => {}
  }
  const db: Db = { ...lent.db, close: async () => {} }
  const shop = await openShop({ config: read.config, clock, log, db, tell: () => {} })
  await stock(shop.db, Object.fromEntries(goods.map((name) => [name, 1])))
  await shop.catalogue.refresh()
  const app = shop.app()
  const ask: Ask = async (path, init) => app.request(new Request(new URL(path, origin), init))
  const served = { shop, clock, ask }
  const members = new Map<string, Promise<Calls>>()
  return {
    db: shop.db,
    clock,
    failures,
    ops: staffAt(served).ops,
    callsOf: (kind, who) => {
      const name = nameOf(kind, who)
      const calls = members.get(name) ?? writerIn(served, name, accountDays(kind, who))
      members.set(name, calls)
      return calls
    },
    close: async () => {
      await shop.close()
      await givenBack(lent)
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
