import sharp from "sharp"
import { violationsInThemes, violationsOn } from "./helpers/axe.ts"
import { finishBeautySteps } from "./helpers/beauty-steps.ts"
import { expectFits } from "./helpers/fits.ts"
import { codeTo, halfAMinuteLater, logIn, loginDialog, newcomer, openAccount, proveBy } from "./helpers/members.ts"
import { asDemoMember, asNewMember, ownPages } from "./helpers/own-pages.ts"
import { quiet } from "./helpers/quiet.ts"
import { expect, live, test } from "./helpers/shopper.ts"

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })
  for (const [name, path] of ownPages)
    test(`a member's page ${name} is accessible in both themes`, async ({ page, baseURL }) => {
      await asDemoMember(page, baseURL ?? "")
      await page.goto(path)
      await live(page)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await quiet(page)
      await expectFits(page)
      expect(await violationsInThemes(page)).toEqual([])
    })
})

test("a member tells of herself, shows her face, and takes it all back", { tag: "@every" }, async ({
  page,
  baseURL,
  watched
}) => {
  const rani = await asNewMember(page, baseURL ?? "", "Rani")
  const save = page.getByRole("button", { name: "Simpan" })
  const saved = page.getByText("Sudah tersimpan.")

  // What the page says to guests is not said to her while its script is on its way.
  let arrive = (): void => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route(/\/assets\/entry\.browser-/, (route) => arrived.then(() => route.continue()))
  await page.goto("/account")
  await expect(page.getByText("Masuk ke akunmu")).toBeHidden()
  arrive()
  await live(page)
  await page.unroute(/\/assets\/entry\.browser-/)

  // Nothing is earned yet. Only what can be earned is offered: members cannot write reviews yet.
  await page.goto("/account")
  await live(page)
  await expect(page.getByRole("link", { name: /^Belum ada pesanan/ })).toBeVisible()
  await expect(page.getByText("Profil terisi 0 dari 5")).toBeVisible()
  await expect(page.getByRole("link", { name: /^Isi tempat tinggalmu/ })).toHaveAttribute("href", "/account/profile")
  await expect(page.getByRole("heading", { name: "Lencana" })).toBeVisible()
  await expect(page.getByText("Jadi member selama 12 bulan.")).toBeVisible()
  await expect(page.getByText("Tulis review pertamamu.")).toBeVisible()
  await expect(page.getByText("Sertakan lima foto di review-mu.")).toBeVisible()

  // Her picture, cut with the keys alone.
  await page.goto("/account/profile")
  await live(page)
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#b3123a" } })
    .png()
    .toBuffer()
  await page.locator("input[type=file]").setInputFiles({ name: "rani.png", mimeType: "image/png", buffer: picture })
  const zoom = page.getByRole("slider", { name: "Perbesar" })
  await zoom.focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight")
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole("button", { name: "Pakai foto ini" }).click()
  await expect(page.getByRole("button", { name: "Ganti foto" })).toBeVisible()

  // What is wrong is said at its field; what is right is there after a reload.
  await page.locator("summary", { hasText: "Media sosial" }).click()
  await page.getByLabel("Instagram").fill("instagram.com/rani")
  await page.getByLabel("Nama panggilan").fill("Ran")
  await save.click()
  await expect(page.getByText("Tulis alamat lengkap, mulai dengan https://")).toBeVisible()
  await page.getByLabel("Instagram").fill("https://instagram.com/rani")
  await save.click()
  await expect(saved).toBeVisible()
  await page.reload()
  await live(page)
  await expect(page.getByLabel("Nama panggilan")).toHaveValue("Ran")
  // A link that is there is in sight.
  await expect(page.getByLabel("Instagram")).toHaveValue("https://instagram.com/rani")
  await expect(page.getByLabel("Instagram")).toBeVisible()

  // What is typed and not saved is asked about before the page is left, and returns after a reload.
  const nickName = page.getByLabel("Nama panggilan")
  const toAccount = page.getByRole("main").getByRole("link", { name: "Akun saya" }).filter({ visible: true }).first()
  const question = page.getByRole("dialog", { name: "Simpan dulu sebelum pergi?" })
  const asked: Array<string> = []
  page.on("dialog", async (one) => {
    asked.push(one.type())
    await one.accept()
  })
  // A browser asks only after a press on the page.
  await nickName.click()
  await nickName.fill("Rara")
  await page.reload()
  await live(page)
  expect(asked).toEqual(["beforeunload"])
  await expect(nickName).toHaveValue("Rara")
  await toAccount.click()
  await question.getByRole("button", { name: "Lanjut mengisi" }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL("/account/profile")
  await expect(nickName).toHaveValue("Rara")
  await toAccount.click()
  await question.getByRole("button", { name: "Pergi tanpa menyimpan" }).click()
  await expect(page).toHaveURL("/account")
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Data diri/ })
    .filter({ visible: true })
    .click()
  await expect(nickName).toHaveValue("Ran")
  // Back is asked about, too, and leads to where it was going.
  await nickName.fill("Rara")
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL("/account/profile")
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(nickName).toHaveValue("Rara")
  await page.goBack()
  await expect(question.getByRole("button", { name: "Lanjut mengisi" })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await question.getByRole("button", { name: "Simpan, lalu pergi" }).click()
  await expect(page).toHaveURL("/account")
  await page.goForward()
  await expect(nickName).toHaveValue("Rara")
  await toAccount.click()
  await expect(page).toHaveURL("/account")
  expect(asked).toEqual(["beforeunload"])

  // Nothing is ticked beforehand; children only by a consent, which can be withdrawn.
  await page.goto("/account/newsletter")
  await live(page)
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  await expect(page.getByRole("checkbox").first()).toHaveAccessibleName("Promo dan produk baru")
  await page.getByLabel("Artikel kecantikan").check()
  await save.click()
  await expect(saved).toBeVisible()
  await page.goto("/account/motherhood")
  await live(page)
  // What is stored, who sees it and how it goes is said before anything is asked.
  const facts = page.getByRole("main").getByRole("listitem")
  await expect(facts.filter({ hasText: "Hanya tahun lahir" })).toBeVisible()
  await expect(facts.filter({ hasText: "Izinnya bisa kamu tarik kapan saja" })).toBeVisible()
  await page.getByRole("button", { name: "Tambah anak" }).click()
  const year = page.getByLabel("Tahun lahir anak ke-1")
  const consent = page.getByLabel(/^Saya setuju/)
  await year.fill("2022")
  await save.click()
  // Each problem belongs to its own control, which takes the focus.
  await expect(consent).toHaveAttribute("aria-invalid", "true")
  await expect(consent).toHaveAccessibleDescription("Centang persetujuannya dulu, ya.")
  await expect(consent).toBeFocused()
  await consent.check()
  await year.fill("1890")
  await save.click()
  await expect(year).toHaveAttribute("aria-invalid", "true")
  await expect(year).toHaveAccessibleDescription("Cek lagi tahun lahirnya.")
  await expect(year).toBeFocused()
  await expect(consent).not.toHaveAttribute("aria-invalid", "true")
  await year.fill("2022")
  await save.click()
  await expect(page.getByText("Kamu setuju pada")).toBeVisible()
  await page.getByRole("button", { name: "Tarik persetujuan" }).click()
  await expect(page.getByRole("button", { name: "Batal" })).toBeFocused()
  await page.getByRole("button", { name: "Ya, hapus semuanya" }).click()
  await expect(page.getByText("Kamu setuju pada")).toHaveCount(0)

  // All of it in one file, and then nothing of it.
  await page.goto("/account/data")
  await live(page)
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Unduh" }).click()
  expect((await download).suggestedFilename()).toBe("pendar-data.json")
  await page.getByRole("button", { name: "Hapus akun" }).click()
  watched.expectRefusal(403, /removal/)
  await page.getByLabel("Kata sandi sekarang").fill("salah sekali")
  await page.getByRole("button", { name: "Hapus akun saya" }).click()
  await expect(page.getByText("Kata sandi sekarang salah.")).toBeVisible()
  const password = page.getByLabel("Kata sandi sekarang")
  await password.fill(rani.password)
  // What a button shows is what it is called.
  const look = page.getByRole("button", { name: "Lihat kata sandi" })
  await expect(look).toHaveText(/^Lihat/)
  await look.click()
  await expect(password).toHaveAttribute("type", "text")
  const hide = page.getByRole("button", { name: "Sembunyikan kata sandi" })
  await expect(hide).toHaveText(/^Sembunyikan/)
  await hide.click()
  await expect(password).toHaveAttribute("type", "password")
  await page.getByRole("button", { name: "Hapus akun saya" }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByText("Akunmu dan semua datanya sudah dihapus.")).toBeVisible()
  expect((await page.request.get("/api/account/user/me")).status()).toBe(401)

  // A log-in with it leads to the people of the shop.
  watched.expectRefusal(404, /auth\/login/)
  await openAccount(page)
  await logIn(page, rani.email, rani.password)
  await expect(loginDialog(page).getByText("Akun kamu tidak dapat diakses")).toBeVisible()
  await expect(loginDialog(page).getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:\S+@/)
})

