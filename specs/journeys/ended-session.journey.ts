import { endSessionOf, enter, postJson } from "./helpers/made-member.ts"
import { dialog, expectMember, linkTo, logIn, loginDialog, openAccount, proveBy } from "./helpers/members.ts"
import { quiet } from "./helpers/quiet.ts"
import { lipstick, typeDetails } from "./helpers/selling-walk.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test("a session that ends during a checkout asks to log in over it, and nothing typed is lost", async ({
  page,
  watched
}) => {
  test.slow()
  watched.expectRefusal(401, /\/api\//)
  watched.expectRefusal(404, /\/api\/orders\//)
  const { who, shop } = await enter(page, "/")
  const endSession = () => endSessionOf(page)
  const title = (name: string | RegExp) => page.getByRole("heading", { level: 1, name })
  const buy = async () => {
    await page.goto(lipstick)
    await live(page)
    await page.getByRole("button", { name: "Beli sekarang" }).filter({ visible: true }).click()
  }
  const note = page.getByLabel("Catatan untuk kurir")
  const unfold = async () => {
    const line = page.getByText(/^Patokan · Catatan untuk kurir/)
    await expect(line).toBeVisible()
    if (!(await note.isVisible())) await line.click()
  }
  await buy()
  await typeDetails(page, who.email)
  await unfold()
  await note.fill("Titip di pos satpam")
  await endSession()
  await page.getByRole("button", { name: "Lanjut ke pengiriman" }).click()
  await expect(loginDialog(page)).toBeVisible()
  await logIn(page, who.email, who.password)
  await expect(title("Pengiriman")).toBeVisible()
  await page.getByRole("button", { name: "Lanjut ke pembayaran" }).click()
  await page.getByRole("radio", { name: /Transfer bank BCA/ }).check()
  await expect(page.getByText(/Kode unik \d+ ikut ditransfer/)).toBeVisible()
  await endSession()
  await page.getByRole("button", { name: "Buat pesanan" }).click()
  await expect(loginDialog(page)).toBeVisible()
  await logIn(page, who.email, who.password)
  await expect(title(/^Pesanan PDR-/)).toBeVisible()
  await expect(page.getByText("Titip di pos satpam")).toBeVisible()

  // Seen by the page itself, when it is looked at again: no button was pressed, and nothing is cleared unasked.
  await buy()
  await unfold()
  await note.fill("Rumah pagar hijau")
  await endSession()
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 3_600_000
    document.dispatchEvent(new Event("visibilitychange"))
  })
  await expect(loginDialog(page)).toBeVisible()
  await expect(note).toHaveValue("Rumah pagar hijau")

  // Loaded again, as by a phone that had reclaimed the tab, the page asks before it shows anything; then everything is there.
  for (const _ of ["at once", "with the dialog open"]) {
    await page.reload()
    await live(page)
    await expect(loginDialog(page)).toBeVisible()
  }
  await expect(note).toHaveCount(0)
  await logIn(page, who.email, who.password)
  await expect(note).toHaveValue("Rumah pagar hijau")
  await expect(page).toHaveURL(/step=details/)

  // Declined: what was typed is gone, and the page that she reaches says why. It is there again once she has logged in.
  const decline = async () => {
    await endSession()
    await page.reload()
    await live(page)
    await expect(loginDialog(page)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText("Sesi kamu sudah berakhir. Masuk lagi, ya.")).toBeVisible()
  }
  await decline()
  await openAccount(page)
  await logIn(page, who.email, who.password)
  await expectMember(page)
  await buy()
  await expect(note).toHaveValue("Rumah pagar hijau")
  await decline()
  await buy()
  await expect(title("Checkout sebagai tamu")).toBeVisible()
  await expect(note).toHaveValue("")
  await expect(page.getByLabel("Alamat lengkap")).toHaveValue("")
  await shop.dispose()
})

