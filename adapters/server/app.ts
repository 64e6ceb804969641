import { randomUUID } from "node:crypto"
import { Cause, Effect } from "effect"
import { Hono } from "hono"
import { getPathNoStrict } from "hono/utils/url"
import type { Logger } from "pino"
import type { DemoLogin } from "#adapters/demo/logins.ts"
import type { Sign } from "#adapters/payments/callback.ts"
import { orderNamed } from "#adapters/postgres/selling/orders.sql.ts"
import { readFigures } from "#adapters/postgres/tracking/figures.sql.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ProposalOpsPort } from "#core/proposals/decisions.port.ts"
import type { ReviewOpsPort } from "#core/reviews/moderation/decision.port.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { partsOff } from "#core/toggles/toggles.usecases.ts"
import type { Built } from "./build/build.ts"
import type { Clock } from "./clock.ts"
import type { Config } from "./config.ts"
import { anonymousCaller, type Caller, callerAddress, callLanguage } from "./http/caller.ts"
import { serveClientErrors } from "./http/client-errors.ts"
import { metrics, serveHealth } from "./http/health.ts"
import type { Context, RequestEnv, Server } from "./http/hono.ts"
import { serveOpenApi } from "./http/openapi-call.ts"
import { isOverfull } from "./http/overfull.ts"
import { noticeOf, servePaymentCallback } from "./http/payment-calls.ts"
import { servePhotos } from "./http/photo-call.ts"
import { servePreferences } from "./http/preferences.ts"
import { problemResponse } from "./http/problem.ts"
import { serveReceipts } from "./http/receipt-call.ts"
import { fromThisSite, limitedRate, safeHeaders, sameOrigin, smallBodies } from "./http/security.ts"
import { serveRows, takesPicture } from "./http/serve-port.ts"
import { recogniseBy } from "./http/sessions.ts"
import { serveSocial } from "./http/social-calls.ts"
import { answersMirrored, mirrorOrigins, mirrorsOf } from "./mirrors.ts"
import { serveSnapshot } from "./ops/backup/snapshot.ts"
import { type Importing, serveImport } from "./ops/import-call.ts"
import { servePreOrderOps } from "./ops/kinds/ops-preorders.ts"
import { serveOps } from "./ops/ops-call.ts"
import { figuresRefusal } from "./ops/ops-gate.ts"
import { servePointsOps } from "./ops/ops-points.ts"
import { serveReturnOps } from "./ops/ops-returns.ts"
import { type OperatingSales, serveSalesOps } from "./ops/ops-selling.ts"
import { type OperatingSetup, serveSetupOps } from "./ops/ops-setup.ts"
import { serveTillOps } from "./ops/ops-till.ts"
import { serveExpertOps } from "./ops/reviews/ops-experts.ts"
import { serveProposalOps } from "./ops/reviews/ops-proposals.ts"
import { serveReviewOps } from "./ops/reviews/ops-reviews.ts"
import { serveStoreStockOps } from "./ops/stores/ops-store-stock.ts"
import { serveVoucherOps } from "./ops/vouchers/ops-vouchers.ts"
import { serveJournalOps } from "./ops/window/ops-journal.ts"
import { servePictureOps } from "./ops/window/ops-pictures.ts"
import { servePreviewOps } from "./ops/window/ops-preview.ts"
import { serveToggleOps } from "./ops/window/ops-toggles.ts"
import { serveWindowOps } from "./ops/window/ops-window.ts"
import { serveBrandLogos } from "./pages/brand-logos.ts"
import { serveDevHelpers } from "./pages/dev-helpers.ts"
import { serveInstallable } from "./pages/installable.ts"
import type { SentMessage } from "./pages/outbox-page.ts"
import { pages } from "./pages/pages.ts"
import { previewsBy, servePreviews } from "./pages/preview.ts"
import { serveSeo } from "./pages/seo.ts"
import { serveShopMark, shopIdentity } from "./pages/shop-mark.ts"
import { serveBuilt, servePictures } from "./pages/static-files.ts"
import { serveUnsubscribe } from "./pages/unsubscribe.ts"
import type { Accounts } from "./ports/account.ts"
import type { CampaignPictures } from "./ports/campaign-pictures.ts"
import type { ReviewPhotos } from "./ports/photos.ts"
import { type Profiles, serveAvatars } from "./ports/profile.ts"
import { servedRows } from "./ports/rows.ts"
import type { Selling } from "./ports/selling.ts"
import type { Secret } from "./secret.ts"
import { tellsSwitchedOff } from "./switched-off.ts"
import { serveCampaignCalendar } from "./window/campaign-calendar.ts"
import { figureGauges } from "./window/figure-gauges.ts"
import { serveProductFeeds } from "./window/product-feeds.ts"
import type { Role } from "./workers/role.ts"

