import { beforeEach, expect, it, vi } from "vitest"
import { ignoreSecondPress, notePresses } from "#ui/checkout/second-press.ts"

let page: EventTarget
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  page = new EventTarget()
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page))
  stop = notePresses()
  return () => {
    stop()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

/** Presses; returns whether the page heard it. */
const press = (at: number, clientX: number, clientY: number, detail = 1): boolean => {
  const event = Object.assign(new Event("click", { cancelable: true }), { clientX, clientY, detail })
  Object.defineProperty(event, "timeStamp", { value: at })
  page.dispatchEvent(event)
  return !event.defaultPrevented
}

it("a second press within 600 ms, at most 40 px from the first, is not for the page of the order", () => {
  expect(press(1_000, 200, 700)).toBe(true)
  ignoreSecondPress()
  expect(press(1_600, 200, 700)).toBe(false)
  expect(press(1_600, 224, 732)).toBe(false)
})

it.each([
  ["later", 1_601, 200, 700, 1],
  ["farther away", 1_100, 200, 741, 1],
  ["by a key", 1_100, 200, 700, 0]
])("a press %s is", (_, at, x, y, detail) => {
  press(1_000, 200, 700)
  ignoreSecondPress()
  expect(press(at, x, y, detail)).toBe(true)
})

it("is heard again when the time is over", () => {
  press(1_000, 200, 700)
  ignoreSecondPress()
  vi.advanceTimersByTime(600)
  expect(press(1_100, 200, 700)).toBe(true)
})
