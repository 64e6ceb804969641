import { Effect, Fiber } from "effect"
import { describe, expect, it } from "vitest"
import { type PictureQueue, pictureQueue, TooSlow } from "#adapters/media/picture-queue.ts"

const limits = { atOnce: 2, most: 5, mostOfOne: 3, mostOfNetwork: 3, mostBytes: 100 }

/** Pictures that are worked on until the spec says so. */
const pictures = (queue: PictureQueue, networkOf: (owner: string) => string | undefined = () => undefined) => {
  const begun: Array<string> = []
  const ends = new Map<string, () => void>()
  const lasting = (name: string) =>
    Effect.promise(
      () =>
        new Promise<string>((end) => {
          begun.push(name)
          ends.set(name, () => end(name))
        })
    )
  /** Storing of this one lasts, too, under its name with `!`. */
  const sendSlowly = (owner: string, name: string) =>
    Effect.runFork(
      queue.run({ owner, network: networkOf(owner) }, 1, {
        decode: lasting(name),
        store: (made) => lasting(`${made}!`)
      })
    )
  const send = (owner: string, name: string, bytes = 1) =>
    Effect.runFork(
      queue.run({ owner, network: networkOf(owner) }, bytes, { decode: lasting(name), store: Effect.succeed })
    )
  /** Ends one, so that the next begins. */
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { begun, send, sendSlowly, end }
}
/** Fibers go on in later turns of the event loop. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
const outcome = async <A, E extends { readonly _tag: string }>(fiber: Fiber.Fiber<A, E>) =>
  Effect.runPromise(Effect.catch(Fiber.join(fiber), (failure) => Effect.succeed(failure._tag)))

describe("the queue of pictures", () => {
  it("works on two at once, and on one of an owner", async () => {
    const { begun, send, end } = pictures(pictureQueue(limits))
    send("ani", "a1")
    send("ani", "a2")
    send("budi", "b1")
    send("citra", "c1")
    await settled()
    expect(begun).toEqual(["a1", "b1"])
    await end("b1")
    expect(begun).toEqual(["a1", "b1", "c1"])
    await end("a1")
    expect(begun).toEqual(["a1", "b1", "c1", "a2"])
  })

  it("works on two pictures of 20, 6 of one owner, 12 of one network and 64 MB if it is not limited otherwise", async () => {
    const waiting = async (count: number, owner: (at: number) => string, bytes = 1, network?: string) => {
      const { begun, send } = pictures(pictureQueue(), () => network)
      const sent = Array.from({ length: count }, (_, at) => send(owner(at), `${at}`, bytes))
      await settled()
      const states = await Promise.all(
        sent.map((fiber) => Promise.race([outcome(fiber), settled().then(() => "waits")]))
      )
      return [begun.length, states.filter((state) => state === "waits").length]
    }
    expect(await waiting(21, (at) => `buyer ${at}`)).toEqual([2, 20])
    expect(await waiting(7, () => "ani")).toEqual([1, 6])
    expect(await waiting(13, (at) => `buyer ${at}`, 1, "one")).toEqual([1, 12])
    expect(await waiting(9, (at) => `buyer ${at}`, 8_388_608)).toEqual([2, 8])
  })

  it("refuses the sixth at once, the fourth of an owner, and what is more than 100 bytes together", async () => {
    const { send, end } = pictures(pictureQueue(limits))
    const first = send("ani", "a1", 60)
    expect(await outcome(send("budi", "b1", 41))).toBe("Unavailable")
    send("ani", "a2")
    send("ani", "a3")
    expect(await outcome(send("ani", "a4"))).toBe("Unavailable")
    const other = send("budi", "b2")
    send("citra", "c1")
    expect(await outcome(send("dewi", "d1"))).toBe("Unavailable")
    await settled()
    await end("a1")
    await end("b2")
    expect([await outcome(first), await outcome(other)]).toEqual(["a1", "b2"])
    const later = send("dewi", "d2", 90)
    await settled()
    await end("c1")
    await end("a2")
    await end("d2")
    expect(await outcome(later)).toBe("d2")
  })

  it("works on one of a network, refuses its fourth, and leaves the other place to others", async () => {
    const { begun, send, end } = pictures(pictureQueue(limits), (owner) => (owner === "budi" ? "b" : "a"))
    send("ani", "a1")
    send("citra", "c1")
    send("dewi", "d1")
    expect(await outcome(send("eka", "e1"))).toBe("Unavailable")
    send("budi", "b1")
    await settled()
    expect(begun).toEqual(["a1", "b1"])
    await end("b1")
    expect(begun).toEqual(["a1", "b1"])
    await end("a1")
    expect(begun).toEqual(["a1", "b1", "c1"])
    expect(await Promise.race([outcome(send("eka", "e2")), settled().then(() => "waits")])).toBe("waits")
  })

  it("refuses an owner for five minutes after one of theirs took too long, also what waited, and no other", async () => {
    let now = 1_000
    const queue = pictureQueue({}, () => now)
    const run = (owner: string, work: Effect.Effect<string, TooSlow>) =>
      Effect.runFork(queue.run({ owner, network: "one" }, 1, { decode: work, store: Effect.succeed }))
    const taken = Effect.succeed("taken")
    const slow = run("ani", Effect.fail(new TooSlow()))
    const waiting = run("ani", taken)
    const other = run("budi", taken)
    expect([await outcome(slow), await outcome(waiting), await outcome(other)]).toEqual([
      "Unavailable",
      "Unavailable",
      "taken"
    ])
    now += 299_999
    expect(await outcome(run("ani", taken))).toBe("Unavailable")
    now += 2
    expect(await outcome(run("ani", taken))).toBe("taken")
  })

  it("refuses an owner whose pictures took 20 s within five minutes, also if none could be read, and no other", async () => {
    let now = 1_000
    const queue = pictureQueue({}, () => now)
    const send = (owner: string, ms: number) =>
      outcome(
        Effect.runFork(
          queue.run({ owner, network: "one" }, 1, {
            decode: Effect.suspend(() => {
              now += ms
              return Effect.fail({ _tag: "PictureRefused" as const })
            }),
            store: Effect.succeed
          })
        )
      )
    for (let times = 0; times < 4; times++) expect(await send("ani", 4_999)).toBe("PictureRefused")
    expect(await send("ani", 4)).toBe("PictureRefused")
    expect([await send("ani", 1), await send("budi", 1)]).toEqual(["Unavailable", "PictureRefused"])
    now += 300_000
    // What was spent longer ago does not count.
    for (let times = 0; times < 4; times++) {
      expect(await send("ani", 7_000)).toBe("PictureRefused")
      now += 200_000
    }
  })

  it("stores without a place for decoding: others go on, also of the same network, and one of the same owner waits", async () => {
    const { begun, send, sendSlowly, end } = pictures(pictureQueue({ ...limits, atOnce: 1 }), () => "one")
    const first = sendSlowly("ani", "a1")
    send("budi", "b1")
    send("ani", "a2")
    await settled()
    await end("a1")
    expect(begun).toEqual(["a1", "a1!", "b1"])
    await end("b1")
    expect(begun).toEqual(["a1", "a1!", "b1"])
    await end("a1!")
    expect(begun).toEqual(["a1", "a1!", "b1", "a2"])
    expect(await outcome(first)).toBe("a1!")
  })

  it("does not count the time of storing: 20 pictures that take a minute each to store are all taken", async () => {
    let now = 1_000
    const queue = pictureQueue({}, () => now)
    const send = () =>
      outcome(
        Effect.runFork(
          queue.run({ owner: "ani" }, 1, {
            decode: Effect.sync(() => {
              now += 500
            }),
            store: () =>
              Effect.sync(() => {
                now += 60_000
                return "stored"
              })
          })
        )
      )
    for (let times = 0; times < 20; times++) expect(await send()).toBe("stored")
  })

  it("forgets one whose sender hung up while it waited, and finishes one that began", async () => {
    const { begun, send, end } = pictures(pictureQueue({ ...limits, atOnce: 1 }))
    const first = send("ani", "a1")
    const second = send("budi", "b1")
    send("citra", "c1")
    await settled()
    const gone = Effect.runPromise(Fiber.interrupt(first))
    await Effect.runPromise(Fiber.interrupt(second))
    await settled()
    expect(begun).toEqual(["a1"])
    await end("a1")
    await gone
    expect(begun).toEqual(["a1", "c1"])
  })

  it("refuses what waits, and what comes later, once it is stopped", async () => {
    const queue = pictureQueue({ ...limits, atOnce: 1 })
    const { begun, send, end } = pictures(queue)
    const first = send("ani", "a1")
    const second = send("budi", "b1")
    await settled()
    queue.stop()
    expect(await outcome(send("citra", "c1"))).toBe("Unavailable")
    await end("a1")
    expect([await outcome(first), await outcome(second)]).toEqual(["a1", "Unavailable"])
    expect(begun).toEqual(["a1"])
  })
})
