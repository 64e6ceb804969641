import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { Option, Schema } from "effect"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"

/** `pictures list` and `pictures add FILE`; `undefined` if it is another command. */
export const pictureRequest = (what: string, [path = ""]: ReadonlyArray<string>): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: "/ops/pictures",
      tell: (data) => Schema.decodeUnknownSync(Schema.Array(Shown))(data).map(pictureLine)
    }
  if (what !== "add") return undefined
  if (path === "") throw new UsageProblem("The FILE of the picture is missing.")
  return {
    method: "POST",
    path: "/ops/pictures",
    body: { file: basename(path), picture: contentsOf(path) },
    tell: (data) => [pictureLine(Schema.decodeUnknownSync(Shown)(data))],
    refused: (body) =>
      Option.match(Schema.decodeUnknownOption(Refused)(body), {
        onNone: () => [],
        onSome: ({ details }) => [`${path} ${reasons[details.problem]}.`]
      })
  }
}

const reasons = {
  unreadable: "is no JPEG, PNG, WebP, AVIF or HEIC that can be read",
  tooLarge: "is larger than 8 MB",
  tooSmall: "has a side of less than 400 pixels",
  tooManyPixels: "has too many pixels: 24 million at most"
} as const

const Shown = Schema.Struct({ file: Schema.String, address: Schema.String })
const Refused = Schema.Struct({
  details: Schema.Struct({ problem: Schema.Literals(["unreadable", "tooLarge", "tooSmall", "tooManyPixels"]) })
})

const pictureLine = ({ file, address }: typeof Shown.Type): string => `${address}\t${file}`

const contentsOf = (path: string): string => {
  try {
    return readFileSync(path).toString("base64")
  } catch {
    throw new UsageProblem(`${path} cannot be read.`)
  }
}
