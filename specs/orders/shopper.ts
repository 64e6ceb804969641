import { randomUUID } from "node:crypto"

/** Asks the shop as a guest's browser would. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** What a guest wants of one combination. */
export interface Wish {
  readonly product_id: number
  readonly combination_id: string
  readonly quantity: number
}

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes are looked into
  readonly body: any
}

/** A guest at the shop: every step of ordering by the calls of the wire. */
export const guestAt = (ask: Ask) => {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {}
  ): Promise<Answered> => {
    const answer = await ask(path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    return { status: answer.status, body: await answer.json() }
  }

  const open = async (lines: ReadonlyArray<Wish>) => call("POST", "/api/orders/checkouts", { lines })
  const change = (id: string, what: unknown) => call("PUT", `/api/orders/checkouts/${id}`, what)
  const place = (
    checkout: { readonly checkout_id: string; readonly version: number; readonly quote_hash: string },
    key: string = randomUUID()
  ) =>
    call(
      "POST",
      "/api/orders/order",
      { checkout_id: checkout.checkout_id, version: checkout.version, quote_hash: checkout.quote_hash },
      { "idempotency-key": key }
    )

  /** Everything up to the last button: the checkout as it is to be placed. */
  const prepare = async (lines: ReadonlyArray<Wish>, email = "ayu@pembeli.test", bank = "bca") => {
    const opened = await open(lines)
    if (opened.status !== 201) return opened
    const id = opened.body.data.checkout_id
    const given = await change(id, { contact: contactOf(email), ...delivery, bank })
    return given
  }

  /** A whole order, from its lines to its code and key. */
  const buy = async (lines: ReadonlyArray<Wish>, email?: string, bank?: string) => {
    const prepared = await prepare(lines, email, bank)
    return prepared.status === 200 ? place(prepared.body.data) : prepared
  }

  const order = (code: string, key: string) =>
    call("GET", `/api/orders/users/me/orders/${code}`, undefined, { "x-order-key": key })

  return { call, open, change, prepare, place, buy, order }
}

export const contactOf = (email: string) => ({
  first_name: "Ayu",
  last_name: "Lestari",
  email,
  phone_no: "081234567890",
  phone_code: "+62"
})

export const delivery = {
  delivery: {
    kind: "ship",
    address: {
      recipient: "Ayu Lestari",
      phone_no: "081234567890",
      phone_code: "+62",
      district_id: "31.74.07",
      subdistrict: { name: "Senayan" },
      postal_code: "12190",
      line: "Jalan Senopati 12, RT 3/RW 2"
    },
    courier: "jne",
    service: "reg"
  }
} as const
