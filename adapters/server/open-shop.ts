import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import type { Logger } from "pino"
import { demoLogins, seedDemoLogins } from "#adapters/demo/logins.ts"
import { seedDemo } from "#adapters/demo/seed.ts"
import type { Hashing } from "#adapters/identity/password.ts"
import { pictureQueue } from "#adapters/media/picture-queue.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { migrate, unlessChanged } from "#adapters/postgres/migrate.ts"
import { hasSigned } from "#adapters/postgres/selling/orders.sql.ts"
import { sqlToggles } from "#adapters/postgres/toggles.sql.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import { partsOff } from "#core/toggles/toggles.usecases.ts"
import { shopApp } from "./app.ts"
import type { Built } from "./build/build.ts"
import type { Clock } from "./clock.ts"
import type { Config } from "./config.ts"
import { roomIn } from "./disk.ts"
import type { Server } from "./http/hono.ts"
import { type Job, jobsOf } from "./jobs/jobs.ts"
import { mailingOver } from "./jobs/mailing.ts"
import { openDatabase } from "./open-database.ts"
import { importInto } from "./ops/import-store.ts"
import { missingParagraph } from "./ops/ops-format.ts"
import { accountsOver } from "./ports/account.ts"
import { campaignPicturesOver } from "./ports/campaign-pictures.ts"
import { reviewPhotosOver } from "./ports/photos.ts"
import { profilesOver } from "./ports/profile.ts"
import { proposalOpsIn } from "./ports/proposals.ts"
import { reviewOpsIn } from "./ports/review-ops.ts"
import { type Selling, sellingOver } from "./ports/selling.ts"
import { portsOver } from "./ports/shop-ports.ts"
import { type StockedIndex, stockIndex } from "./ports/stocked-index.ts"
import { systemRandom } from "./random.ts"
import { adviceFor, missingIn } from "./readiness.ts"
import { readSecret } from "./secret.ts"
import { trackedEvents } from "./window/tracked-events.ts"
import { aloneIn, type Role } from "./workers/role.ts"

/** The shop with its database and its index, before it listens on a port. */
export interface OpenShop {
  readonly app: (built?: Built) => Server
  readonly db: Db
  readonly catalogue: StockedIndex
  /** What people behind the counter, the clock and the payment provider do. */
  readonly ops: Selling["ops"]
  /** Token of the import command. */
  readonly opsToken: string
  /** Starts the work that is due by the clock; links in messages begin with this address. */
  readonly work: (address: string) => void
  /** Does everything that is due, and ends when nothing is left. */
  readonly settle: () => Promise<void>
  /** What the start reports. */
  readonly hints: (address: string) => ReadonlyArray<string>
  /** A paragraph on what is missing before the first order; no lines if nothing is. */
  readonly missing: () => Promise<ReadonlyArray<string>>
  readonly leaving: () => boolean
  /** From now on `/readyz` fails; requests under way are finished, except those whose picture still has to wait. */
  readonly leave: () => void
  readonly close: () => Promise<void>
}

const pictures = fileURLToPath(new URL("../demo/pictures", import.meta.url))

