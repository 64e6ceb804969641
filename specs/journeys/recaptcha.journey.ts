import { openJsonSink } from "../outbox/json-sink.ts"
import { startShop } from "../shop-process.ts"
import {
  dialog,
  expectMember,
  fillPasswords,
  fillRegistration,
  loginDialog,
  newcomer,
  openAccount,
  proveBy
} from "./helpers/members.ts"
import { expect, live, test } from "./helpers/shopper.ts"

const script = "window.grecaptcha = { ready: (done) => done(), execute: async (key, of) => key + ' ' + of.action }"

test("if the shop asks for it, a registration needs a proof of being a person", { tag: "@desktop" }, async ({
  browser
}) => {
  const google = await openJsonSink()
  const shop = await startShop({
    RECAPTCHA_SITE_KEY: "our-key",
    RECAPTCHA_SCRIPT: `${google.url}/api.js`,
    RECAPTCHA_SECRET: "our-secret",
    RECAPTCHA_URL: `${google.url}/siteverify`
  })
  const context = await browser.newContext({ baseURL: shop.address })
  try {
    const page = await context.newPage()
    const who = newcomer("Wulan")
    const submit = dialog(page, "Daftar akun").getByRole("button", { name: "Daftar", exact: true })
    google.answers((_, response) => response.writeHead(503).end())
    await page.goto("/")
    await live(page)
    await openAccount(page)
    await loginDialog(page).getByRole("button", { name: "Daftar" }).click()
    await fillRegistration(page, who)
    await fillPasswords(page, who)
    expect(google.asked).toEqual([])

    // It cannot be loaded: that is said, and nothing typed is lost.
    await submit.click()
    await expect(page.getByText("Pemeriksaan keamanan tidak bisa dimuat.")).toBeVisible()
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(who.email)
    await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue(who.password)

    google.answers(({ method }, response) =>
      method === "POST"
        ? response.writeHead(200).end(JSON.stringify({ success: true, score: 0.9 }))
        : response.writeHead(200, { "content-type": "text/javascript" }).end(script)
    )
    await submit.click()
    await proveBy(page, "SMS", who.phone)
    await expectMember(page)
    expect(google.asked.at(-1)).toMatchObject({ method: "POST", body: "secret=our-secret&response=our-key+register" })
  } finally {
    await context.close()
    await shop.stop()
    await google.close()
  }
})
