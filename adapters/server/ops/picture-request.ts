import { writeFileSync } from "node:fs"
import { type OpsRequest, UsageProblem } from "./ops-request.ts"

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
