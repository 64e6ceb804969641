import { posix } from "node:path"
import { parseSync } from "@swc/core"

/** Areas of core from the inside out: one imports only from those to its left. House 4. */
export const ladder = [
  "kernel",
  "notices",
  "overlays",
  "toggles",
  "regions",
  "catalogue",
  "pricing",
  "feeds",
  "stores",
  "shipping",
  "account",
  "vouchers",
  "extras",
  "points",
  "gifts",
  "profile",
  "search",
  "listing",
  "discovery",
  "reviews",
  "proposals",
  "wishlist",
  "egift",
  "cart",
  "pickup",
  "orders",
  "push",
  "checkout",
  "self-checkout",
  "install",
  "banners",
  "ads",
  "tracking",
  "tours",
  "journal",
  "shop",
  "charts"
] as const

/**
 * Folders of ui from the bottom up: one imports only from those to its left. `shop` holds what every screen is drawn in, the kit
 * its parts, `app` the frame, the table of routes and what opens over a page. House 4.
 */
export const screenLadder = [
  "theme",
  "messages",
  "shop",
  "kit",
  "gallery",
  "sandbox",
  "regions",
  "account",
  "wishlist",
  "search",
  "tours",
  "banners",
  "ads",
  "tracking",
  "install",
  "push",
  "stores",
  "cart",
  "pickup",
  "vouchers",
  "points",
  "reviews",
  "catalogue",
  "listing",
  "discovery",
  "egift",
  "orders",
  "self-checkout",
  "checkout",
  "profile",
  "proposals",
  "journal",
  "offline",
  "app"
] as const

/** What the files of a floor may import; the first floor that fits a file counts. House 4. */
interface Floor {
  readonly files: RegExp
  readonly may: RegExp
}

const node = "node:[\\w/]+"
const only = (...targets: ReadonlyArray<string>): RegExp => new RegExp(`^(?:${targets.join("|")})$`)

