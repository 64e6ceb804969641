import { resolve } from "node:path"
import { ConfigProvider, Effect, Result } from "effect"
import { pushKeysFrom } from "#adapters/identity/push-keys.ts"
import { isWithin, mirrorOrigins, readMirrors } from "./mirrors.ts"
import { shortestSecret } from "./secret.ts"
import { address, choice, optional, place, type Setting, text, whole } from "./setting-kinds.ts"
import { workerProblems } from "./workers/shares.ts"

/** Every setting of the server; the README's table is this one. */
export const settings = {
  environment: choice("NODE_ENV", "`production` turns every development helper off", "development", [
    "development",
    "production",
    "test"
  ]),
  port: whole("PORT", "port to listen on; 0 takes a free one", 4000, 0, 65_535),
  host: text("HOST", "address to listen on", "127.0.0.1"),
  dataDir: text(
    "DATA_DIR",
    "folder of the embedded database and its lock, the secret, the pictures of receipts, members and reviews, and the ops token",
    ".data"
  ),
  s3Endpoint: address("S3_ENDPOINT", "a store that speaks S3 for photos and receipts, instead of DATA_DIR", [
    "http:",
    "https:"
  ]),
  s3Bucket: optional("S3_BUCKET", "its bucket, which must be there"),
  s3Region: text("S3_REGION", "its region", "us-east-1"),
  s3AccessKeyId: optional("S3_ACCESS_KEY_ID", "our name at that store"),
  s3SecretAccessKey: optional("S3_SECRET_ACCESS_KEY", "what proves it"),
  databaseUrl: address("DATABASE_URL", "PostgreSQL instead of the embedded database", ["postgres:", "postgresql:"]),
  replicaUrl: address("DATABASE_REPLICA_URL", "a read-only copy for questions that change nothing", [
    "postgres:",
    "postgresql:"
  ]),
  databaseConnections: whole(
    "DATABASE_CONNECTIONS",
    "connections to PostgreSQL, and as many to its copy, of all workers together",
    10,
    1,
    1_000
  ),
  workers: whole(
    "WORKERS",
    "processes that serve, for as many cores of one machine; more than one needs DATABASE_URL",
    1,
    1,
    64
  ),
  natsUrl: address(
    "NATS_URL",
    "NATS with JetStream, which takes tracked events before the database does, for shops that outgrow one database",
    ["nats:", "tls:"]
  ),
  publicOrigin: address("PUBLIC_ORIGIN", "the shop's address as shoppers see it, for canonical links", [
    "http:",
    "https:"
  ]),
  mirrors: optional(
    "MIRRORS",
    "further hosts of services, `public=https://a.shop.example,https://b.shop.example; journal=…`: other servers of the same shop"
  ),
  cookieDomain: optional("COOKIE_DOMAIN", "domain of the shop and its mirrors, so that their cookies are the same"),
  serviceWorker: choice(
    "SERVICE_WORKER",
    "`off` removes the worker that shows visited pages without a connection from every browser that has it",
    "on",
    ["on", "off"]
  ),
  smtpUrl: address("SMTP_URL", "where mail is handed over; without it mail stays in /dev/outbox", ["smtp:", "smtps:"]),
  mailFrom: optional(
    "MAIL_FROM",
    "the sender of mail, `Toko <halo@contoh.id>`, instead of the one in the shop's setup"
  ),
  smsUrl: address("SMS_GATEWAY_URL", "gateway that takes short messages as JSON", ["http:", "https:"]),
  smsToken: optional("SMS_GATEWAY_TOKEN", "bearer for that gateway"),
  whatsappUrl: place("WHATSAPP_URL", "the Cloud API of WhatsApp, with its version", "https://graph.facebook.com/v23.0"),
  whatsappPhoneId: optional("WHATSAPP_PHONE_ID", "number of our telephone at WhatsApp; without it none are sent"),
  whatsappToken: optional("WHATSAPP_TOKEN", "bearer for WhatsApp"),
  whatsappTemplate: text("WHATSAPP_TEMPLATE", "our approved template for codes", "login_code"),
  whatsappGiftTemplate: text("WHATSAPP_GIFT_TEMPLATE", "our approved template for e-gifts: sender, link", "egift"),
  pushPrivateKey: optional(
    "PUSH_PRIVATE_KEY",
    "private key of notices on devices (VAPID), base64url of 32 bytes, instead of the one that SECRET leads to; another one ends all subscriptions"
  ),
  pushContact: {
    ...address(
      "PUSH_CONTACT",
      "how push services reach us, instead of the shop's sender of mail: an address of mail or a page",
      ["mailto:", "https:"]
    ),
    problem: () => "PUSH_CONTACT must begin with mailto: or https://"
  },
  pushServices: optional(
    "PUSH_SERVICES",
    "further push services that notices may be sent to, `push.example,*.push.example`; outside production also origins"
  ),
  otpSms: choice("OTP_SMS", "`off` offers no codes by SMS", "on", ["on", "off"]),
  otpWhatsapp: choice("OTP_WHATSAPP", "`off` offers no codes by WhatsApp", "on", ["on", "off"]),
  otpEmail: choice("OTP_EMAIL", "`off` offers no codes by e-mail", "on", ["on", "off"]),
  googleIssuer: place("GOOGLE_ISSUER", "the OpenID provider that is called Google", "https://accounts.google.com"),
  googleClientId: optional("GOOGLE_CLIENT_ID", "our name at Google; without it Google is not offered"),
  googleClientSecret: optional("GOOGLE_CLIENT_SECRET", "what proves it"),
  facebookIssuer: place("FACEBOOK_ISSUER", "the OpenID provider that is called Facebook", "https://www.facebook.com"),
  facebookTokenUrl: place(
    "FACEBOOK_TOKEN_URL",
    "where Facebook trades codes, which it does not publish itself",
    "https://graph.facebook.com/v23.0/oauth/access_token"
  ),
  facebookClientId: optional("FACEBOOK_CLIENT_ID", "our name at Facebook; without it Facebook is not offered"),
  facebookClientSecret: optional("FACEBOOK_CLIENT_SECRET", "what proves it"),
  recaptchaSiteKey: optional("RECAPTCHA_SITE_KEY", "our public key of reCAPTCHA; without it no page loads its script"),
  recaptchaScript: place(
    "RECAPTCHA_SCRIPT",
    "the script of reCAPTCHA, version 3",
    "https://www.google.com/recaptcha/api.js"
  ),
  recaptchaSecret: optional("RECAPTCHA_SECRET", "key of reCAPTCHA; without it registering asks for no proof"),
  recaptchaUrl: place(
    "RECAPTCHA_URL",
    "where proofs of reCAPTCHA are checked",
    "https://www.google.com/recaptcha/api/siteverify"
  ),
  paymentEnvironment: choice(
    "PAYMENT_ENVIRONMENT",
    "environment of the payment provider; notices of the other one are refused",
    "production",
    ["production", "sandbox"]
  ),
  proxyHops: whole("PROXY_HOPS", "trusted proxies in front, whose X-Forwarded-For is believed", 0, 0, 10),
  limits: choice(
    "LIMITS",
    "`off` lifts the limits per address and the daily budgets of messages (never in production)",
    "default",
    ["default", "off"]
  ),
  demo: {
    ...choice("DEMO", "`on` fills an empty database with the demo shop", "on", ["on", "off"]),
    byDefault: "on; off in production"
  },
  logLevel: choice("LOG_LEVEL", "how much is logged", "info", ["silent", "error", "warn", "info", "debug"]),
  secret: optional("SECRET", "key of signatures, at least 32 characters; by default made and stored in DATA_DIR")
} as const satisfies Readonly<Record<string, Setting<unknown>>>

