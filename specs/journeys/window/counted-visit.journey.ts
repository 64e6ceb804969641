import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page, Request } from "playwright/test"
import { startShop } from "../../shop-process.ts"
import { beenHere } from "../helpers/been-here.ts"
import { followLink } from "../helpers/follow-link.ts"
import { madeMember } from "../helpers/made-member.ts"
import { expectMember, logIn, logOut, openAccount } from "../helpers/members.ts"
import { opsOf } from "../helpers/operations.ts"
import { lipstick, orderByTransfer, someEmail, toPayment } from "../helpers/selling-walk.ts"
import { expect, live, test, touch } from "../helpers/shopper.ts"

test.use({ isAsked: true })

interface Sent {
  readonly session: string
  readonly what: string
}

const question = (page: Page) => page.getByRole("complementary", { name: "Catatan kunjungan" })
const choice = (page: Page) => page.getByRole("region", { name: "Catatan kunjungan" })

/** Everything about visits that leaves a page, each event once. */
const follow = (page: Page) => {
  const events = new Map<string, Sent>()
  const [orders, joined]: [Array<Sent>, Array<string>] = [[], []]
  page.on("request", (request: Request) => {
    const body = JSON.parse(request.postData() ?? "{}")
    if (request.url().endsWith("/analytics/sessions/me"))
      for (const { _id, verb, object_type, object_id = "", referrer } of body.events)
        events.set(_id, {
          session: body.session_id,
          what: [verb, object_type, object_id, referrer ? `from ${referrer.object_type}` : ""].filter(Boolean).join(" ")
        })
    if (request.url().endsWith("/conversions/events")) orders.push({ session: body.session_id, what: body.object_id })
    if (request.url().endsWith("/user/me/actions")) joined.push(body.device_id)
  })
  return { what: () => [...events.values()].map(({ what }) => what), events, orders, joined }
}

const waiting = async (page: Page): Promise<number> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("pendar.tracked"))) ?? '{"events":[]}').events.length

const agree = async (page: Page): Promise<void> => {
  await page.goto("/")
  await live(page)
  await touch(page)
  await question(page).getByRole("button", { name: "Boleh" }).click()
  await expect(question(page)).toHaveCount(0)
}

test("a search, an order and a log-in are counted once each, and the next person is another viewer. D-72", async ({
  page,
  watched
}) => {
  test.slow()
  watched.expectRefusal(503, /\/api\/conversions\/events$/)
  const sent = follow(page)
  await agree(page)
  await expect.poll(sent.what).toEqual(["view home"])

  await page.goto("/search?q=serum")
  await live(page)
  await expect.poll(sent.what).toContain("view search")
  await followLink(page, "/search?q=serum&for=online")
  await expect(page).toHaveURL(/for=online/)
  await followLink(page, "/search?q=zzqqxx")
  await expect.poll(sent.what).toContain("miss search")
  await page.goBack()
  await page.locator("main a[href^='/product/']").filter({ visible: true }).first().click()
  await expect.poll(() => sent.what().some((what) => /^view product_detail \d+ from search$/.test(what))).toBe(true)
  // The filter was of the same search; going back to one looks at it again.
  expect(sent.what().filter((what) => what === "find search")).toHaveLength(2)

  await toPayment(page, someEmail("hitung"), lipstick)
  // The report is lost once; it waits with the events until the shop has answered.
  await page.route(/\/api\/conversions\//, (route) => route.fulfill({ status: 503, body: "{}" }), { times: 1 })
  const code = await orderByTransfer(page)
  await expect.poll(() => sent.orders.length, { timeout: 60_000 }).toBeGreaterThan(1)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem("pendar.tracked"))).not.toContain(code)
  expect(new Set(sent.orders.map(({ what }) => what))).toEqual(new Set([code]))
  expect(sent.what()).toContain("add product_detail 1001")
  expect(sent.what().join()).not.toContain(code)

  const { who, shop } = await madeMember(page)
  await page.goto("/")
  await live(page)
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  const [viewer] = [...sent.events.values()].map(({ session }) => session)
  await expect.poll(() => sent.joined).toEqual([viewer])
  const own = await page.request.get("/api/public/user/me/data")
  expect(await own.text()).toContain("product_detail")
  await logOut(page)
  await page.goto("/brands")
  await live(page)
  await expect.poll(() => [...sent.events.values()].at(-1)?.session).not.toBe(viewer)
  expect(new Set([...sent.events.values()].map(({ session }) => session)).size).toBe(2)
  await shop.dispose()
})

