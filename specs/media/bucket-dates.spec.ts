import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, it } from "vitest"
import { bucketPictures } from "#adapters/media/pictures/bucket-pictures.ts"

const hourMs = 3_600_000

/** Returns the ages of two files in a store whose answer has this `Date`: one is an hour old by the clock here, one has no age. */
const agesWith = async (date: string | undefined) => {
  const entry = (name: string, modified: string) =>
    `<Contents><Key>photos/${name}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`
  const server = createServer((_, response) => {
    response.sendDate = false
    if (date !== undefined) response.setHeader("date", date)
    response.end(entry("a.webp", new Date(Date.now() - hourMs).toISOString()) + entry("b.webp", "some day"))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const bucket = { endpoint, name: "toko", region: "us-east-1", accessKeyId: "a", secretAccessKey: "b" }
  const files = await bucketPictures(bucket, "photos").list()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  return files.map(({ ageMs }) => ageMs)
}

describe("files in a list of a bucket", () => {
  it.each([[undefined], ["yesterday"]])(
    "have their age by the clock here if the list has the date %s",
    async (date) => {
      const [known = Number.NaN, unknown] = await agesWith(date)
      expect(known).toBeGreaterThanOrEqual(hourMs)
      expect(known).toBeLessThan(hourMs + 60_000)
      expect(unknown).toBe(0)
    }
  )

  it("have their age by the clock of the store otherwise", async () => {
    const [known = Number.NaN] = await agesWith(new Date(Date.now() + 5 * hourMs).toUTCString())
    expect(Math.round(known / hourMs)).toBe(6)
  })
})
