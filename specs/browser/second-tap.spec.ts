import { beforeEach, expect, it, vi } from "vitest"
import { ignoreSecondTaps } from "#ui/kit/overlay/second-tap.ts"

/** As much of an element as is asked for. */
class Thing extends EventTarget {
  readonly pressable: Thing | null
  constructor(pressable: Thing | "itself" | null = "itself") {
    super()
    this.pressable = pressable === "itself" ? this : pressable
  }
  closest(): Thing | null {
    return this.pressable
  }
}

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  vi.stubGlobal("Element", Thing)
  ignoreSecondTaps()
  return () => vi.unstubAllGlobals()
})

/** Taps; returns whether the page heard it. */
const tap = (target: Thing, detail: number): boolean => {
  const event = Object.assign(new Event("click", { cancelable: true }), { detail })
  Object.defineProperty(event, "target", { value: target })
  page.dispatchEvent(event)
  return !event.defaultPrevented
}

it("the second tap of two is not for what came under the finger in between", () => {
  const [send, back] = [new Thing(), new Thing()]
  expect(tap(send, 1)).toBe(true)
  expect(tap(back, 2)).toBe(false)
  expect(tap(back, 3)).toBe(false)
  expect(tap(new Thing(null), 2)).toBe(false)
  expect(tap(back, 1)).toBe(true)
})

it("the same thing hears every tap, also on a part of it", () => {
  const more = new Thing()
  for (const detail of [1, 2, 3]) expect(tap(detail === 2 ? new Thing(more) : more, detail)).toBe(true)
})

it("presses of keys are no taps", () => {
  const [send, next] = [new Thing(), new Thing()]
  tap(send, 1)
  expect(tap(next, 0)).toBe(true)
  expect(tap(send, 2)).toBe(true)
})
