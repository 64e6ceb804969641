import { useId } from "react"
import { type FilterChoice, type FilterGroup, viewFilterGroups } from "#core/listing/filters.view.ts"
import type { ListingView } from "#core/listing/listing.view.ts"
import type { SearchQuery } from "#core/search/query.ts"
import { Checkbox } from "../kit/form/Choice.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { Stars } from "../kit/picture/Rating.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./FilterPanel.css.ts"
import { PriceFilter } from "./PriceFilter.tsx"
import { useLabel } from "./useLabel.ts"

/** Values of one filter shown at once; the rest unfolds. */
const shownAtOnce = 6

/** Every filter of a list. A press is reported as the query it leads to. Rule 5. */
export const FilterPanel = ({
  list,
  query,
  onChange
}: {
  readonly list: Pick<ListingView, "fixed" | "facets">
  readonly query: SearchQuery
  readonly onChange: (query: SearchQuery) => void
}) => {
  const { t } = useWords()
  return (
    <>
      <details className={css.group} open>
        <summary className={css.head}>
          <h3>{t("listing.group.prices")}</h3>
          <Icon name="down" className={css.sign} />
        </summary>
        <PriceFilter fixed={list.fixed} query={query} onChange={onChange} />
      </details>
      {viewFilterGroups(list.fixed, query, list.facets).map((group) => (
        <Group key={group.id} group={group} onChange={onChange} />
      ))}
    </>
  )
}

const Group = ({
  group: { id, choices },
  onChange
}: {
  readonly group: FilterGroup
  readonly onChange: (query: SearchQuery) => void
}) => {
  const { t, say } = useWords()
  const title = say(`listing.group.${id}`, { defaultValue: t("listing.group.tag") })
  const first = choices.slice(0, shownAtOnce)
  const rest = choices.slice(shownAtOnce)
  const values = (some: ReadonlyArray<FilterChoice>) =>
    some.map((choice) => <Value key={choice.field.join()} choice={choice} onChange={onChange} />)
  return (
    <details
      className={css.group}
      open={!id.startsWith("tag-") || choices.some(({ on }) => on) || id === "tag-concern"}
    >
      <summary className={css.head}>
        <h3>{title}</h3>
        <Icon name="down" className={css.sign} />
      </summary>
      <fieldset aria-label={title} className={css.values}>
        {values(first)}
        {rest.length > 0 ? (
          <details className={css.rest} open={rest.some(({ on }) => on)}>
            <summary className={css.all}>{t("listing.allValues", { count: choices.length })}</summary>
            {values(rest)}
          </details>
        ) : null}
      </fieldset>
    </details>
  )
}

const Value = ({
  choice: { label, count, on, query, field },
  onChange
}: {
  readonly choice: FilterChoice
  readonly onChange: (query: SearchQuery) => void
}) => {
  const words = useWords()
  const labelled = useLabel()
  const id = useId()
  return (
    <Checkbox
      id={id}
      name={field[0]}
      value={field[1]}
      checked={on}
      count={`(${words.count(count)})`}
      onChange={() => onChange(query)}
    >
      {label.kind === "stars" ? (
        <>
          <Unseen>{labelled(label)}</Unseen>
          <span aria-hidden="true">
            <Stars of={label.stars} size={16} />
          </span>
        </>
      ) : (
        labelled(label)
      )}
    </Checkbox>
  )
}
