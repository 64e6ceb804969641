import type { Page } from "playwright/test"
import { ops } from "../helpers/operations.ts"
import { placedOrder } from "../helpers/placed-order.ts"
import { expect, live, test } from "../helpers/shopper.ts"

/** Goods whose stock and prices no other journey changes. */
const goods = [
  [1061, "106101"],
  [1062, "106201"],
  [1063, "106301"],
  [1064, "106401"],
  [1065, "106503"]
] as const
/** Orders five lines and has the money found; returns the order's page. */
const paidOrder = async (page: Page, origin: string): Promise<string> => {
  const { code, address } = await placedOrder(page, origin, goods)
  await ops("orders", "accept", code)
  return address
}

/** A printed page without what differs from print to print: the moments and the id of the document. */
const printed = async (page: Page): Promise<string> => {
  const text = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1")
  return text.replace(/\/(?:CreationDate|ModDate) ?\([^)]*\)/g, "").replace(/\/ID ?\[[^\]]*\]/g, "")
}

test("a receipt of five lines is one page, and the same from both themes", { tag: ["@desktop", "@every"] }, async ({
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