/** Opens the database, migrates it, fills it if it is the demo shop's, and builds the index. */
export const openShop = async ({
  config,
  clock,
  log,
  tell,
  image,
  db: opened,
  random,
  hashing,
  onLost,
  role = aloneIn(config)
}: {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly tell: (line: string) => void
  /** A database to begin with, in memory, instead of the configured one. */
  readonly image?: string
  /** One that is open already, instead of both. House 13. */
  readonly db?: Db
  /** Random source of orders and accounts, if a run is to be repeated. House 13. */
  readonly random?: RandomSource
  /** What hashes passwords in place of what a shop for people needs; no setting of a server leads here. Security 3. */
  readonly hashing?: Hashing
  /** Called once another process has taken the data folder over: this one must end. Security 1. */
  readonly onLost?: (cause: Error) => void
  /** What it shares with other workers; it is alone if absent. */
  readonly role?: Role
}): Promise<OpenShop> => {
  const { db, result: catalogue } = await openDatabase({ config, log, image, opened, onLost }, async (session) => {
    await Effect.runPromise(migrate(session))
    if (config.demo === "on") {
      tell("putting the demo shop in order …")
      await Effect.runPromise(seedDemo(session, clock.now()))
      if (config.environment !== "production") await Effect.runPromise(seedDemoLogins(session, clock.now()))
    }
    return stockIndex(session, clock.now, log)
  })
  const known = config.demo === "on" && config.environment !== "production" ? demoLogins() : []
  const { opsToken } = role
  let leaving = false
  let address = config.publicOrigin ?? "http://localhost"
  const secret = await readSecret(config.secret, config.dataDir, () => Effect.runPromise(hasSigned(db))).catch(
    async (cause: unknown) => {
      if (opened === undefined) await db.close()
      throw cause
    }
  )
  const mailing = mailingOver({ db, config, secret, now: clock.now, address: () => address })
  const queue = pictureQueue()
  const switches = sqlToggles(db)
  const off = partsOff(switches)
  const selling = sellingOver({ off, db, config, clock, secret, mailing, log, queue, ...(random && { random }) })
  const accounts = accountsOver({ db, config, clock, secret, mailing, switches, hashing, ...(random && { random }) })
  const profiles = profilesOver({
    db,
    config,
    regions: selling.regions,
    services: accounts.services,
    mailing,
    log,
    queue
  })
  const photos = reviewPhotosOver({
    db,
    config,
    now: clock.now,
    log,
    leaving: () => leaving,
    queue,
    ...(random && { random })
  })
  const tracked = await trackedEvents(db, config, log)
  const behind = {
    secret,
    db,
    catalogue,
    selling,
    accounts,
    profiles,
    photos,
    tracked,
    clock,
    random: random ?? systemRandom,
    off
  }
  const portsFor = portsOver(behind, config)
  const prompt = [...selling.jobs, profiles.job, mailing.job]
  const jobs = jobsOf([...prompt, ...photos.jobs], log)
  const missing = () => missingIn(db, config)
  /** Moves of orders first, then the messages they caused, then what the indexes need of them. */
  const settleJobs = async (due: ReadonlyArray<Job>): Promise<void> => {
    await jobs.runDue(...due.map(({ name }) => name))
    await jobs.runDue(mailing.job.name)
    await catalogue.refresh()
  }
  const settle = () => settleJobs([...prompt, ...photos.jobs])
  /** What staff wait for: files of photos that a slow bucket removes are none of it. */
  const settlePrompt = () => settleJobs(prompt)
  return {
    app: (built) =>
      shopApp({
        config,
        clock,
        log,
        portsFor,
        accounts,
        secret,
        version: catalogue.version,
        ready: () => db.ask((sql) => sql.selectFrom("versions").select("name").limit(1).execute()),
        current: unlessChanged(db),
        room: roomIn(config.dataDir),
        leaving: () => leaving,
        sent: mailing.sent,
        demoLogins: known,
        settle,
        pictures,
        role,
        selling,
        profiles,
        photos,
        sign: (text) => secret.sign("callback", text),
        sales: { token: opsToken, db, selling, now: clock.now, settle: settlePrompt },
        proposalOps: proposalOpsIn(db, mailing, clock.now),
        reviewOps: reviewOpsIn(db, mailing, clock.now),
        pictureOps: campaignPicturesOver({ db, config, now: clock.now, log, queue }),
        setup: { regions: selling.regions, missing, advice: () => adviceFor(db) },
        importing: {
          token: opsToken,
          folder: config.dataDir,
          store: importInto(db, clock.now),
          refresh: catalogue.refresh
        },
        ...(built ? { screens: built } : {})
      }),
    db,
    catalogue,
    ops: selling.ops,
    opsToken,
    work: (own) => {
      address = new URL(config.publicOrigin ?? own).origin
      jobs.start()
      void selling
        .warm()
        .catch((cause: unknown) => log.error({ failure: String(cause) }, "the regions could not be read"))
    },
    settle,
    hints: (address) => [
      `  calls      ${address}/api`,
      ...(config.environment === "production"
        ? []
        : [`  outbox     ${address}/dev/outbox`, `  gallery    ${address}/dev/gallery/`]),
      ...known
        .slice(0, 1)
        .map(({ email, password }) => `  log in     ${email} with ${password}; more: /dev/demo-logins`)
    ],
    missing: () => Effect.runPromise(Effect.map(missing(), missingParagraph)),
    leaving: () => leaving,
    leave: () => {
      leaving = true
      queue.stop()
    },
    close: async () => {
      leaving = true
      mailing.stop()
      await jobs.stop()
      catalogue.stop()
      await tracked.close()
      await db.close()
    }
  }
}
