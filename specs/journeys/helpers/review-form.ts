import type { Locator, Page } from "playwright/test"

/** A text that the shop takes. */
export const story =
  "Merahnya pas di kulit sawo matang, tidak lari ke oranye. Dua oles sudah halus dan penuh, dan tahan dari pagi sampai sore. " +
  "Makan siang cuma perlu sedikit ditambah di bagian tengah."
export const textOf = (page: Page): Locator => page.getByRole("textbox", { name: "Ceritakan pengalamanmu" })
export const star = (page: Page, part: string, stars: number): Locator =>
  page.getByRole("radiogroup", { name: part }).getByRole("radio", { name: `${stars} bintang` })
export const answer = (page: Page, question: string | RegExp, name: string): Locator =>
  page.getByRole("group", { name: question }).getByRole("radio", { name })
export const publish = (page: Page): Locator => page.getByRole("button", { name: "Terbitkan" })

/** Answers every question of the form, with a text. */
export const fillIn = async (page: Page, details: string): Promise<void> => {
  await star(page, "Semua bagian", 4).check({ force: true })
  await page.getByRole("group", { name: "Shade yang kamu pakai" }).getByRole("radio").first().check({ force: true })
  await textOf(page).fill(details)
  await answer(page, "Sudah dipakai berapa lama?", "1–4 minggu").check({ force: true })
  await answer(page, "Rekomendasikan?", "Ya").check({ force: true })
  await answer(page, "Mau beli lagi?", "Ya").check({ force: true })
}
