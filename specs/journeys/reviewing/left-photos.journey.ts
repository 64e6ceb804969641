import type { Page } from "playwright/test"
import { expect, live, test } from "../helpers/shopper.ts"
import { plainPhoto, rotatedPhoto } from "./photo-files.ts"
import { choose, open, photos, product, ready, uploadsOf } from "./photo-form.ts"

/** Returns what this browser has stored: the number of drafts, and how each file begins. Makes drafts older if asked to. */
const stored = (page: Page, olderByMs = 0) =>
  page.evaluate(async (older) => {
    const done = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open("pendar.review-photos"))
    const transaction = database.transaction(["drafts", "files"], "readwrite")
    const drafts = transaction.objectStore("drafts")
    const keys = await done(drafts.getAllKeys())
    for (const key of keys) {
      const row = await done(drafts.get(key))
      if (older > 0) await done(drafts.put({ ...row, at: row.at - older }, key))
    }
    const files: ReadonlyArray<ArrayBuffer> = await done(transaction.objectStore("files").getAll())
    database.close()
    return { drafts: keys.length, files: files.map((file) => new TextDecoder("latin1").decode(file.slice(0, 4_000))) }
  }, olderByMs)

/** Returns who is logged in in this browser as its tabs know it; sets it as another tab would. */
const lastMember = (page: Page, next?: string) =>
  page.evaluate((id) => {
    if (id !== undefined) localStorage.setItem("pendar.last-member", id)
    return localStorage.getItem("pendar.last-member") ?? ""
  }, next)

test("photos of a draft are stored without their own data, and leave a browser after seven days or with their member, and go into no other account. Rule 36", async ({
  page
}) => {
  const shop = await open(page)
  const rotated = await rotatedPhoto()
  expect(rotated.buffer.subarray(0, 4_000).toString("latin1")).toContain("Exif")
  await choose(page, rotated)
  await expect(ready(page, 1)).toBeVisible()
  await expect(photos(page)).toContainText("Foto ikut tersimpan di draf.")
  await expect.poll(async () => (await stored(page)).files.length).toBe(1)
  const { files } = await stored(page)
  expect(files[0]?.slice(0, 3)).toBe("\u00ff\u00d8\u00ff")
  expect(files[0]).not.toContain("Exif")

  // Without a form: any page removes what is too old, and nothing else.
  await page.goto("/")
  await live(page)
  expect((await stored(page, 6 * 86_400_000)).drafts).toBe(1)
  await page.reload()
  await live(page)
  await page.waitForLoadState("networkidle")
  expect((await stored(page, 2 * 86_400_000)).drafts).toBe(1)
  await page.reload()
  await live(page)
  await expect.poll(() => stored(page)).toEqual({ drafts: 0, files: [] })

  await page.goto(`/review/add/${product}`)
  await live(page)
  await choose(page, await plainPhoto("baru.jpg", 640, 640, "#e9c3cd"))
  await expect(ready(page, 1)).toBeVisible()
  await expect.poll(async () => (await stored(page)).files.length).toBe(1)

  // Another member has logged in in another tab, and this one does not know it yet: nothing goes into their account.
  const uploads = uploadsOf(page)
  const member = await lastMember(page)
  await lastMember(page, "another")
  await choose(page, await plainPhoto("lain.jpg", 640, 640, "#5b2333"))
  await expect(photos(page).getByRole("alert")).toContainText("Foto 2 belum sampai karena sesimu berakhir.")
  expect([uploads.posts(), (await stored(page)).files.length]).toEqual([[], 1])
  await lastMember(page, member)

  await page.goto("/account")
  await live(page)
  await page.getByRole("button", { name: "Keluar" }).click()
  await expect(page.getByText("Kamu sudah keluar.")).toBeVisible()
  await expect.poll(() => stored(page)).toEqual({ drafts: 0, files: [] })
  await shop.dispose()
})
