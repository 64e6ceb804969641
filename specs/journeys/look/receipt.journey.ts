import { randomUUID } from "node:crypto"
import type { Page } from "playwright/test"
import { ops } from "../helpers/operations.ts"
import { someEmail } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

/** Goods whose stock and prices no other journey changes. */
const goods = [
  [1061, "106101"],
  [1062, "106201"],
  [1063, "106301"],
  [1064, "106401"],
  [1065, "106503"]
] as const
const phone = { phone_no: "081234567890", phone_code: "+62" }

interface Placed {
  readonly order: { readonly code: string; readonly access_key: string }
}

/** Orders five lines by the calls of the wire, and has the money found; returns the order's page. */
const paidOrder = async (page: Page, origin: string): Promise<string> => {
  const call = async <A>(method: "POST" | "PUT", path: string, data: unknown, headers = {}): Promise<A> => {
    const answer = await page.request.fetch(`/api/orders${path}`, { method, data, headers: { origin, ...headers } })
    expect([path, answer.ok(), await answer.text()]).toEqual([path, true, expect.anything()])
    return ((await answer.json()) as { readonly data: A }).data
  }
  const lines = goods.map(([product_id, combination_id]) => ({ product_id, combination_id, quantity: 2 }))
  const { checkout_id } = await call<{ readonly checkout_id: string }>("POST", "/checkouts", { lines })
  const email = someEmail("kuitansi")
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
  await ops("orders", "accept", code)
  return `/orders/${code}#key=${access_key}`
}

/** A printed page without what differs from print to print: the moments and the id of the document. */
const printed = async (page: Page): Promise<string> => {
  const text = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1")
  return text.replace(/\/(?:CreationDate|ModDate) ?\([^)]*\)/g, "").replace(/\/ID ?\[[^\]]*\]/g, "")
}

test("a receipt of five lines is one page, and the same from both themes", { tag: "@desktop" }, async ({
  page,
  baseURL
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto(await paidOrder(page, baseURL ?? ""))
  await live(page)
  await expect(page.getByText("LUNAS")).toBeAttached()
  const light = await printed(page)
  expect(light.match(/\/Type ?\/Page\b/g)).toHaveLength(1)

  await page.emulateMedia({ colorScheme: "dark" })
  await page.reload()
  await live(page)
  await expect(page.getByText("LUNAS")).toBeAttached()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe("rgb(255, 255, 255)")
  expect(await printed(page)).toBe(light)

  // Each line with its number and its prices; nothing of the page beside it.
  await page.emulateMedia({ media: "print" })
  const rows = page.getByRole("table").getByRole("row")
  await expect(rows).toHaveCount(1 + goods.length)
  await expect(rows.nth(1)).toContainText("Velvet Curtain Foundation")
  await expect(rows.nth(1)).toContainText("Ivory Dusk")
  for (const row of (await rows.all()).slice(1)) {
    const [, quantity, unit, subtotal] = await row.getByRole("cell").allTextContents()
    const [price, sum] = [unit, subtotal].map((text = "") => Number(/^Rp([\d.]+)/.exec(text)?.[1]?.replaceAll(".", "")))
    expect([quantity, sum]).toEqual(["2", 2 * (price ?? 0)])
  }
  for (const words of ["Riwayat", "Dikirim ke"]) await expect(page.getByText(words)).toBeHidden()
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0)
})
