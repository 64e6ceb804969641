import { readFile } from "node:fs/promises"
import type { Page } from "playwright/test"
import { recordingIn } from "#core/charts/recording/recording.rule.ts"
import { replayRecording } from "#specs/simulations/recorded.ts"
import { violationsOn } from "./helpers/axe.ts"
import { madeMember } from "./helpers/made-member.ts"
import { expectMember, logIn, loginDialog, openAccount } from "./helpers/members.ts"
import { expect, live, test } from "./helpers/shopper.ts"

const bar = (page: Page) => page.getByRole("complementary", { name: "Perekam" })

/** The last session of each conversation, taken along one by one, as a developer would. */
const copied = async (page: Page, ...machines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  await bar(page).getByText("Perekam").click()
  const texts: Array<string> = []
  for (const machine of machines) {
    await bar(page).getByLabel("Percakapan").selectOption(machine)
    await bar(page).getByRole("button", { name: "Salin sesi ini" }).click()
    await expect(bar(page).getByRole("status")).toHaveText(`Sesi ${machine} sudah disalin.`)
    texts.push(await page.evaluate(() => navigator.clipboard.readText()))
  }
  return texts
}

test("a recorded visit plays again in Node to the same states, and does not tell whose it was", {
  tag: ["@desktop"]
}, async ({ page, context, watched }) => {
  watched.expectRefusal(401, /\/auth\/login/)
  const { who, shop } = await madeMember(page)
  await page.goto("/brands")
  await live(page)
  await expect(bar(page)).toBeHidden()
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.evaluate(() => localStorage.setItem("pendar.recorder", "on"))
  await page.reload()
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, "melati-kuning-1")
  await expect(loginDialog(page).getByRole("alert")).toBeVisible()
  await logIn(page, who.email, who.password)
  await expectMember(page)

  const texts = await copied(page, "shop", "session", "account", "login")
  for (const secret of [who.email, who.userName, who.phone.slice(4), who.password, "melati-kuning-1", who.lastName])
    expect(texts.join("").toLowerCase()).not.toContain(secret.toLowerCase())
  const [shopSession, ...all] = texts.flatMap((one) => recordingIn(JSON.parse(one)) ?? [])
  expect(shopSession?.machine).toBe("shop")
  const login = all.at(-1)
  expect(login?.steps.map(({ state }) => JSON.stringify(state))).toContain('{"form":"invalid"}')
  expect(login?.steps.at(-1)?.state).toBe("signedIn")
  for (const recording of all) expect(replayRecording(recording).strayed, recording.machine).toBeUndefined()
  expect(await violationsOn(page)).toEqual([])

  const download = page.waitForEvent("download")
  await bar(page).getByRole("link", { name: "Simpan" }).click()
  expect(JSON.parse(await readFile(await (await download).path(), "utf8"))).toMatchObject({ machine: "login" })
  await bar(page).getByRole("button", { name: "Berhenti" }).click()
  await expect(bar(page)).toBeHidden()
  await shop.dispose()
})
