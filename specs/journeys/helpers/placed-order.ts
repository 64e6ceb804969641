import { randomInt, randomUUID } from "node:crypto"
import type { Page } from "playwright/test"
import { someEmail } from "./selling-walk.ts"
import { expect } from "./shopper.ts"

/** A number of its own: a guest has a few unpaid orders at most. Decision 0033. */
const someNumber = () => ({ phone_no: `0812${randomInt(1e7, 1e8)}`, phone_code: "+62" })

interface Placed {
  readonly order: { readonly code: string; readonly access_key: string }
}

/**
 * Orders two of each goods, or `quantity`, as a guest by the calls of the wire; returns the code of the order and the address of its page.
 *
 * @param goods numbers of products, each with one of its combinations
 */
export const placedOrder = async (
  page: Page,
  origin: string,
  goods: ReadonlyArray<readonly [product: number, combination: string]>,
  quantity = 2
): Promise<{ readonly code: string; readonly address: string }> => {
  const call = async <A>(method: "POST" | "PUT", path: string, data: unknown, headers = {}): Promise<A> => {
    const answer = await page.request.fetch(`/api/orders${path}`, { method, data, headers: { origin, ...headers } })
    expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.anything()])
    return ((await answer.json()) as { readonly data: A }).data
  }
  const lines = goods.map(([product_id, combination_id]) => ({ product_id, combination_id, quantity }))
  const { checkout_id } = await call<{ readonly checkout_id: string }>("POST", "/checkouts", { lines })
  const [email, phone] = [someEmail("pesanan"), someNumber()]
  const { version, quote_hash } = await call<Readonly<Record<"version" | "quote_hash", unknown>>>(
    "PUT",
    `/checkouts/${checkout_id}`,
    {
      contact: { first_name: "Rani", last_name: "Lestari", email, ...phone },
      delivery: {
        kind: "ship",
        courier: "jne",
        service: "reg",
        address: {
          recipient: "Rani Putri Lestari",
          ...phone,
          district_id: "31.74.07",
          subdistrict: { name: "Gunung" },
          postal_code: "12120",
          line: "Jl. Melawai Raya No. 18, RT 05/RW 02"
        }
      },
      bank: "bca"
    }
  )
  const key = { "idempotency-key": randomUUID() }
  const placed = await call<Placed>("POST", "/order", { checkout_id, version, quote_hash }, key)
  const { code, access_key } = placed.order
  return { code, address: `/orders/${code}#key=${access_key}` }
}