test("a member without a password takes her account away by a code", { tag: "@wide" }, async ({ page, baseURL }) => {
  const { phone } = newcomer("Dewi")
  const number = { phone_no: phone, phone_code: "+62" }
  const headers = { origin: baseURL ?? "" }
  const call = async (path: string, data: Readonly<Record<string, unknown>>) => {
    const answer = await page.request.post(`/api/public/auth/${path}`, { data, headers })
    return ((await answer.json()) as { readonly data: Readonly<Record<string, unknown>> }).data
  }
  const entity = "quick-registration"
  const { hash } = await call("otp/code", { mode: "sms", entity, ...number })
  const code = await codeTo(page, phone)
  const { otp_hash } = await call("otp/verify", {
    mode: "sms",
    entity,
    entity_value: phone,
    phone_code: "+62",
    code,
    hash
  })
  await call("login/otp", { entity, acquisition_source: "web", ...number, otp_hash })
  await page.goto("/account/data")
  await live(page)
  await halfAMinuteLater(page)
  await page.getByRole("button", { name: "Hapus akun" }).click()
  await expect(page.getByText("Akunmu belum punya kata sandi")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await proveBy(page, "SMS", phone)
  await expect(page).toHaveURL("/")
  expect((await page.request.get("/api/account/user/me")).status()).toBe(401)
})

test("a member keeps her addresses, moves to another number, and has a beauty profile", { tag: "@wide" }, async ({
  page,
  baseURL
}) => {
  await asNewMember(page, baseURL ?? "", "Sari")
  const save = page.getByRole("button", { name: "Simpan" })
  await page.goto("/account/addresses")
  await live(page)
  await page.getByRole("button", { name: "Tambah alamat" }).click()
  await save.click()
  await expect(page.getByRole("region", { name: /^Ada \d+ isian yang perlu dicek$/ })).toBeFocused()
  await page.getByRole("link", { name: /^Nama penerima/ }).click()
  await expect(page.getByLabel("Nama penerima")).toBeFocused()
  await page.getByLabel("Nama penerima").fill("Sari Maharani")
  await page.getByLabel("Nomor HP").fill("0812 3456 7890")
  await page.getByRole("combobox", { name: "Kecamatan atau kode pos" }).fill("kebayoran baru")
  await page
    .getByRole("option", { name: /Kebayoran Baru/ })
    .first()
    .click()
  await page.getByLabel("Kelurahan").selectOption({ label: "Senayan" })
  await page.locator("textarea[name=line]").fill("Jalan Senopati 12")
  // A reload loses nothing of what was typed, chosen and ticked.
  await page.getByLabel("Nama alamat").fill("Rumah")
  await page.reload()
  await live(page)
  await expect(page.getByLabel("Nama penerima")).toHaveValue("Sari Maharani")
  await expect(page.getByLabel("Kelurahan")).toHaveValue(/./)
  await expect(page.locator("textarea[name=line]")).toHaveValue("Jalan Senopati 12")
  await save.click()
  await expect(page.getByText("Utama", { exact: true })).toBeVisible()
  await page.reload()
  await live(page)
  const card = page.getByRole("article", { name: "Rumah, Sari Maharani" })
  await expect(card.getByText(/Jalan Senopati 12, Senayan, Kebayoran Baru/)).toBeVisible()
  await expect(card.getByText("Rumah", { exact: true })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // Another number counts once a code to it was right.
  const { phone } = newcomer("Sari")
  await page.goto("/account/security")
  await live(page)
  await page.getByRole("button", { name: "Ubah" }).first().click()
  await page.getByRole("textbox", { name: "Nomor HP" }).fill(phone)
  await page.getByRole("button", { name: "Kirim kode" }).click()
  await page.getByRole("button", { name: "WhatsApp", exact: true }).click()
  await expect(page.getByLabel("Kode verifikasi")).toBeVisible()
  await page.getByLabel("Kode verifikasi").fill(await codeTo(page, `+62${phone.slice(1)}`))
  await page.getByRole("button", { name: "Verifikasi" }).click()
  await expect(page.getByText(phone)).toBeVisible()
  // The number from before hears of it, and the page says so.
  await expect(page.getByText(`Sudah tersimpan. Kabar soal ini kami kirim ke +62`)).toBeVisible()

  // Three steps; what was chosen before a reload is still chosen after it.
  await page.goto("/beauty-profile")
  await live(page)
  await page.getByRole("button", { name: "Berminyak" }).click()
  await page.reload()
  await live(page)
  await expect(page.getByRole("button", { name: "Berminyak" })).toHaveAttribute("aria-pressed", "true")
  // A low window, where the step's button lies below its end.
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole("button", { name: "Lanjut" }).click()
  // The next step begins at its top, below the head of the page, and is announced.
  await expect(page.getByRole("region", { name: "Langkah 2 dari 3: Masalah" })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText("Yang ingin kamu rawat di wajah")).toBeVisible()
  // A reload stays at the step; Back of the browser walks the steps.
  await page.reload()
  await live(page)
  await expect(page.getByText("Yang ingin kamu rawat di wajah")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("button", { name: "Berminyak" })).toHaveAttribute("aria-pressed", "true")
  // A choice that is not saved is asked about before the page is left.
  const home = page.getByRole("link", { name: "Pendar" }).filter({ visible: true }).first()
  const question = page.getByRole("dialog", { name: "Simpan dulu sebelum pergi?" })
  await page.getByRole("button", { name: "Kering", exact: true }).click()
  await home.click()
  await question.getByRole("button", { name: "Lanjut mengisi" }).click()
  await expect(page.getByRole("button", { name: "Kering", exact: true })).toHaveAttribute("aria-pressed", "true")
  await home.click()
  await question.getByRole("button", { name: "Simpan, lalu pergi" }).click()
  await expect(page).toHaveURL("/")
  await page.goto("/beauty-profile")
  await live(page)
  await expect(page.getByRole("button", { name: "Kering", exact: true })).toHaveAttribute("aria-pressed", "true")
  await finishBeautySteps(page)
  await expect(page).toHaveURL("/recommendation")
})