/** What the server is made of; everything that touches the world comes in here. */
export interface AppParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  readonly portsFor: (caller: Caller) => ShopPorts
  /** Who is logged in, and how providers vouch for them. */
  readonly accounts: Pick<Accounts, "find" | "social" | "tickets" | "toggles">
  /** Changes whenever anything a page shows has changed. */
  readonly version: () => string
  readonly ready: () => Effect.Effect<void, unknown>
  readonly current: Effect.Effect<void, unknown>
  readonly room: Effect.Effect<void, unknown>
  readonly leaving: () => boolean
  /** Returns the messages that the shop has sent, for its developers. */
  readonly sent: (to: string | undefined) => Effect.Effect<ReadonlyArray<SentMessage>, unknown>
  /** Who one can be in the demo shop. */
  readonly demoLogins: ReadonlyArray<DemoLogin>
  /** Does everything that is due by the clock. */
  readonly settle: () => Promise<void>
  readonly selling: Pick<Selling, "ops" | "receiptFor">
  readonly secret: Secret
  readonly profiles: Pick<Profiles, "avatar">
  readonly photos: Pick<ReviewPhotos, "file" | "staffFile">
  /** Signs what a payment provider sends. */
  readonly sign: Sign
  /** Operations on orders and goods. */
  readonly sales: OperatingSales
  /** Decisions of staff on reviews. */
  readonly reviewOps: ReviewOpsPort
  /** Decisions of staff on proposals. */
  readonly proposalOps: ProposalOpsPort
  /** Pictures that operations add for banners. */
  readonly pictureOps: CampaignPictures
  /** How the merchant sets the shop up. */
  readonly setup: Pick<OperatingSetup, "regions"> & {
    readonly missing: () => Effect.Effect<ReadonlyArray<string>, unknown>
    readonly advice: () => Effect.Effect<ReadonlyArray<string>, unknown>
  }
  /** What this process shares with the other workers of its machine. */
  readonly role: Pick<Role, "rateLimiter" | "figuresOf">
  /** Without them only the calls are served. */
  readonly screens?: Built
  readonly pictures: string
  /** Takes merchants' feeds from the import command; without it feeds are refused. */
  readonly importing?: Importing
}

