import type { Page } from "playwright/test"
import { chooseShade, lipstick, someEmail, typeDetails } from "./selling-walk.ts"
import { expect, live } from "./shopper.ts"

/** Walks a new visitor through every step of the tours, and stops at each. */
export const walkTours = async (page: Page, visit: (state: string) => Promise<void>): Promise<void> => {
  const step = async (title: string, state: string, on: string): Promise<void> => {
    await expect(page.getByRole("dialog", { name: title })).toBeVisible()
    await visit(`tour-${state}`)
    await page.getByRole("dialog").getByRole("button", { name: on, exact: true }).click()
  }
  const sees = async (anchor: string, path = lipstick): Promise<void> => {
    await page.goto(path)
    await live(page)
    await page.locator(`[data-tour=${anchor}]`).evaluate((element) => element.scrollIntoView({ block: "center" }))
    // Less would be no scroll, more would lead what is explained below the header.
    await page.mouse.wheel(0, 10)
  }
  await page.context().clearCookies({ name: "tours" })
  await sees("combinations")
  await step("Pilih yang cocok buatmu", "combinations", "Lanjut")
  await step("Sudah yakin?", "buy", "Lanjut")
  await step("Cek kata yang sudah coba", "reviews", "Oke, paham")
  await sees("review-filters", `${lipstick}/reviews`)
  await step("Cari review yang mirip kamu", "review-filters", "Lanjut")
  await step("Atur urutannya", "review-sort", "Oke, paham")
  await page.goto(lipstick)
  await live(page)
  await chooseShade(page, "03 Bata Merah")
  await page.getByRole("button", { name: "Tambah ke tas" }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.goto("/order?step=details")
  await typeDetails(page, someEmail("tur"))
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await step("Mau dikirim lewat apa?", "couriers", "Lanjut")
  await step("Biar lebih tenang", "insurance", "Oke, paham")
}
