import { violationsOn } from "../helpers/axe.ts"
import { expectFits } from "../helpers/fits.ts"
import { enter } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { ops } from "../helpers/operations.ts"
import { expect, live, test } from "../helpers/shopper.ts"
import { packaging } from "./photo-files.ts"

const send = "Kirim untuk dicek"

for (const size of ["@phone", "@desk"] as const)
  test(`a product that is missing is proposed, looked at by staff, and reviewed, on ${size}. Specification 2, AddProduct; D-45b`, async ({
    page
  }) => {
    const [brand, name] =
      size === "@phone" ? ["Lembayung", "Serum Kunyit Madu"] : ["Cempaka Senja", "Serum Bengkoang Pandan"]
    const { shop } = await enter(page)
    await shop.dispose()
    await page.goto("/review/add")
    await live(page)
    await page.getByRole("searchbox", { name: "Cari produk" }).fill("zzqxwv")
    await page.getByRole("link", { name: "Usulkan produknya" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Produkmu belum ada?" })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    // Sent with nothing in it, the form leads to what is missing.
    await page.getByRole("button", { name: send }).click()
    await expect(page.getByRole("link", { name: /Nama produk: Data belum diisi/ })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    // What is typed stays over a reload.
    await page.getByRole("textbox", { name: "Brand" }).fill(brand)
    await page.getByRole("radio", { name: `Usulkan “${brand}” sebagai brand baru` }).check()
    await page.getByRole("textbox", { name: "Nama produk" }).fill(name)
    page.once("dialog", (asked) => asked.accept())
    await page.reload()
    await live(page)
    await expect(page.getByRole("textbox", { name: "Nama produk" })).toHaveValue(name)
    await expect(page.getByRole("radio", { name: /sebagai brand baru/ })).toBeChecked()

    // The category that the name speaks of is offered.
    await page.getByRole("button", { name: "Kategori" }).click()
    const sheet = page.getByRole("dialog")
    await expect(sheet.getByRole("radio", { name: /Serum/ }).first()).toBeChecked()
    expect(await violationsOn(page)).toEqual([])
    await sheet.getByRole("button", { name: /^Pakai “Serum/ }).click()
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await packaging())
    await expect(page.getByRole("button", { name: "Ubah urutan foto 1" })).toBeVisible()

    // Leaving asks first; Escape means stay.
    await page.goBack()
    const question = dialog(page, "Buang isian ini?")
    await expect(question).toContainText("Brand, nama produk, kategori, dan 1 foto yang sudah kamu isi akan hilang.")
    await expect(question.getByRole("button", { name: "Lanjut mengisi" })).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(question).toBeHidden()

    await page.getByRole("button", { name: send }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Usulanmu terkirim" })).toBeVisible()
    await page.getByRole("link", { name: "Usulan produk" }).click()
    await expect(page.getByText("Menunggu dicek")).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await expectFits(page)

    // Staff accept it, and it can be reviewed.
    const listed = (await ops("proposals", "list")).split("\n").find((line) => line.includes(brand))
    const id = listed?.split("\t")[0] ?? ""
    expect(await ops("proposals", "show", id)).toContain("version 1")
    await ops("proposals", "accept", id, "--version", "1")
    await page.reload()
    await live(page)
    await expect(page.getByText("Diterima", { exact: true })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Tulis review" }).click()
    await expect(page.getByText(name).first()).toBeVisible()
  })
