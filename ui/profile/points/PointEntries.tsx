import type { Instant } from "#core/kernel/moment.ts"
import type { PointEntry } from "#core/orders/points/ledger.ts"
import { TextLink } from "../../kit/Button.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import type { PageIconName } from "../../kit/picture/page-icons.ts"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./PointsScreen.css.ts"

/** What an entry says, `points.kind.<word>`, and its sign; words carry the meaning, colour only helps. */
const looks = {
  earn: { icon: "bag", tile: "in" },
  held: { icon: "clock", tile: "held" },
  used: { icon: "ticket", tile: "out" },
  release: { icon: "reload", tile: "in" },
  reverse: { icon: "reload", tile: "out" },
  backWithGoods: { icon: "reload", tile: "in" },
  goneWithGoods: { icon: "reload", tile: "out" },
  review: { icon: "pen", tile: "in" },
  review_photo: { icon: "camera", tile: "in" },
  review_reverse: { icon: "reload", tile: "out" },
  given: { icon: "coins", tile: "in" },
  taken: { icon: "coins", tile: "out" }
} as const satisfies Readonly<Record<string, { readonly icon: PageIconName; readonly tile: "in" | "out" | "held" }>>

const wordOf = ({ kind, isHeld, points }: PointEntry): keyof typeof looks => {
  if (kind === "redeem_hold") return isHeld ? "held" : "used"
  if (kind === "return") return "backWithGoods"
  if (kind === "return_reverse") return "goneWithGoods"
  return kind === "adjust" ? (points < 0 ? "taken" : "given") : kind
}

/** Movements of points by month, the newest first. */
export const PointEntries = ({ entries }: { readonly entries: ReadonlyArray<PointEntry> }) => {
  const { date } = useWords()
  const months = new Map<string, ReadonlyArray<PointEntry>>()
  for (const entry of entries) {
    const month = monthOf(date, entry.at)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return (
    <>
      {[...months].map(([month, some]) => (
        <section key={month} aria-label={month}>
          <h3 className={css.month}>{month}</h3>
          <ul className={css.entries}>
            {some.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const Entry = ({ entry }: { readonly entry: PointEntry }) => {
  const { t, count, date } = useWords()
  const word = wordOf(entry)
  const { icon, tile } = looks[word]
  return (
    <li className={css.entry}>
      <span className={css.tiles[tile]}>
        <PageIcon name={icon} size={20} />
      </span>
      <span className={css.words}>
        <Text as="span" look="small">
          {t(`points.kind.${word}`)}
        </Text>
        <Text as="span" look="caption" tone="muted">
          {entry.order === undefined ? null : (
            <>
              <TextLink to={`/orders/${entry.order}`} underlined>
                {entry.order}
              </TextLink>{" "}
              {"· "}
            </>
          )}
          {entry.product === undefined ? null : `${entry.product} · `}
          {date(entry.at)}
        </Text>
      </span>
      <span className={css.points}>
        <b className={css.amount[tile]}>{`${entry.points > 0 ? "+" : ""}${count(entry.points)}`}</b>
        <Text as="span" look="caption" tone="muted">
          {t("points.page.after", { points: count(entry.after) })}
        </Text>
      </span>
    </li>
  )
}

/** `Nov 2026`: a day without its number. */
const monthOf = (date: (at: Instant) => string, at: Instant): string => date(at).replace(/^.*?(?=\p{L}+ \d{4}$)/u, "")