type Settings = typeof settings
/** How the server is configured, from its environment. */
export type Config = {
  readonly [K in keyof Settings]: Settings[K] extends Setting<infer T> ? T : never
}

/** Reads the environment. Reports all mistakes together, each with its remedy. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>
): { readonly config: Config } | { readonly problems: ReadonlyArray<string> } => {
  const given = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value?.trim()]))
  const provider = ConfigProvider.fromEnvRecord(given)
  const problems: Array<string> = []
  // Each by itself, so that all mistakes are known.
  const values = Object.fromEntries(
    Object.entries<Setting<unknown>>(settings).map(([key, { name, config, problem }]) => {
      const read = Effect.runSync(Effect.result(config.parse(provider)))
      if (Result.isFailure(read)) problems.push(problem(given[name] ?? ""))
      return [key, Result.getOrUndefined(read)]
    })
  ) as unknown as Config
  if (problems.length === 0) problems.push(...contradictions(values))
  if (problems.length > 0) return { problems }
  const isDemoGiven = (given[settings.demo.name] ?? "") !== ""
  const demo = !isDemoGiven && values.environment === "production" ? "off" : values.demo
  return { config: { ...values, demo, dataDir: resolve(values.dataDir) } }
}

const hasLogin = (address: string): boolean => {
  const { username, password } = new URL(address)
  return username !== "" || password !== ""
}

const mirrorProblems = ({ mirrors: text, publicOrigin, cookieDomain }: Config): ReadonlyArray<string> => {
  const read = readMirrors(text ?? "")
  if ("problem" in read) return [`MIRRORS ${read.problem}`]
  const origins = mirrorOrigins(read.mirrors)
  if (origins.length === 0 && cookieDomain === undefined) return []
  if (publicOrigin === undefined) return ["PUBLIC_ORIGIN must be set where MIRRORS or COOKIE_DOMAIN is"]
  const { hostname, origin } = new URL(publicOrigin)
  const isElsewhere = origins.some((one) => new URL(one).hostname !== hostname)
  if (cookieDomain === undefined)
    return isElsewhere ? ["COOKIE_DOMAIN must be set where MIRRORS names other hosts than PUBLIC_ORIGIN"] : []
  const outside = [origin, ...origins].filter((one) => !isWithin(one, cookieDomain))
  return outside.map((one) => `COOKIE_DOMAIN must hold ${one}`)
}

const pushProblems = ({ pushPrivateKey, pushServices, environment }: Config): ReadonlyArray<string> => [
  ...(pushPrivateKey !== undefined && pushKeysFrom(pushPrivateKey) === undefined
    ? ["PUSH_PRIVATE_KEY must be a key of P-256, base64url of 32 bytes; leave it out and one is made"]
    : []),
  // Whatever is named with a scheme may be within our own network.
  ...(environment === "production" && pushServices?.includes("://")
    ? ["PUSH_SERVICES must name hosts, not origins, where NODE_ENV=production"]
    : [])
]

const contradictions = (config: Config): ReadonlyArray<string> => [
  ...workerProblems(config),
  ...mirrorProblems(config),
  ...(config.environment === "production" && config.limits === "off"
    ? ["LIMITS=off is for measuring only: take it away where NODE_ENV=production"]
    : []),
  ...(config.secret !== undefined && config.secret.length < shortestSecret
    ? ["SECRET must have at least 32 characters; leave it out and one is made"]
    : []),
  ...(config.smsUrl !== undefined && config.smsToken === undefined
    ? ["SMS_GATEWAY_TOKEN must be set where SMS_GATEWAY_URL is"]
    : []),
  ...(config.s3Endpoint !== undefined && !(config.s3Bucket && config.s3AccessKeyId && config.s3SecretAccessKey)
    ? ["S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_ENDPOINT is"]
    : []),
  ...(config.s3Endpoint !== undefined && hasLogin(config.s3Endpoint)
    ? ["S3_ENDPOINT must hold no name and no password: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY instead"]
    : []),
  ...(config.whatsappPhoneId !== undefined && config.whatsappToken === undefined
    ? ["WHATSAPP_TOKEN must be set where WHATSAPP_PHONE_ID is"]
    : []),
  ...pushProblems(config),
  ...(config.environment === "production" && config.publicOrigin === undefined
    ? ["PUBLIC_ORIGIN must be set where NODE_ENV=production, for example https://shop.example"]
    : [])
]