/** The whole server, without a socket: specs ask it directly. */
export const shopApp = (parts: AppParts): Server => {
  const { config, log } = parts
  // Finding the route of a path decodes it: what is refused below is not decoded, for that costs milliseconds.
  const getPath = (request: Request): string => (isOverfull(request.url) ? "/" : getPathNoStrict(request))
  const app = new Hono<RequestEnv>({ getPath })
  const measure = metrics()
  const origin = originOf(config)

  const report = (cause: unknown, context: Context) => {
    // The client hung up, which ends what was done for it.
    if (context.req.raw.signal.aborted) return
    measure.failed.inc()
    const text =
      typeof cause === "object" && cause !== null && "reasons" in cause
        ? Cause.pretty(cause as Cause.Cause<unknown>)
        : String(cause)
    log.error({ requestId: context.get("requestId"), path: context.req.path, failure: text }, "unexpected failure")
  }

  app.use(safeHeaders(config.publicOrigin?.startsWith("https:") ?? false))
  app.use(async (context, next) => {
    const id = randomUUID()
    context.set("requestId", id)
    await next()
    context.res.headers.set("x-request-id", id)
    log.debug({ requestId: id, method: context.req.method, path: context.req.path, status: context.res.status })
  })
  app.use(measure.measured)
  // Before anything reads its names.
  app.use(async ({ req }, next) =>
    isOverfull(req.url) || isOverfull(req.header("cookie") ?? "", ";")
      ? problemResponse({ status: 400, code: "BAD_REQUEST" }, "id")
      : next()
  )
  figureGauges(
    measure.registry,
    () => readFigures(parts.sales.db.replica, instant(parts.clock.now() - dayMs), parts.clock.now()),
    parts.clock.now
  )
  serveHealth(app, measure, {
    ...parts,
    figures: parts.role.figuresOf(measure.registry),
    refusal: (context) => figuresRefusal(context, parts.sales.token, config.proxyHops)
  })
  const identity = () => shopIdentity(parts.portsFor(anonymousCaller("id")))
  serveShopMark(app, identity)
  const previews = previewsBy(parts.secret, parts.clock.now)
  servePreviews(app, { previews, now: parts.clock.now, origin, shopName: async () => (await identity()).name })
  const isWorking = config.serviceWorker === "on" && parts.screens !== undefined && !parts.screens.isLive
  if (parts.screens && !parts.screens.isLive) {
    serveBuilt(app, parts.screens.folder)
    serveInstallable(app, { identity, folder: parts.screens.folder, isOn: isWorking })
  }
  serveAvatars(app, parts.profiles.avatar)
  servePhotos(app, parts.photos.file)
  serveBrandLogos(app, parts.portsFor(anonymousCaller("id")).catalogue)
  servePictures(app, parts.pictures)
  if (parts.importing) {
    serveImport(app, parts.importing)
    serveSnapshot(app, { ...parts.importing, db: parts.sales.db })
    serveOps(app, { ...parts.importing, ...parts.setup, ready: parts.ready, version: parts.version })
  }
  serveSalesOps(app, parts.sales)
  serveSetupOps(app, { ...parts.sales, regions: parts.setup.regions })
  serveTillOps(app, parts.sales)
  servePointsOps(app, parts.sales)
  serveVoucherOps(app, parts.sales)
  serveReturnOps(app, parts.sales)
  servePreOrderOps(app, parts.sales)
  serveStoreStockOps(app, parts.sales)
  servePreviewOps(app, { ...parts.sales, previews })
  servePictureOps(app, { ...parts.sales, pictures: parts.pictureOps })
  serveToggleOps(app, { ...parts.sales, switches: parts.accounts.toggles })
  serveExpertOps(app, parts.sales)
  serveWindowOps(app, { ...parts.sales, catalogue: parts.portsFor(anonymousCaller("id")).catalogue })
  serveProposalOps(app, { ...parts.sales, proposals: parts.proposalOps, photo: parts.photos.staffFile })
  serveJournalOps(app, parts.sales)
  serveReviewOps(app, { ...parts.sales, reviews: parts.reviewOps, photo: parts.photos.staffFile })
  const paying = {
    ops: parts.selling.ops,
    sign: parts.sign,
    now: parts.clock.now,
    environment: config.paymentEnvironment,
    report
  }
  servePaymentCallback(app, paying)
  const rows = servedRows(parts.portsFor)
  const mirrors = mirrorsOf(config)
  if (config.publicOrigin !== undefined && mirrorOrigins(mirrors).length > 0)
    app.use(
      "/api/*",
      answersMirrored(
        new URL(config.publicOrigin).origin,
        rows.map(({ endpoint }) => endpoint)
      )
    )
  if (config.limits === "default") app.use(limitedRate(config.proxyHops, parts.role.rateLimiter))
  app.use(smallBodies(takesPicture(rows)))
  app.use(sameOrigin((context) => [origin(context)]))

  app.use(
    "/api/public/auth/logout",
    fromThisSite((context) => [origin(context)])
  )
  app.use("/api/*", tellsSwitchedOff(partsOff(parts.accounts.toggles)))
  const recognise = recogniseBy(config, parts.accounts.find)
  serveRows(app, rows, report, recognise)
  serveReceipts(app, parts.selling.receiptFor, recognise)
  serveClientErrors(app, { log, counted: measure.clientErrors, now: parts.clock.now, folder: parts.screens?.folder })
  serveOpenApi(
    app,
    rows.map(({ endpoint }) => endpoint),
    async () => (await identity()).name
  )
  app.all("/api/*", (context) => problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context)))

  serveSocial(app, { ...parts.accounts, secret: parts.secret, origin, report, config })
  servePreferences(app, origin)
  const publicPorts = (language: Language): ShopPorts => parts.portsFor(anonymousCaller(language))
  serveUnsubscribe(app, publicPorts)
  serveSeo(app, publicPorts, origin)
  serveCampaignCalendar(app, { portsFor: publicPorts, clock: parts.clock, origin })
  serveProductFeeds(app, {
    db: parts.sales.db,
    clock: parts.clock,
    origin,
    shopName: async () => (await identity()).name,
    report
  })
  if (config.environment !== "production")
    serveDevHelpers(app, {
      ...parts,
      order: (name) => Effect.runPromise(orderNamed(parts.sales.db, name)),
      provider: async (order, result, context) =>
        app.fetch(noticeOf(order, result, origin(context), paying), context.env)
    })
  if (parts.screens) {
    const page = pages({
      screens: parts.screens.bundle,
      assets: parts.screens.assets,
      isLive: parts.screens.isLive === true,
      portsFor: (language, preview) => parts.portsFor(anonymousCaller(language, preview)),
      clock: parts.clock,
      origin,
      networkOf: (context) => callerAddress(context, config.proxyHops),
      version: parts.version,
      report,
      mirrors,
      worker: isWorking ? "/sw.js" : undefined,
      recaptcha:
        config.recaptchaSiteKey === undefined
          ? undefined
          : { key: config.recaptchaSiteKey, script: config.recaptchaScript }
    })
    app.get("*", page)
  }
  app.all("*", (context) =>
    problemResponse({ status: 405, code: "METHOD_NOT_ALLOWED", headers: { allow: "GET, HEAD" } }, callLanguage(context))
  )
  app.onError((cause, context) => {
    report(cause, context)
    return problemResponse({ status: 500, code: "UNEXPECTED" }, callLanguage(context), context.get("requestId"))
  })
  return app
}

/** The shop's own address: the configured one, else the one it was called by. */
const originOf =
  (config: Config) =>
  (context: Context): string =>
    config.publicOrigin ? new URL(config.publicOrigin).origin : new URL(context.req.url).origin
