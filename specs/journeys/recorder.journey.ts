import type { Page } from "playwright/test"
import { recordingIn } from "#core/charts/recording.rule.ts"
import { replayed } from "#specs/simulations/recorded.ts"
import { madeMember } from "./made-member.ts"
import { dialog, expectMember, logIn, openAccount } from "./members.ts"
import { expect, live, test } from "./shopper.ts"

const sessions = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { pendarSessions } = globalThis as { readonly pendarSessions?: () => string }
    return pendarSessions?.() ?? "nothing is recorded"
  })

test("a recorded visit plays again in Node to the same states, and does not tell whose it was", {
  tag: "@desktop"
}, async ({ page, watched }) => {
  watched.expectRefusal(401, /\/auth\/login/)
  const { who, shop } = await madeMember(page)
  await page.goto("/brands")
  await live(page)
  expect(await sessions(page)).toBe("nothing is recorded")
  await page.evaluate(() => localStorage.setItem("pendar.recorder", "on"))
  await page.reload()
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, "melati-kuning-1")
  await expect(dialog(page, "Masuk").getByRole("alert")).toBeVisible()
  await logIn(page, who.email, who.password)
  await expectMember(page)

  const text = await sessions(page)
  for (const secret of [who.email, who.userName, who.phone.slice(4), who.password, "melati-kuning-1", who.lastName])
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  const all = (JSON.parse(text) as ReadonlyArray<unknown>).flatMap((one) => recordingIn(one) ?? [])
  expect(all.map(({ machine }) => machine)).toEqual(expect.arrayContaining(["shop", "session", "login"]))
  const login = all.findLast(({ machine }) => machine === "login")
  if (login === undefined) throw new Error("no log-in was recorded")
  expect(login.steps.map(({ state }) => JSON.stringify(state))).toContain('{"form":"invalid"}')
  expect(login.steps.at(-1)?.state).toBe("signedIn")
  for (const recording of all.filter(({ machine }) => ["login", "session", "account"].includes(machine)))
    expect(replayed(recording).strayed, recording.machine).toBeUndefined()
  await shop.dispose()
})