test("a page that reads after its session has ended asks to log in, and never blames the connection", {
  tag: "@desktop"
}, async ({ page, watched }) => {
  watched.expectRefusal(401, /\/api\//)
  const { who, shop } = await enter(page, "/account")
  const endSession = () => endSessionOf(page)
  const logInHere = async () => {
    await expect(loginDialog(page)).toBeVisible()
    await logIn(page, who.email, who.password)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
  const over = page.getByText("Sesi kamu sudah berakhir. Masuk lagi, ya.")
  const leadTo = async (name: string) => {
    await page.goto("/account")
    await live(page)
    await expectMember(page)
    await quiet(page)
    await endSession()
    await page.getByRole("link", { name }).filter({ visible: true }).first().click()
  }
  for (const [name, empty] of [
    ["Pesanan saya", "Belum ada pesanan"],
    ["Alamat", "Belum ada alamat"]
  ] as const) {
    await leadTo(name)
    await logInHere()
    await expect(page.getByText(empty).first()).toBeVisible()
  }
  await leadTo("Pesanan saya")
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(over).toBeVisible()
  await expect(page.getByText("Halaman gagal dimuat")).toHaveCount(0)
  await expect(page.getByRole("main").getByRole("button", { name: "Masuk" })).toBeVisible()
  await page.getByRole("main").getByRole("button", { name: "Masuk" }).click()
  await logInHere()

  // It ends between the page's question whose it is and its question for the bag: a press waits for the log-in, or is a guest's.
  const press = async (answer: () => Promise<void>) => {
    // The page before asks for the bag, too.
    await quiet(page)
    const asked = Promise.withResolvers<void>()
    const pressed = Promise.withResolvers<void>()
    await page.route("**/api/cart/user/me/carts", async (route) => {
      asked.resolve()
      await pressed.promise
      await route.continue()
    })
    await page.goto(lipstick)
    await live(page)
    await expectMember(page)
    await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).first().click()
    // The cart runs, and has it.
    await asked.promise
    await endSession()
    pressed.resolve()
    await expect(loginDialog(page)).toBeVisible()
    await answer()
    await expect(dialog(page, "Masuk ke tas")).toBeVisible()
    await page.unroute("**/api/cart/user/me/carts")
  }
  await press(() => page.keyboard.press("Escape"))
  await page.keyboard.press("Escape")
  const merged = page.waitForResponse(/\/carts\/merge$/)
  await openAccount(page)
  await logInHere()
  await merged
  await press(() => logIn(page, who.email, who.password))

  // With goods in the bag, from outside: home says why nothing is in it.
  await endSession()
  await page.goto("/order")
  await expect(page).toHaveURL(/\/$/)
  await expect(over).toBeVisible()
  await shop.dispose()
})

test("what was typed is there again after a dialog that was closed, and after a password that was forgotten in it", async ({
  page,
  watched
}) => {
  watched.expectRefusal(401, /\/api\//)
  const { who, shop } = await enter(page, "/account/addresses")
  const endSession = () => endSessionOf(page)
  /**
   * Looks at the page again, and presses the ground as soon as the dialog is there: the rest of a double press. A busy page
   * hears of a press long after a finger made it, so these arrive for half a second, all with the time of the first frame.
   */
  const lookUnderPresses = () =>
    page.evaluate(() => {
      const press = (at: number) => {
        const event = new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" })
        Object.defineProperty(event, "timeStamp", { value: at })
        document.body.dispatchEvent(event)
      }
      const seen = new MutationObserver(() => {
        if (document.querySelector("[role=dialog]") === null) return
        seen.disconnect()
        const there = performance.now()
        for (let late = 0; late < 500; late += 20) setTimeout(() => press(there), late)
        setTimeout(() => {
          document.body.dataset["pressed"] = "yes"
        }, 500)
      })
      seen.observe(document, { subtree: true, childList: true })
      const { now } = Date
      Date.now = () => now() + 3_600_000
      document.dispatchEvent(new Event("visibilitychange"))
    })
  const address = page.getByLabel("Alamat lengkap")
  const typed = "Jl. Melawai Raya No. 18"
  const logInHere = page.getByRole("main").getByRole("button", { name: "Masuk" })
  await page.getByRole("button", { name: "Tambah alamat" }).click()
  await address.fill(typed)

  await endSession()
  await lookUnderPresses()
  await page.locator("body[data-pressed]").waitFor({ state: "attached" })
  await expect(page.getByLabel("Email atau username")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog(page, "Masuk lagi, yuk")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByText("Yang tadi kamu isi masih ada.")).toBeVisible()
  await expect(address).toHaveCount(0)
  await logInHere.click()
  await logIn(page, who.email, who.password)
  await expect(address).toHaveValue(typed)

  // By a code to her number, over the form.
  await postJson(shop, "/dev/clock", { advance: "PT31S" })
  await endSession()
  await page.reload()
  await live(page)
  await page.getByRole("button", { name: "Lupa kata sandi?" }).click()
  await page.getByRole("radio", { name: "Lewat nomor HP" }).check()
  await page.getByRole("textbox", { name: "Nomor HP" }).fill(who.phone)
  await page.getByRole("button", { name: "Kirim kode" }).click()
  await proveBy(page, "WhatsApp", who.phone)
  const again = "cempaka-ungu-5"
  await page.getByLabel("Kata sandi baru", { exact: true }).fill(again)
  await page.getByLabel("Ulangi kata sandi baru").fill(again)
  await expect(page).toHaveURL("/set-new-password")
  await page.getByRole("button", { name: "Simpan kata sandi" }).click()
  const isChanged = page.getByRole("heading", { name: "Kata sandimu sudah diganti" })
  await expect(isChanged).toBeVisible()
  await page.reload()
  await live(page)
  await expect(isChanged).toBeVisible()
  await page.getByRole("button", { name: "Masuk" }).click()
  await logIn(page, who.email, again)
  await expect(page).toHaveURL("/account/addresses")
  await expect(address).toHaveValue(typed)

  // A link that is opened after the session has ended is good.
  await postJson(shop, "/api/public/auth/forget-password", { email: who.email })
  await endSession()
  await page.goto(await linkTo(page, who.email))
  await expect(page.getByText("Sesi kamu sudah berakhir.")).toBeVisible()
  await expect(page).toHaveURL("/set-new-password")
  await expect(page.getByLabel("Kata sandi baru", { exact: true })).toBeVisible()
  await shop.dispose()
})
