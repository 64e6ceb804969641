import { type OpsRequest, UsageProblem } from "../ops-request.ts"

const feeds: ReadonlyMap<string, string> = new Map([
  ["google", "google.xml"],
  ["meta", "meta.csv"]
])

/** `export google|meta`: the goods of the shop as a feed for advertising elsewhere; `undefined` for other parts. Decision 0136. */
export const feedRequest = (
  name: string,
  { out, language = "id" }: { readonly out: string | undefined; readonly language: string | undefined }
): OpsRequest | undefined => {
  const file = feeds.get(name)
  if (file === undefined) return undefined
  if (language !== "id" && language !== "en") throw new UsageProblem(`--language is id or en, not "${language}".`)
  const path = `/feeds/${language === "id" ? "" : "en/"}${file}`
  return {
    method: "GET",
    path,
    download: { out },
    tell: () => [`${out} is written. The running shop serves the same at ${path}.`]
  }
}
