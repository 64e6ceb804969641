import type { MouseEvent, ReactNode } from "react"
import type { PeopleListView } from "#core/reviews/reviewers/people-list.view.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { ChipLink, Chips } from "../../kit/Chip.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { More, moreButton } from "../../kit/More.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./People.css.ts"

/** The groups by which the list is filtered, each with how many are in it. Rule 6. */
export const PeopleGroups = ({
  view,
  path,
  label
}: {
  readonly view: PeopleListView
  readonly path: string
  readonly label: string
}) => {
  const { t, count } = useWords()
  return (
    <div className={css.groups}>
      <Chips label={label}>
        {view.groups.map((group) => (
          <li key={group.id}>
            <ChipLink on={group.on} to={path + group.search}>
              {t("reviewers.expert.field", { name: group.name, number: count(group.count) })}
            </ChipLink>
          </li>
        ))}
      </Chips>
    </div>
  )
}

/** A list with the way to the rest of it, or why it is not there. Rules 28 to 33. */
export const PeopleList = ({
  view,
  path,
  shownOf,
  onMore,
  onRetry,
  children
}: {
  readonly view: PeopleListView
  /** Address of the whole list. */
  readonly path: string
  /** `20 dari 24 expert`. */
  readonly shownOf: string
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly children: ReactNode
}) => {
  const { t } = useWords()
  if (view.list === "failed")
    return (
      <div role="status">
        <Empty title={t("reviewers.notLoaded")}>
          <Button look="secondary" onClick={onRetry}>
            {t("product.reviews.reload")}
          </Button>
        </Empty>
      </div>
    )
  if (view.list === "shown" && view.total > 0 && view.reviews.length + view.experts.length === 0)
    return (
      <Empty title={t("reviewers.pastEnd")}>
        <LinkButton look="secondary" to={path + view.everythingSearch}>
          {t("reviewers.fromFirst")}
        </LinkButton>
      </Empty>
    )
  const more = (event: MouseEvent) => {
    event.preventDefault()
    if (view.more !== "loading") onMore()
  }
  return (
    <div aria-busy={view.list === "loading"} className={view.list === "loading" ? css.busy : undefined}>
      {view.previousSearch === undefined ? null : (
        <Link to={path + view.previousSearch} className={css.previous}>
          {t("reviewers.previous")}
        </Link>
      )}
      {children}
      <More shown={view.shown} total={view.total} text={shownOf}>
        {view.more === "none" ? null : (
          <LinkButton
            look="secondary"
            className={moreButton}
            to={path + view.nextSearch}
            aria-busy={view.more === "loading"}
            onClick={more}
          >
            {t(
              view.more === "failed"
                ? "product.reviews.moreFailed"
                : view.more === "loading"
                  ? "shop.loading"
                  : "product.reviews.more"
            )}
          </LinkButton>
        )}
      </More>
    </div>
  )
}
