import type { Page, Request } from "playwright/test"
import { madeMember } from "../helpers/made-member.ts"
import { dialog } from "../helpers/members.ts"
import { expect, live } from "../helpers/shopper.ts"
import type { FileToChoose } from "./photo-files.ts"

/** The product that is reviewed. */
export const product = 1002
/** A text for each member: one that is like another's would be found. */
export const stories = {
  "@phone":
    "Teksturnya lembut seperti mousse, gampang diratakan pakai jari dan tidak menggumpal di garis bibir. Dipakai seharian di kantor " +
    "ber-AC tetap nyaman, cuma perlu ditambah sedikit setelah makan siang.",
  "@desk":
    "Kemasannya ringkas dan tutupnya rapat, jadi aman ditaruh di tas kecil. Warnanya keluar sekali oles, lalu menipis pelan-pelan " +
    "tanpa meninggalkan tepi yang gelap. Aku suka karena tidak terasa berat."
} as const

/** The photos of the form. */
export const photos = (page: Page) => page.getByRole("group", { name: "Foto" }).first()
/** The tile of a photo, from 1 on. */
export const tile = (page: Page, number: number) =>
  photos(page)
    .getByRole("listitem")
    .nth(number - 1)
/** What moves a photo that has been uploaded. */
export const ready = (page: Page, number: number) => page.getByRole("button", { name: `Ubah urutan foto ${number}` })
/** Follows the calls about photos that a page makes from now on. */
export const uploadsOf = (page: Page) => {
  const sent: Array<Request> = []
  page.on("request", (request) => {
    if (/\/review-images/.test(request.url())) sent.push(request)
  })
  return {
    posts: () => sent.filter((request) => request.method() === "POST"),
    removals: () => sent.filter((request) => request.method() === "DELETE").length
  }
}

/** Adds files by the sheet that asks where they come from. */
export const choose = async (page: Page, ...files: ReadonlyArray<FileToChoose>) => {
  await photos(page).getByRole("button", { name: "Tambah" }).click()
  const chooser = page.waitForEvent("filechooser")
  await dialog(page, "Tambah foto").getByRole("button", { name: "Pilih dari galeri" }).click()
  await (await chooser).setFiles([...files])
  await expect(dialog(page, "Tambah foto")).toHaveCount(0)
}

/** Opens the form of a new member. */
export const open = async (page: Page) => {
  const { shop } = await madeMember(page)
  await page.context().addCookies((await shop.storageState()).cookies)
  await page.goto(`/review/add/${product}`)
  await live(page)
  return shop
}

/** Answers everything that the form asks for. */
export const fill = async (page: Page, story: string) => {
  await page
    .getByRole("radiogroup", { name: "Semua bagian" })
    .getByRole("radio", { name: "5 bintang" })
    .check({ force: true })
  for (const group of await page.getByRole("group", { name: /yang kamu pakai$/ }).all())
    await group.getByRole("radio").first().check({ force: true })
  await page.getByRole("textbox", { name: "Ceritakan pengalamanmu" }).fill(story)
  for (const [question, answer] of [
    ["Sudah dipakai berapa lama?", "1–4 minggu"],
    ["Rekomendasikan?", "Ya"],
    ["Mau beli lagi?", "Ya"]
  ] as const)
    await page.getByRole("group", { name: question }).getByRole("radio", { name: answer }).check({ force: true })
}
