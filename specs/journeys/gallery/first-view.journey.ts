import type { Page } from "playwright/test"
import { builtGallery, drawingMs } from "../helpers/built-gallery.ts"
import { expect, expectNoSideScroll, test } from "../helpers/shopper.ts"

test.describe.configure({ mode: "serial" })

let gallery: Awaited<ReturnType<typeof builtGallery>>

test.beforeAll(async () => {
  test.setTimeout(drawingMs)
  gallery = await builtGallery()
})

const drawing = (page: Page) => page.locator("svg#drawing")
/** The smallest letters of the drawing as they are on the screen, and what of the drawing's width the page gives it. */
const seenOf = (page: Page) =>
  drawing(page).evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    const sizes = [...svg.querySelectorAll("text, tspan")].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize)
    )
    const frame = svg.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const isSeen = ({ x, y, right, bottom }: DOMRect): boolean =>
      x >= frame.x && y >= frame.y && right <= frame.right && bottom <= Math.min(frame.bottom, innerHeight)
    return {
      letters: Math.min(...sizes) * scale,
      width: frame.width / document.documentElement.clientWidth,
      states: [...svg.querySelectorAll("[data-id]")].filter((one) => isSeen(one.getBoundingClientRect())).length
    }
  })

for (const [width, height] of [
  [1440, 900],
  [360, 740]
] as const)
  test(`at ${width} pixels every conversation begins readable: letters of 11 pixels or more, and something to read`, {
    tag: "@desktop"
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(gallery.addressOf(""))
    const machines = await page.evaluate(() => window.pendarGallery?.entries.map(({ id }) => id) ?? [])
    expect(machines.length).toBeGreaterThan(70)
    const faults: Array<unknown> = []
    for (const machine of machines) {
      await page.goto(gallery.addressOf(machine))
      await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("data-machine", machine)
      const seen = await seenOf(page)
      if (seen.letters < 11 || seen.width < 0.9 || seen.states === 0) faults.push({ machine, ...seen })
    }
    expect(faults).toEqual([])
    await expectNoSideScroll(page)
  })

test("the wheel, two fingers and keys enlarge around what one points at; one press goes back, one takes the whole screen", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.goto(gallery.addressOf("otp/active.flow.exhausted"))
  const state = drawing(page).locator('[data-id="otp.active.flow.exhausted"]').first()
  const middle = () =>
    state.evaluate((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, width }
    })
  const before = await middle()
  await page.mouse.move(before.x, before.y)
  await page.keyboard.down("Control")
  await page.mouse.wheel(0, -60)
  await page.keyboard.up("Control")
  await expect.poll(async () => (await middle()).width).toBeGreaterThan(before.width * 1.3)
  const near = (one: { x: number; y: number }) =>
    Math.abs(one.x - before.x) < 3 && Math.abs(one.y - before.y) < 3 ? "there" : JSON.stringify([before, one])
  expect(near(await middle())).toBe("there")
  await state.focus()
  await page.keyboard.press("-")
  expect(near(await middle())).toBe("there")
  await page.keyboard.press("0")
  await expect.poll(async () => Math.round((await middle()).width)).toBe(Math.round(before.width))
  // Two fingers, as a trackpad of glass sends them.
  const pinch = (apart: number) =>
    state.evaluate(
      (part, { x, y, apart }) => {
        const touch = (identifier: number, clientX: number) =>
          new Touch({ identifier, target: part, clientX, clientY: y })
        const touches = [touch(1, x - apart), touch(2, x + apart)]
        part.dispatchEvent(new TouchEvent("touchmove", { touches, bubbles: true, cancelable: true }))
      },
      { ...before, apart }
    )
  await pinch(40)
  await pinch(60)
  await expect.poll(async () => (await middle()).width / before.width).toBeCloseTo(1.5, 1)

  const whole = page.getByRole("button", { name: "Layar penuh" })
  await whole.click()
  await expect(whole).toHaveAttribute("aria-pressed", "true")
  const frame = drawing(page).locator("..")
  await expect
    .poll(() => frame.evaluate((one) => one.getBoundingClientRect().height / innerHeight))
    .toBeGreaterThan(0.8)
  await whole.click()
  await expect(whole).toHaveAttribute("aria-pressed", "false")
})

test("on a phone the details of a state open over the chart, which shows the state above them", {
  tag: "@desktop"
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(gallery.addressOf("login/form.locked"))
  const state = drawing(page).locator('[data-id="login.form.locked"]').first()
  const heading = page.getByRole("heading", { level: 2, name: "Terkunci" })
  await expect(heading).toBeVisible()
  const [box, sheet] = await Promise.all([state.boundingBox(), page.locator("aside").boundingBox()])
  expect(box?.y ?? -1).toBeGreaterThan(0)
  expect((box?.y ?? 740) + (box?.height ?? 0)).toBeLessThan(sheet?.y ?? 0)
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(740, 0)
  await expectNoSideScroll(page)
  await page.getByRole("button", { name: "Tutup" }).click()
  await expect(heading).toBeHidden()
})
