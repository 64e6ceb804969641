import { openAsBlob } from "node:fs"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import type { Imported, ImportOptions } from "#adapters/feeds/import.ts"
import type { ImportLine } from "./import-call.ts"
import { readOps } from "./ops-file.ts"

/**
 * Sends a feed to the shop that runs on a data folder, and returns its report.
 *
 * @param taken why this process cannot open the folder itself; thrown if no shop can be reached
 */
export const sendToServer = async (
  folder: string,
  { path, name, rates, currency, unknownStock, onFinding, onProgress }: ImportOptions,
  taken: Error
): Promise<Imported> => {
  const ops = readOps(folder)
  if (ops === undefined) throw taken
  const address = new URL("/ops/import", ops.address)
  const query = address.searchParams
  query.set("name", name ?? "feed")
  query.set("stock", String(unknownStock))
  if (currency !== undefined) query.set("currency", currency)
  for (const [of, rate] of rates) query.append("rate", of === "*" ? rate : `${of}=${rate}`)
  const answer = await fetch(address, {
    method: "POST",
    headers: { authorization: `Bearer ${ops.token}`, "content-type": "application/octet-stream" },
    body: await openAsBlob(path)
  })
  if (!answer.ok || answer.body === null)
    throw new Error(
      answer.status === 503
        ? "The running shop takes another file at the moment: try again when it is through."
        : `The running shop did not take the file: it answered ${answer.status}.`
    )
  const lines = createInterface({ input: Readable.fromWeb(answer.body as NodeReadableStream<Uint8Array>) })
  for await (const text of lines) {
    const line = JSON.parse(text) as ImportLine
    if ("finding" in line) onFinding(line.finding)
    else if ("progress" in line) onProgress(line.progress)
    else return line.done
  }
  throw new Error(
    "The running shop did not tell how the import ended. Run it again: what is in already stays as it is."
  )
}
