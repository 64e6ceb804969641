import { Schema } from "effect"
import { toggleNames } from "#core/toggles/toggles.ts"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"

/** `toggles list`, `toggles on NAME` and `toggles off NAME`; `undefined` if it is another command. */
export const toggleRequest = (
  what: string,
  [toggle = ""]: ReadonlyArray<string>,
  { by: name, note }: { readonly by: string; readonly note: string | undefined }
): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: "/ops/toggles",
      tell: (data) => Schema.decodeUnknownSync(Schema.Array(Shown))(data).map(toggleLine)
    }
  if (what !== "on" && what !== "off") return undefined
  if (!toggleNames.some((known) => known === toggle))
    throw new UsageProblem(`There is no switch "${toggle}": ${toggleNames.join(", ")}.`)
  return {
    method: "POST",
    path: `/ops/toggles/${toggle}`,
    body: { name, is_on: what === "on", ...(note !== undefined && { note }) },
    tell: (data) => [changeLine(Schema.decodeUnknownSync(Changed)(data))]
  }
}

const Shown = Schema.Struct({ name: Schema.String, is_on: Schema.Boolean, is_switched_off: Schema.Boolean })
const Changed = Schema.Struct({ name: Schema.String, is_on: Schema.Boolean, changed: Schema.Boolean })

const toggleLine = ({ name, is_on: isOn, is_switched_off: isSwitchedOff }: typeof Shown.Type): string =>
  [name, isOn ? "on" : isSwitchedOff ? "off" : "off by the settings of the server"].join("\t")

const changeLine = ({ name, is_on: isOn, changed }: typeof Changed.Type): string =>
  `${name}\t${isOn ? "on" : "off"}${changed ? "" : ", as before"}`