export const floors: ReadonlyArray<Floor> = [
  {
    files: /^core\/.*\.(machine|view|setup)\.ts$/,
    may: only("core/.+", "effect", "xstate", "temporal-polyfill(/fns/\\w+)?")
  },
  { files: /^core\/kernel\/port-actors\.ts$/, may: only("core/.+", "effect", "xstate") },
  { files: /^core\/charts\//, may: only("core/.+", "xstate") },
  { files: /^core\/shop\/lazy-(?:cart|account)\.ts$/, may: only("core/.+", "xstate") },
  { files: /^core\//, may: only("core/.+", "effect", "temporal-polyfill(/fns/\\w+)?") },
  { files: /^adapters\/wire\//, may: only("core/.+", "adapters/wire/.+", "effect") },
  { files: /^adapters\/http\//, may: only("core/.+", "adapters/(wire|http)/.+", "effect", "ky") },
  {
    files: /^adapters\/browser\/worker\/(?:service-worker|push-events)\.ts$/,
    may: only(
      "adapters/browser/worker/.+",
      "adapters/wire/push/subscriptions-path.ts",
      "ui/messages/.+\\.json",
      "workbox-(?:cacheable-response|core|expiration|precaching|routing|strategies)(/.+)?"
    )
  },
  { files: /^adapters\/browser\//, may: only("core/.+", "adapters/(wire|http|browser)/.+", "effect", "ky", "xstate") },
  {
    files: /^adapters\/postgres\//,
    may: only("core/.+", "adapters/postgres/.+", "effect", "kysely(/.+)?", "pg", "@electric-sql/pglite(/.+)?", node)
  },
  { files: /^adapters\/memory\//, may: only("core/.+", "adapters/memory/.+", "effect", "lru-cache") },
  { files: /^adapters\/sandbox\//, may: only("core/.+", "adapters/(sandbox|memory)/.+", "effect", "xstate") },
  {
    files: /^adapters\/media\//,
    may: only(
      "core/.+",
      "adapters/media/.+",
      "effect",
      "sharp",
      "heic-decode",
      "aws4fetch",
      "opentype\\.js",
      "lru-cache",
      node
    )
  },
  {
    files: /^adapters\/feeds\//,
    may: only("core/.+", "adapters/feeds/.+", "effect(/.+)?", "saxes", "csv-parse(/.+)?", "htmlparser2", node)
  },
  { files: /^adapters\/regions\//, may: only("core/.+", "adapters/regions/.+", "effect", "csv-parse(/.+)?", node) },
  { files: /^adapters\/merchant\//, may: only("core/.+", "adapters/merchant/.+", "effect", "csv-parse(/.+)?", node) },
  { files: /^adapters\/demo\//, may: only("core/.+", "adapters/(demo|postgres|media)/.+", "effect", "kysely", node) },
  {
    files: /^adapters\/outbox\//,
    may: only("core/.+", "adapters/outbox/.+", "effect", "nodemailer", "web-push", node)
  },
  { files: /^adapters\/nats\//, may: only("core/.+", "adapters/nats/.+", "effect", "@nats-io/.+", node) },
  { files: /^adapters\/payments\//, may: only("core/.+", "adapters/payments/.+", "effect", node) },
  {
    files: /^adapters\/charts\//,
    may: only(
      "core/.+",
      "adapters/charts/.+",
      "elkjs/.+",
      "vite",
      "@vitejs/plugin-react",
      "@vanilla-extract/vite-plugin",
      "xstate",
      node
    )
  },
  {
    files: /^adapters\/identity\//,
    may: only("core/.+", "adapters/identity/.+", "effect", "@node-rs/argon2", "openid-client", node)
  },
  {
    files: /^adapters\/server\//,
    may: only(
      "core/.+",
      "adapters/(server|wire|http|postgres|memory|outbox|payments|media|feeds|identity|regions|demo|merchant|nats)/.+",
      "ui/messages/.+\\.json",
      "effect(/.+)?",
      "hono(/.+)?",
      "@hono/node-server(/.+)?",
      "pino",
      "prom-client",
      "lru-cache",
      "rate-limiter-flexible",
      "tar-stream",
      "vite",
      "workbox-build",
      "@vitejs/plugin-react",
      "@vanilla-extract/vite-plugin",
      node
    )
  },
  {
    files: /^ui\/entry\.browser\.tsx$/,
    may: only("core/.+", "ui/.+", "adapters/(http|browser)/.+", "react(-dom)?(/.+)?", "react-router-dom", "xstate")
  },
  {
    files: /^ui\/entry\.(?:developer\.ts|sandbox\.tsx)$/,
    may: only("core/.+", "ui/.+", "adapters/(browser|sandbox)/.+", "react(-dom)?(/.+)?")
  },
  {
    files: /^ui\/entry\.server\.tsx$/,
    may: only("core/.+", "ui/.+", "react(-dom)?(/.+)?", "react-router-dom", "xstate")
  },
  { files: /^ui\/theme\/fonts\/.+\.ts$/, may: only("ui/.+", "subset-font", node) },
  {
    files: /^ui\/.*\.css\.ts$/,
    may: only("ui/(theme|kit)/.+", "ui/.+\\.css\\.ts", "@vanilla-extract/css")
  },
  {
    files: /^ui\//,
    may: only(
      "core/(?!.*\\.(?:errors|port)\\.ts$).+",
      "core/shop/(ports|prepare)\\.ts",
      "ui/.+",
      "react(-dom)?(/.+)?",
      "react-router-dom",
      "radix-ui(/.+)?",
      "@radix-ui/.+",
      "react-easy-crop(/.+)?",
      "barcode-detector/ponyfill",
      "zxing-wasm/reader/zxing_reader\\.wasm\\?url",
      "i18next",
      "qrcode",
      "xstate",
      "@xstate/react"
    )
  },
  { files: /^specs\//, may: /.*/ }
]

export interface Import {
  readonly from: string
  readonly to: string
}

/** Every module a source names, type-only ones too; ours as paths from the root, others by their package's name. */
export const importsOf = (path: string, source: string): ReadonlyArray<Import> => {
  const found: Array<string> = []
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return
    if (Array.isArray(part)) {
      for (const one of part) visit(one)
      return
    }
    const kind = "type" in part ? part.type : undefined
    if (
      (kind === "ImportDeclaration" || kind === "ExportAllDeclaration" || kind === "ExportNamedDeclaration") &&
      "source" in part
    )
      found.push(...named(part.source))
    if (kind === "CallExpression" && "callee" in part && "arguments" in part && isImport(part.callee))
      found.push(
        ...(part.arguments as ReadonlyArray<{ expression: unknown }>).flatMap(({ expression }) => named(expression))
      )
    if (kind === "TsImportType" && "argument" in part) found.push(...named(part.argument))
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(parseSync(source, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2022" }))
  return found.map((to) => ({ from: path, to: resolved(path, to) }))
}

const named = (literal: unknown): ReadonlyArray<string> =>
  typeof literal === "object" &&
  literal !== null &&
  "type" in literal &&
  literal.type === "StringLiteral" &&
  "value" in literal &&
  typeof literal.value === "string"
    ? [literal.value]
    : []
const isImport = (callee: unknown): boolean =>
  typeof callee === "object" && callee !== null && "type" in callee && callee.type === "Import"

const resolved = (from: string, to: string): string =>
  to.startsWith("#") ? to.slice(1) : to.startsWith(".") ? posix.join(posix.dirname(from), to.replace(/\?.*$/, "")) : to

/** Imports that no floor allows or that go up the ladder, each as a sentence. */
export const violations = (imports: ReadonlyArray<Import>): ReadonlyArray<string> =>
  imports.flatMap(({ from, to }) => {
    const floor = floors.find(({ files }) => files.test(from))
    if (floor === undefined) return [`${from} stands on no floor`]
    if (!floor.may.test(to)) return [`${from} must not import ${to}`]
    return ladders.flatMap(([floorName, rungs]) => {
      const [ours, theirs] = [rungOf(floorName, from), rungOf(floorName, to)]
      return ours !== undefined && theirs !== undefined && rungs.indexOf(theirs) > rungs.indexOf(ours)
        ? [`${from} must not import ${to}: ${theirs} stands right of ${ours}`]
        : []
    })
  })

const ladders: ReadonlyArray<readonly [floor: string, rungs: ReadonlyArray<string>]> = [
  ["core", ladder],
  ["ui", screenLadder]
]

/** Returns the folder that a file stands in, if it is of this floor. */
const rungOf = (floor: string, path: string): string | undefined => {
  const [own, folder, ...below] = path.split("/")
  return own === floor && below.length > 0 ? folder : undefined
}
