import type { Level } from "#core/account/member.ts"
import { cx } from "../cx.ts"
import * as css from "./Avatar.css.ts"
import { Icon } from "./Icon.tsx"

const discs = [0, 1, 2, 3, 4, 5, 6, 7] as const

/**
 * A person as their picture, or as initials on a disc whose colour follows the name. Experts carry a teal badge, with a picture
 * as without; a level that was reached carries a mark. Specification 1 and 3, Avatar inputs: user name, image, level, expert.
 */
export const Avatar = ({
  name,
  src,
  level = "base",
  expert = false
}: {
  readonly name: string
  readonly src?: string | undefined
  readonly level?: Level
  readonly expert?: boolean
}) => (
  <span className={cx(css.avatar[discOf(name)], src !== undefined && css.pictured)} aria-hidden="true">
    {src === undefined ? (
      initialsOf(name)
    ) : (
      <img className={css.picture} src={src} alt="" width={64} height={64} crossOrigin="anonymous" />
    )}
    {expert ? (
      <span className={css.expert}>
        <Icon name="badge" size={16} />
      </span>
    ) : level === "base" ? null : (
      <span className={css.level[level]}>
        <Icon name="trend" size={16} />
      </span>
    )}
  </span>
)

const discOf = (name: string) => {
  const sum = [...name].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7)
  return discs[sum % discs.length] ?? 0
}

const initialsOf = (name: string): string => {
  const [first = "", second = ""] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return ((first[0] ?? "") + (second[0] ?? first[1] ?? "")).toUpperCase()
}
