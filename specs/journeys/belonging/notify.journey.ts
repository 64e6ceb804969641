import { enter } from "../helpers/made-member.ts"
import { ops } from "../helpers/operations.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, live, test } from "../helpers/shopper.ts"

// A product of its own for each size: both shops are one.
for (const [size, tag, product] of [
  ["a phone", "@phone", 1290],
  ["a desk", "@desk", 1291]
] as const)
  test(`a shade that sells out is saved, asked for from the wishlist, and announced once when it is back, on ${size}. D-49`, {
    tag: tag
  }, async ({ page }) => {
    const { who, shop } = await enter(page)
    await shop.dispose()
    const answer = await page.request.get(`/api/catalogue/v3/products/${product}`)
    const { data } = (await answer.json()) as {
      readonly data: { readonly product_url_share: string; readonly default_combination: { readonly _id: string } }
    }
    await page.goto(new URL(data.product_url_share, page.url()).pathname)
    await live(page)
    await page
      .getByRole("button", { name: /^Tambah ke wishlist/ })
      .first()
      .click()
    await expect(page.getByText("Sukses menambahkan ke Wishlist.")).toBeVisible()
    await quiet(page)
    const { _id: id } = data.default_combination
    await ops("stock", "set", id, "0")

    await page.goto("/wishlist")
    await live(page)
    await expect(page.getByText("Stok habis").first()).toBeVisible()
    await page.getByRole("button", { name: "Beri tahu" }).click()
    const asked = page.getByRole("dialog", { name: "Beri tahu saat tersedia" })
    await asked.getByLabel("Email").fill(who.email)
    await asked.getByRole("button", { name: "Beri tahu saya" }).click()
    await expect(page.getByText("Sip, kami kabari")).toBeVisible()
    await page.keyboard.press("Escape")

    const announced = async (): Promise<number> => {
      const letters = await page.request.get("/dev/outbox", { params: { to: who.email } })
      const { data } = (await letters.json()) as { readonly data: ReadonlyArray<{ readonly subject?: string }> }
      return data.filter(({ subject }) => subject?.includes(" ada lagi")).length
    }
    expect(await announced()).toBe(0)
    await ops("stock", "set", id, "3")
    await expect.poll(announced, { timeout: 60_000 }).toBe(1)
    await ops("stock", "set", id, "0")
    await ops("stock", "set", id, "5")
    await page.reload()
    await live(page)
    await page.getByRole("button", { name: "Pindah ke tas" }).click()
    await expect(page.getByText("1 produk pindah ke tas")).toBeVisible()
    await quiet(page)
    expect(await announced()).toBe(1)
  })
