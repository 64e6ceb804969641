import { useState } from "react"
import { goTo, hashOf, useAddress } from "../address.ts"
import * as details from "../details/Details.css.ts"
import { releases } from "../exhibits.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Sides.css.ts"

/** The side that is no release yet. */
export const now = "now"

/** Which release is compared with which, and a link that names both, for a ticket. */
export const Sides = ({
  machine,
  from,
  to,
  onChoose
}: {
  readonly machine: string
  readonly from: string
  readonly to: string
  readonly onChoose: () => void
}) => {
  const { compare } = useSettings().words
  const address = useAddress()
  const [copied, setCopied] = useState<"copied" | "notCopied">()
  const names = releases().map(({ name }) => name)
  const place = { ...address, machine, view: "compare", from, to } as const
  const choose = (next: { readonly from?: string; readonly to?: string }) => {
    onChoose()
    setCopied(undefined)
    goTo({ ...place, ...next })
  }
  const link = new URL(hashOf(place), location.href).href
  return (
    <>
      <div className={css.sides}>
        <label className={css.side}>
          {compare.from}
          <select className={css.select} value={from} onChange={({ target }) => choose({ from: target.value })}>
            {[...new Set([from, ...names])].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className={css.side}>
          {compare.to}
          <select className={css.select} value={to} onChange={({ target }) => choose({ to: target.value })}>
            <option value={now}>{compare.now}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <div className={details.row}>
        <a className={details.link} href={link}>
          {compare.link}
        </a>
        <button
          type="button"
          className={details.press}
          onClick={async () => {
            try {
              await navigator.clipboard.writeText(link)
              setCopied("copied")
            } catch {
              // Pages without a server, and browsers that ask, may refuse.
              setCopied("notCopied")
            }
          }}
        >
          {compare.copy}
        </button>
        <span role="status">{copied === undefined ? "" : compare[copied]}</span>
      </div>
    </>
  )
}