test("what was done before a yes is not counted, and tabs follow the answer of one of them. D-72", async ({
  page,
  context
}) => {
  const sent = follow(page)
  await page.goto("/")
  await live(page)
  await touch(page)
  await question(page).getByRole("button", { name: "Tidak usah" }).click()
  await page.goto(lipstick)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")

  const other = await context.newPage()
  await other.goto("/pages/privacy")
  await live(other)
  await choice(other).getByRole("button", { name: "Boleh" }).click()
  await expect.poll(sent.what).toContain("view product_detail 1001")
  await followLink(page, "/brands")
  await expect.poll(sent.what).toContain("view other from product_detail")
  expect(sent.what().filter((what) => what.startsWith("add"))).toEqual([])

  await choice(other).getByRole("button", { name: "Tidak usah" }).click()
  await expect(choice(other).getByRole("status")).toHaveText("Saat ini kunjunganmu tidak dicatat.")
  const before = sent.what().length
  await followLink(page, "/stores")
  await expect(page).toHaveURL("/stores")
  await page.goto("/")
  await live(page)
  expect([sent.what().length, await page.evaluate(() => localStorage.getItem("pendar.tracked"))]).toEqual([
    before,
    null
  ])
})

test("a changed privacy text asks those again who agreed, and without one nothing is counted. Decision 0138", {
  tag: "@phone"
}, async ({ browser }) => {
  test.slow()
  // A shop of its own: its texts change.
  const shop = await startShop()
  const folder = await mkdtemp(join(tmpdir(), "pendar-privacy-"))
  const ops = opsOf(shop.dataDir)
  const { cookies, origins } = beenHere(shop.address)
  const person = (answer?: string) =>
    browser.newContext({
      baseURL: shop.address,
      locale: "id-ID",
      serviceWorkers: "block",
      storageState: {
        cookies,
        origins: origins.map(({ origin, localStorage }) => ({
          origin,
          localStorage: [
            ...localStorage.filter(({ name }) => name !== "pendar.consent"),
            ...(answer === undefined ? [] : [{ name: "pendar.consent", value: answer }])
          ]
        }))
      }
    })
  const [agreed, refused] = [await person(), await person("no")]
  const [page, other] = [await agreed.newPage(), await refused.newPage()]
  const opens = async (one: Page): Promise<void> => {
    await one.goto("/")
    await live(one)
    await touch(one)
  }
  try {
    const sent = follow(page)
    await agree(page)
    await expect.poll(sent.what).toEqual(["view home"])

    const file = join(folder, "pages.csv")
    // The mark of the privacy text that the shop draws into its pages.
    const mark = async () => /"privacy":"(\w+)"/.exec(await (await page.request.get("/")).text())?.[1]
    const first = await mark()
    expect(first).toBeDefined()
    await writeFile(file, "slug,title_id\nprivacy,Privasi dan catatan kunjungan\n")
    await ops("import", "pages", file)
    await expect.poll(async () => [undefined, first].includes(await mark()), { timeout: 90_000 }).toBe(false)
    await opens(page)
    await expect(question(page)).toBeVisible()
    const before = sent.what().length
    await question(page).getByRole("button", { name: "Boleh" }).click()
    await expect.poll(() => sent.what().length).toBe(before + 1)
    await opens(other)
    await expect(question(other)).toHaveCount(0)

    await writeFile(file, "slug\nterms\nhelp\nabout\n")
    await ops("import", "pages", file, "--remove-others")
    await expect
      .poll(async () => (await page.goto("/pages/privacy"))?.status(), { timeout: 90_000, intervals: [3_000] })
      .toBe(404)
    await opens(page)
    const counted = sent.what().length
    await followLink(page, "/brands")
    await expect(page).toHaveURL("/brands")
    await page.goto("/stores")
    await live(page)
    await touch(page)
    await opens(page)
    expect([sent.what().length, await question(page).count()]).toEqual([counted, 0])
    expect(await other.evaluate(() => localStorage.getItem("pendar.consent"))).toBe("no")
  } finally {
    await agreed.close()
    await refused.close()
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
