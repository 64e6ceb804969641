import { expect, expectNoSideScroll, isFull, live, slowLine, test } from "./helpers/shopper.ts"

const path = "/product/lipstick/1001-senandika-delima-satin-lipstick"

for (const line of isFull ? (["fast", "slow"] as const) : (["fast"] as const))
  test(`a shopper looks closely at a product on a ${line} line`, { tag: "@every" }, async ({ page, isMobile }) => {
    if (line === "slow") await slowLine(page)
    await page.goto(path)
    await live(page)
    await expectNoSideScroll(page)

    // Another shade: its name, its picture.
    await page
      .getByRole("radio", { name: /03 Bata Merah/ })
      .filter({ visible: true })
      .first()
      .check({ force: true })
    await expect(page.getByText("03 Bata Merah").filter({ visible: true }).first()).toBeVisible()

    // Pictures by swipe on a phone, by button on a desk.
    if (!isMobile)
      await page
        .getByRole("button", { name: /berikutnya/i })
        .filter({ visible: true })
        .first()
        .click()

    // A row of stars leads to all reviews with so many; then only those with pictures.
    await page.getByRole("link", { name: /^4 bintang/ }).click()
    await expect(page).toHaveURL(/\/reviews\?stars=4$/)
    await expect(page.getByRole("heading", { level: 1, name: "Semua review" })).toBeVisible()
    await page.getByRole("link", { name: "Dengan foto" }).click()
    await expect(page).toHaveURL(/stars=4&photo=1/)
    await page.goBack()
    await expect(page).not.toHaveURL(/photo=1/)
    // The page of the product is where it was left, with the shade.
    await page.goBack()
    await expect(page).toHaveURL(/combination=100103$/)
    await expect(page.getByText("03 Bata Merah").filter({ visible: true }).first()).toBeVisible()
  })

test("Back from the reviews of a product leads to where their link was pressed", async ({ page }) => {
  const height = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(path)
  await live(page)
  const link = page
    .getByRole("link", { name: /Reviews/ })
    .filter({ visible: true })
    .first()
  await link.click()
  await expect(page).toHaveURL(/#reviews$/)
  await expect.poll(height).toBeGreaterThan(400)
  const reviews = await height()
  await page.mouse.wheel(0, 300)
  await expect.poll(height).toBeGreaterThan(reviews + 200)
  await page.goBack()
  await expect(page).not.toHaveURL(/#/)
  await expect.poll(height).toBeLessThan(400)
  await expect(link).toBeInViewport()
})

test("the chosen shade stands in the address: a reload and a shared link show it", async ({
  page,
  browser,
  baseURL
}) => {
  const shade = (name: RegExp) => page.getByRole("radio", { name })
  await page.goto(path)
  await live(page)
  await expect(shade(/01 Delima/)).toBeChecked()
  await shade(/03 Bata Merah/).check({ force: true })
  await expect(page).toHaveURL(/[?]combination=100103$/)
  // Choosing a shade is no question about reviews: the page stays where it is.
  const reviews = page.locator("#reviews")
  expect(await reviews.evaluate((part) => part.getBoundingClientRect().top > innerHeight)).toBe(true)
  await page.reload()
  await live(page)
  await expect(shade(/03 Bata Merah/)).toBeChecked()
  await shade(/01 Delima/).check({ force: true })
  await expect(page).not.toHaveURL(/combination/)

  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" })
  const shared = await other.newPage()
  await shared.goto(`${path}?combination=100103`)
  await expect(shared.getByRole("radio", { name: /03 Bata Merah/ })).toBeChecked()
  await shared.goto(`${path}?combination=nonsense`)
  await expect(shared.getByRole("radio", { name: /01 Delima/ })).toBeChecked()
  await other.close()
})

test("a sold-out shade shows its own picture, also behind the last small one, and is named once", async ({ page }) => {
  await page.goto(path)
  await live(page)
  const shade = page.getByRole("radio", { name: /08 Kecubung/ })
  const open = page.locator("section[aria-label='Foto produk'] button[aria-current=true] img")
  const before = await open.getAttribute("src")
  await shade.check({ force: true })
  await expect(open).not.toHaveAttribute("src", before ?? "")
  await expect(open).toHaveAttribute("src", /p1001-c100108-/)
  await expect(page.getByRole("region", { name: "Foto produk" }).getByText("Stok habis")).toBeVisible()
  await page.getByRole("button", { name: "Beri tahu saya" }).filter({ visible: true }).click()
  const dialog = page.getByRole("dialog", { name: "Beri tahu saat tersedia" })
  await expect(dialog.getByText("Stok habis")).toBeVisible()
  await expect(dialog.getByText("08 Kecubung")).toHaveCount(1)
  expect(
    await dialog
      .getByRole("listitem")
      .locator("img")
      .evaluate((image) => getComputedStyle(image.closest("span") ?? image).opacity)
  ).toBe("1")
})

test("the way to free delivery counts the bag and the product, once", async ({ page }) => {
  await page.goto(path)
  const promises = page.getByRole("main")
  await expect(promises.getByText("Tambah Rp80.800 lagi, ongkirnya gratis")).toBeVisible()
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(promises.getByText("Tambah Rp80.800 lagi, ongkirnya gratis")).toBeVisible()
  await page.getByRole("radio", { name: /03 Bata Merah/ }).check({ force: true })
  await expect(promises.getByText("Ongkirnya gratis")).toBeVisible()
})

test("only what works is promised", async ({ page }) => {
  const promised = /(?:unduh|pasang) aplikasi|google play|app store/i
  for (const address of ["/", path, "/stores", "/category/101/makeup", "/pages/help", "/pages/terms", "/order"]) {
    await page.goto(address)
    await live(page)
    // Names of products and categories, and what members have written, promise nothing.
    const said = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement
      for (const one of copy.querySelectorAll(
        "script, style, article, a[href*='/category/'], a[href*='/product/'], [popover]"
      ))
        one.remove()
      return copy.textContent ?? ""
    })
    expect(said.match(promised)?.[0], address).toBe(undefined)
  }
  // The order of an empty bag leads home, and a page that is left takes its dialogs with it.
  await expect(page).toHaveURL("/")
  await page
    .getByRole("button", { name: /^(Akun|Masuk)/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await page.getByRole("dialog").textContent()).not.toMatch(promised)
})

test("what is pressed before the shop's script has come is answered when it has, once", { tag: "@every" }, async ({
  page
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.browser/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  held.resolve()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toBeVisible()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
})

test("a shade chosen before the shop's script has come is the one that is bought", async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.browser/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path)
  await page.getByRole("radio", { name: "02 Manggis" }).check({ force: true })
  await page.getByRole("radio", { name: "03 Bata Merah" }).check({ force: true })
  await page.getByRole("textbox", { name: /Cari/ }).fill("toner")
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  held.resolve()
  await expect(page.getByRole("dialog", { name: "Masuk ke tas" })).toContainText("03 Bata Merah")
  await expect(page).toHaveURL(/combination=100103/)
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
  await expect(page.getByText("03 Bata Merah").first()).toBeVisible()
})

