import { execFile } from "node:child_process"
import { promisify } from "node:util"
import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"
import { encodedApart } from "#adapters/media/picture-processes.ts"

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c2185b" } })

/** A valid AVIF of 13 million pixels whose one item holds the same frame many times, each of which is decoded. */
const manyFrames = async (frames: number): Promise<Buffer> => {
  const file = await plain(4_160, 3_120).avif().toBuffer()
  const content = file.indexOf("mdat") + 4
  const item = file.subarray(content)
  const longer = Buffer.concat([file.subarray(0, content), ...Array.from({ length: frames }, () => item)])
  longer.writeUInt32BE(8 + frames * item.length, content - 8)
  // The length of the one item ends the table of items.
  const table = longer.indexOf("iloc") - 4
  longer.writeUInt32BE(frames * item.length, table + longer.readUInt32BE(table) - 4)
  return longer
}

describe("a picture that is decoded in a process of its own", () => {
  let slow: Buffer
  beforeAll(async () => {
    slow = await manyFrames(150)
  })

  it("is refused when its time is over, and the next one is taken", async () => {
    expect(slow.length).toBeLessThan(100_000)
    const begun = performance.now()
    // Decoding it to its end takes more than 10 s of processor time.
    await expect(encodedApart(slow, { kind: "receipt" }, 800)).rejects.toMatchObject({ name: "EncodingFailed" })
    expect(performance.now() - begun).toBeLessThan(5_000)
    const [picture] = (await encodedApart(await plain(40, 30).png().toBuffer(), { kind: "receipt" })) ?? []
    expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 })
  })

  it("takes nothing that cannot be read for a defect of its own", async () => {
    expect(await encodedApart(Buffer.from("no picture"), { kind: "avatar", crop: undefined })).toBeUndefined()
  })

  it("cuts out a square of 32 pixels or more that lies in the picture, and no other", async () => {
    const sent = await plain(40, 36).png().toBuffer()
    const cut = async (left: number, top: number, side: number) => {
      const pictures = await encodedApart(sent, { kind: "avatar", crop: { left, top, side } })
      return pictures && Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).width))
    }
    expect(await cut(8, 4, 32)).toEqual([512, 96])
    for (const [left, top, side] of [
      [0, 0, 31],
      [9, 4, 32],
      [8, 5, 32],
      [-1, 0, 32],
      [0, 0, 37]
    ] as const)
      expect(await cut(left, top, side)).toBeUndefined()
  })

  it("does not hold the end of the server while it is decoded", async () => {
    const script = `
      import { encodedApart } from "#adapters/media/picture-processes.ts"
      const sent = Buffer.from(process.argv[1], "base64")
      encodedApart(sent, { kind: "receipt" }).catch(() => {})
      setTimeout(() => process.exit(3), 700)`
    const begun = performance.now()
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script, slow.toString("base64")])
    await expect(run).rejects.toMatchObject({ code: 3 })
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  it("is refused, and nothing else ends, if no file descriptor is left; afterwards the next one is taken", async () => {
    const script = `
      import { closeSync, openSync } from "node:fs"
      import { encodedApart } from "#adapters/media/picture-processes.ts"
      const sent = Buffer.from(process.argv[1], "base64")
      const encoded = () => encodedApart(sent, { kind: "receipt" }).then((all) => all.length, ({ name }) => name)
      const answers = []
      for (const free of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
        const held = []
        try { for (;;) held.push(openSync("/dev/null", "r")) } catch {}
        for (const one of held.splice(0, free)) closeSync(one)
        answers.push(await encoded())
        for (const one of held) closeSync(one)
      }
      console.info(JSON.stringify([answers[0], answers.every((one) => one === 1 || one === "EncodingFailed"), await encoded()]))
      process.exit()`
    const sent = (await plain(20, 20).png().toBuffer()).toString("base64")
    const command = 'ulimit -n 128; exec "$0" --input-type=module -e "$1" "$2"'
    const { stdout } = await promisify(execFile)("sh", ["-c", command, process.execPath, script, sent])
    expect(stdout).toBe('["EncodingFailed",true,1]\n')
  })

  it("leaves a program that has nothing else to do to its end", async () => {
    const script = `
      import { encodedApart } from "#adapters/media/picture-processes.ts"
      const pictures = await encodedApart(Buffer.from(process.argv[1], "base64"), { kind: "receipt" })
      console.info(pictures.length)`
    const sent = (await plain(20, 20).png().toBuffer()).toString("base64")
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script, sent])
    expect(stdout).toBe("1\n")
  })
})
