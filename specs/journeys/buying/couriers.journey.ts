import { someEmail, typeDetails } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const perfume = "/product/eau-de-parfum/1006-kenanga-senja-di-ubud"
const abepura = { district: "Abepura", village: "Awiyo", postalCode: "99323" }

test("each courier has a name of its own, and says which line it cannot take", async ({ page }) => {
  await page.goto(perfume)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  await typeDetails(page, someEmail("papua"), abepura)
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Pengiriman" })).toBeVisible()
  const couriers = page.getByRole("group", { name: "Pengiriman" }).locator("label")
  await expect(couriers.first()).toBeVisible()
  // One company offers two ways, of which only one flies.
  await expect(couriers.filter({ hasText: "JNE OKE" })).toHaveCount(1)
  const byAir = couriers.filter({ hasText: "JNE REG" })
  await expect(byAir).toHaveCount(1)
  await expect(byAir).toContainText("Tidak bisa lewat udara karena ada Senja di Ubud.")
  await expect(byAir.getByRole("radio")).toBeDisabled()
  const names = (await couriers.allTextContents()).map(
    (text) =>
      /(?:JNE|J&T|SiCepat|AnterAja|Pos Indonesia|GoSend|GrabExpress) (?:REG|OKE|YES|EZ|Next Day|Reguler|Same Day|Instant)/.exec(
        text
      )?.[0]
  )
  expect(new Set(names).size, names.join(", ")).toBe(names.length)
})
