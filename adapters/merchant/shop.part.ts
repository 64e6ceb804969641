import { Effect } from "effect"
import { readPhone } from "#core/kernel/phone.rule.ts"
import type { StoredShopIdentity } from "#core/stores/shop-identity.ts"
import { email, line, pattern, quoteText, type Read, rowReader, yesNo, yesOrNo } from "./cells.ts"
import type { Part } from "./part.ts"

const mostName = 40

/** A name that can stand in titles, messages and the sender of a mail. */
const name = (text: string): Read<string> =>
  /[{}<>"\\]/.test(text) ? { problem: `must not contain any of { } < > " \\` } : line(mostName)(text)

/** A WhatsApp number as `wa.me` takes it. */
const whatsapp = (text: string): Read<string> => {
  const read = readPhone(text)
  return "phone" in read
    ? { value: `${read.phone.code}${read.phone.national}`.replace("+", "") }
    : { problem: `must be an Indonesian mobile number, as 0812 3456 7890, not ${quoteText(text)}` }
}

/** The shop's identity: one row. */
export const shopPart: Part<StoredShopIdentity> = {
  name: "shop",
  columns: ["name", "sign", "sender", "help_email", "help_whatsapp", "help_hours", "sample"],
  keyOf: () => "shop",
  complete: (given, stored) => ({ ...stored.get("shop"), ...given }),
  read: (cells) =>
    Effect.sync(() => {
      const { at, maybe, problems } = rowReader(cells)
      const called = at("name", name) ?? ""
      const sign = maybe("sign", name) ?? called
      const sender = maybe("sender", email)
      const help = {
        ...defined("email", maybe("help_email", email)),
        ...defined("whatsapp", maybe("help_whatsapp", whatsapp)),
        ...defined("hours", maybe("help_hours", hours))
      }
      const isSample = at("sample", yesOrNo) ?? false
      if (problems.length > 0) return { problems }
      return { row: { name: called, sign, isSample, ...(sender !== undefined && { sender }), help } }
    }),
  write: ({ name: called, sign, isSample, sender = "", help }) => ({
    name: called,
    sign,
    sender,
    help_email: help.email ?? "",
    help_whatsapp: help.whatsapp === undefined ? "" : `0${help.whatsapp.replace(/^62/, "")}`,
    help_hours: help.hours ?? "",
    sample: yesNo(isSample)
  })
}

const hours = (text: string): Read<string> => {
  const read = pattern(/^\d{2}\.\d{2}[–-]\d{2}\.\d{2}$/, "from and to, as 08.00-21.00")(text)
  return "value" in read ? { value: read.value.replace("-", "–") } : read
}

const defined = <K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, string>)
