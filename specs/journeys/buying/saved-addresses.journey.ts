import type { Page } from "playwright/test"
import { enter, postJson } from "../helpers/made-member.ts"
import { lipstick } from "../helpers/selling-walk.ts"
import { expect, live, test } from "../helpers/shopper.ts"

const jakarta = {
  label: "Rumah",
  recipient: "Gita Lestari",
  phone_no: "81234567890",
  phone_code: "+62",
  district_id: "31.74.07",
  subdistrict: { id: "31.74.07.1002", name: "Gunung" },
  postal_code: "12120",
  line: "Jalan Senopati 12"
}
const bandung = {
  ...jakarta,
  label: "Kos",
  district_id: "32.73.09",
  subdistrict: { id: "32.73.09.1003", name: "Citarum" },
  postal_code: "40115",
  line: "Jalan Riau 5"
}

const district = (page: Page) => page.getByRole("combobox", { name: "Kecamatan atau kode pos" })
const village = (page: Page) => page.getByLabel("Kelurahan atau desa")
const expectPlace = async (page: Page, where: RegExp, kelurahan: string, postalCode: string): Promise<void> => {
  await expect(district(page)).toHaveValue(where)
  await expect(village(page).locator("option:checked")).toHaveText(kelurahan)
  await expect(page.getByLabel("Kode pos", { exact: true })).toHaveValue(postalCode)
}

test("the checkout shows the kecamatan that the chosen address has, and orders to it", async ({ page }) => {
  const { shop } = await enter(page)
  for (const address of [jakarta, bandung]) await postJson(shop, "/api/public/user/me/addresses", { address })
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  const saved = page.getByLabel("Alamat tersimpan")

  // The main one is there on the first visit, whole.
  await expectPlace(page, /^Kebayoran Baru, Kota Jakarta Selatan/, "Gunung", "12120")
  await saved.selectOption({ label: "Kos · Gita Lestari · Jalan Riau 5" })
  await expectPlace(page, /^Bandung Wetan, Kota Bandung/, "Citarum", "40115")
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(page.getByText("Jalan Riau 5, Citarum, Bandung Wetan, Kota Bandung 40115")).toBeVisible()
  await page.goBack()
  await saved.selectOption({ label: "Rumah · Gita Lestari · Jalan Senopati 12" })
  await expectPlace(page, /^Kebayoran Baru, Kota Jakarta Selatan/, "Gunung", "12120")

  // Typed over it is no saved address any more, and can be chosen again; what was half typed is gone.
  await district(page).fill("bandung w")
  await expect(saved).toHaveValue("")
  await saved.selectOption({ label: "Rumah · Gita Lestari · Jalan Senopati 12" })
  await expectPlace(page, /^Kebayoran Baru, Kota Jakarta Selatan/, "Gunung", "12120")

  // Another address begins with empty fields, for the same person.
  await saved.selectOption({ label: "Alamat lain" })
  await expect(district(page)).toHaveValue("")
  await expect(page.getByLabel("Alamat lengkap")).toHaveValue("")
  await expect(page.getByLabel("Nama penerima")).toHaveValue("Gita Lestari")
  await expect(saved).toHaveValue("")
})

// At 1440 px all of them fit into the window.
test("a dialog whose opener goes with it leaves the page where its heading is", { tag: "@phone" }, async ({ page }) => {
  const { shop } = await enter(page)
  for (const label of ["Rumah", "Kos", "Kantor", "Orang tua"])
    await postJson(shop, "/api/public/user/me/addresses", { address: { ...jakarta, label } })
  await page.goto("/account/addresses")
  await live(page)
  await page
    .getByRole("button", { name: /^Hapus alamat/ })
    .last()
    .click()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole("dialog").getByRole("button", { name: /^Ya/ }).click()
  await expect(page.getByText("Alamatnya sudah dihapus.")).toBeInViewport()
  await expect(page.getByRole("heading", { level: 1, name: "Alamat" })).toBeFocused()
  await expect(page.getByRole("heading", { level: 1, name: "Alamat" })).toBeInViewport()
})