test("words and lists changed before the shop's script has come reach the screen", async ({ page }) => {
  let held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.browser/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto("/orders")
  await page.getByLabel("Kode pesanan").fill("PDR-261120-7K3QX")
  await page.getByLabel("Email").fill("rani@pembeli.test")
  held.resolve()
  await live(page)
  await expect(page.getByLabel("Kode pesanan")).toHaveValue("PDR-261120-7K3QX")
  await page.getByRole("button", { name: "Kirim tautan" }).click()
  await expect(page.getByText("tautannya sudah kami kirim")).toBeVisible()

  held = Promise.withResolvers<void>()
  await page.goto("/search?q=serum")
  await page.getByLabel("Urutkan").selectOption("cheapest")
  held.resolve()
  await expect(page).toHaveURL(/sort=cheapest/)
})

test("what a bag shows is stored, also by a page that is left before the shop has answered", { tag: "@wide" }, async ({
  page,
  watched
}) => {
  watched.expectLoss(/\/carts\/goods$/)
  await page.goto(path)
  await live(page)
  await page.getByRole("button", { name: "Tambah ke tas" }).filter({ visible: true }).click()
  await page.getByRole("link", { name: "Lihat tas" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (1)" })).toBeVisible()
  await expect(page.getByText(/lagi, ongkirnya gratis/)).toBeVisible()
  let silent = true
  await page.route("**/carts/goods", (route) => (silent ? new Promise<void>(() => {}) : route.continue()))
  for (let press = 0; press < 3; press++) await page.getByRole("button", { name: /^Tambah Delima/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (4)" })).toBeVisible()
  silent = false
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Tas belanja (4)" })).toBeVisible()
})

test("Back to a product finds the height one left, however late it is drawn", { tag: "@wide" }, async ({ page }) => {
  const height = () => page.evaluate(() => Math.round(scrollY))
  await page.goto(path)
  await live(page)
  await page.mouse.wheel(0, 1_500)
  await expect.poll(height).toBe(1_500)
  // Beside a product a phone has an arrow in place of the shop's name.
  const home = page
    .getByRole("banner")
    .getByRole("link", { name: /^(?:Pendar|Kembali$)/ })
    .first()
  /** Brings a phone's header back with a small move up, and waits until it rests. */
  const headerAtRest = async () => {
    const from = await height()
    await page.mouse.wheel(0, -100)
    await expect.poll(height).toBe(from - 100)
    await expect
      .poll(() =>
        page
          .getByRole("banner")
          .evaluate((header) => Math.round(header.getBoundingClientRect().top) + header.getAnimations().length)
      )
      .toBe(0)
  }
  /** Goes home; returns the height at which the product was left. */
  const away = async () => {
    await headerAtRest()
    const left = await height()
    // By its place: a press by name scrolls a page to a link that lies within its scroll padding.
    const { x, y, width, height: tall } = (await home.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + tall / 2)
    await expect(page).toHaveURL("/")
    await expect.poll(height).toBe(0)
    return left
  }
  // Twice: the first return must not store another height.
  for (let times = 0; times < 2; times++) {
    const left = await away()
    expect(left).toBeGreaterThan(400)
    await page.goBack()
    await expect.poll(height).toBe(left)
  }

  // Forward to a page that was left at its top, without a press on it.
  await page.goForward()
  await expect.poll(height).toBe(0)
  await page.goBack()
  await expect.poll(height).toBeGreaterThan(400)

  // A reader who scrolls before the page is there stays where they are.
  await away()
  let answer = (): void => {}
  const answered = new Promise<void>((done) => {
    answer = done
  })
  await page.route(/\/api\//, (route) => answered.then(() => route.continue()))
  await page.goBack()
  await expect(page.getByText("Memuat…").first()).toBeAttached()
  await page.mouse.wheel(0, -300)
  await expect.poll(height).toBe(0)
  answer()
  await expect(page.getByRole("heading", { level: 1, name: /Satin Lipstick/ })).toBeVisible()
  expect(await height()).toBe(0)
})
