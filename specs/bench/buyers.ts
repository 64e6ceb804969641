import { type ChildProcess, spawn } from "node:child_process"
import { randomInt, randomUUID } from "node:crypto"
import { once } from "node:events"
import { Agent, request } from "node:http"
import { fileURLToPath } from "node:url"
import { brotliDecompressSync } from "node:zlib"
import { otherCore } from "./machine.ts"
import { benchCode } from "./members-with-offers.ts"

/** Something that can be bought. */
export interface Offer {
  readonly product_id: number
  readonly combination_id: string
  /** What one unit costs, in rupiah. */
  readonly price: number
}

/** Buyers who order as fast as they are answered, each over a connection of their own. */
export interface Buying {
  readonly address: string
  /** `members`: whole orders with a voucher, points and, from Rp200.000 on, a gift. */
  readonly what: "bags" | "orders" | "members"
  /** Headers of the calls of each member, a member for each connection. */
  readonly sessions?: ReadonlyArray<Readonly<Record<string, string>>>
  readonly offers: ReadonlyArray<Offer>
  readonly connections: number
  readonly seconds: number
}

export interface Bought {
  /** Bags, or whole orders. */
  readonly done: number
  readonly calls: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  /** Answers that were not what a buyer wants, by what they were. */
  readonly errors: Readonly<Record<string, number>>
}

/** Buys from a process of its own on the other core. */
export const buy = async (work: Buying): Promise<Bought> => {
  const [command = "", ...before] = otherCore
  const child = spawn(command, [...before, fileURLToPath(import.meta.url)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"]
  })
  child.send(work)
  const [bought] = await Promise.race([once(child, "message"), failedOf(child)])
  await once(child, "exit")
  return bought as Bought
}

const failedOf = async (child: ChildProcess): Promise<never> => {
  const [code] = await once(child, "exit")
  throw new Error(`the buyers ended with ${code}`)
}

/** A bag of this many rupiah earns a gift of the demo shop. D-67. */
const giftAmount = 200_000
const banks = ["bca", "mandiri", "bni"]
const places = ["kebayoran baru", "tebet", "coblong", "ubud", "12190", "kota bandung", "sleman jogja", "cikakak"]
const contact = {
  first_name: "Ayu",
  last_name: "Lestari",
  email: "ayu@pembeli.test",
  phone_no: "081234567890",
  phone_code: "+62"
}

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes are looked into
  readonly body: any
}

class NotSold extends Error {}

const work = async ({ address, what, offers, connections, seconds, sessions = [] }: Buying): Promise<Bought> => {
  const { hostname, port } = new URL(address)
  const times: Array<number> = []
  const errors: Record<string, number> = {}
  let [done, calls] = [0, 0]
  const started = performance.now()
  const goesOn = () => performance.now() - started < seconds * 1_000

  const buyer = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const session = what === "members" ? sessions[number % sessions.length] : undefined
    const call = async (method: string, path: string, body?: unknown, headers = {}): Promise<Answer> => {
      const before = performance.now()
      const answer = await ask({ agent, hostname, port, method, path, headers: { ...session, ...headers } }, body)
      times.push(performance.now() - before)
      calls++
      if (answer.status >= 300)
        throw new NotSold(`${path.replace(/[0-9a-f-]{36}/, "…")} ${answer.status} ${answer.body?.code}`)
      return answer
    }
    const wish = ({ product_id, combination_id }: Offer, quantity: number) => ({ product_id, combination_id, quantity })
    const basket = () =>
      Array.from({ length: 1 + randomInt(3) }, () => offers[randomInt(offers.length)])
        .filter((offer) => offer !== undefined)
        .map((offer) => wish(offer, 1 + randomInt(2)))
    /** Two different offers, and enough units of each for a gift together. */
    const fullBasket = () => {
      const first = randomInt(offers.length)
      return [offers[first], offers[(first + 1) % offers.length]]
        .filter((offer) => offer !== undefined)
        .map((offer) => wish(offer, Math.max(3, Math.ceil(giftAmount / 2 / offer.price))))
    }
    const bag = (lines: unknown) => call("POST", "/api/cart/user/me/carts/validate", { lines })
    /** Fills the bag of a member, whose gift comes by itself. */
    const memberBag = async (lines: ReadonlyArray<object>) => {
      for (const line of lines) await call("POST", "/api/cart/user/me/carts", { ...line, mode: "set" })
      await call("POST", "/api/cart/carts/voucher", { voucher_code: benchCode })
      await call("POST", "/api/cart/carts/points", { points: 5 })
    }
    const order = async (turn: number) => {
      const lines = what === "members" ? fullBasket() : basket()
      await (what === "members" ? memberBag(lines) : bag(lines))
      const found = await call(
        "GET",
        `/api/public/districts?q=${encodeURIComponent(places[turn % places.length] ?? "")}`
      )
      const district = found.body.data[0]
      const opened = await call("POST", "/api/orders/checkouts", { lines })
      const id = opened.body.data.checkout_id
      await call("PUT", `/api/orders/checkouts/${id}`, {
        contact,
        delivery: {
          kind: "ship",
          address: {
            recipient: "Ayu Lestari",
            phone_no: "081234567890",
            phone_code: "+62",
            district_id: district.id,
            subdistrict: { name: "Senayan" },
            postal_code: district.postal_codes[0],
            line: "Jalan Senopati 12"
          }
        }
      })
      const { body } = await call("GET", `/api/orders/shipping-options?checkout_id=${id}&district_id=${district.id}`)
      const option = body.data.options.find(
        (one: { eligible: boolean; needs_location: boolean }) => one.eligible && !one.needs_location
      )
      const [courier, service] = option.id.split(".")
      await call("PUT", `/api/orders/checkouts/${id}`, { delivery: { kind: "ship", courier, service } })
      const chosen = await call("PUT", `/api/orders/checkouts/${id}`, { bank: banks[turn % banks.length] })
      const { version, quote_hash, free_products: gifts, quote } = chosen.body.data
      const has = new Set(quote.steps.map(({ rule }: { rule: string }) => rule))
      if (what === "members" && !(gifts?.length > 0 && has.has("voucher") && has.has("points")))
        throw new NotSold("an order without a gift, a voucher or points")
      await call(
        "POST",
        "/api/orders/order",
        { checkout_id: id, version, quote_hash },
        { "idempotency-key": randomUUID() }
      )
    }
    for (let turn = number; goesOn(); turn++)
      try {
        await (what === "bags" ? bag(basket()) : order(turn))
        done++
      } catch (cause) {
        const message = cause instanceof NotSold ? cause.message : String(cause)
        errors[message] = (errors[message] ?? 0) + 1
      }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, (_, number) => buyer(number)))
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
  return { done, calls, seconds: (performance.now() - started) / 1_000, p50: at(0.5), p99: at(0.99), errors }
}

const ask = (options: Parameters<typeof request>[1] & object, body: unknown): Promise<Answer> =>
  new Promise((answered, failed) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(
      {
        ...options,
        headers: {
          ...options.headers,
          "accept-encoding": "gzip, deflate, br",
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(text) })
        }
      },
      (response) => {
        const chunks: Array<Buffer> = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("error", failed)
        response.on("end", () => {
          const bytes = Buffer.concat(chunks)
          const body = response.headers["content-encoding"] === "br" ? brotliDecompressSync(bytes) : bytes
          answered({ status: response.statusCode ?? 0, body: parsed(body) })
        })
      }
    )
    sent.on("error", failed)
    sent.end(text)
  })

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

if (process.send)
  process.once("message", async (buying: Buying) => {
    process.send?.(await work(buying))
    process.disconnect()
  })
