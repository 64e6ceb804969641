import * as css from "./Avatar.css.ts"
import { Icon } from "./Icon.tsx"

const discs = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** A person as initials on a disc whose colour follows the name; experts carry a second, teal one. Specification 1. */
export const Avatar = ({ name, expert = false }: { readonly name: string; readonly expert?: boolean }) => (
  <span className={css.avatar[discOf(name)]} aria-hidden="true">
    {initialsOf(name)}
    {expert ? (
      <span className={css.expert}>
        <Icon name="badge" size={16} />
      </span>
    ) : null}
  </span>
)

const discOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return discs[sum % discs.length] ?? 0
}

const initialsOf = (name: string): string => {
  const [first = "", second = ""] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return ((first[0] ?? "") + (second[0] ?? first[1] ?? "")).toUpperCase()
}
