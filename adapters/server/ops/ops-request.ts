import { writeFileSync } from "node:fs"

/** A request to the running shop, and how its answer is shown. */
export interface OpsRequest {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: unknown
  /** Reads the body from elsewhere, as from a file that is fetched; throws `UsageProblem`. */
  readonly load?: () => Promise<unknown>
  /** What is read first, and the body that follows from it. */
  readonly before?: { readonly path: string; readonly bodyOf: (data: unknown) => unknown }
  /** The answer is a file: written as it comes, into the file of this name or, without one, onto the screen. */
  readonly download?: { readonly out: string | undefined }
  /** What is done with the answer before it is shown, as writing a file. */
  readonly save?: (data: unknown) => void
  readonly tell: (data: unknown) => ReadonlyArray<string>
  /** What is shown of a refusal; nothing if its message is enough. */
  readonly refused?: (body: unknown) => ReadonlyArray<string>
}

/** A mistake in what was typed; its message states what to do. */
export class UsageProblem extends Error {
  override readonly name = "UsageProblem"
}

/** Returns the request for a picture of a return or a review, 1 for the first, which is written into a file as WebP. */
export const pictureRequest = (path: string, number: string | undefined, out: string | undefined): OpsRequest => {
  if (number === undefined || !/^[1-9]$/.test(number))
    throw new UsageProblem("The NUMBER of the picture is missing, 1 for the first.")
  if (out === undefined || out === "")
    throw new UsageProblem("The file for the picture is missing: --out picture.webp.")
  return {
    method: "GET",
    path: `${path}/photos/${number}`,
    save: (data) => writeFileSync(out, Buffer.from(pictureIn(data), "base64")),
    tell: () => [`${out} is written.`]
  }
}

const pictureIn = (data: unknown): string => {
  const picture = typeof data === "object" && data !== null && "picture" in data ? data.picture : undefined
  return typeof picture === "string" ? picture : ""
}
