import { reviewerPath } from "#core/catalogue/links.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { ReviewWithProduct } from "#core/reviews/review.ts"
import { parseReviewerQuery, reviewerSearch } from "#core/reviews/reviewers/reviewer-address.rule.ts"
import type { ReviewerFacts } from "#core/shop/facts.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { Breadcrumb } from "../../kit/text/Breadcrumb.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useRemembered } from "../../shop/useRemembered.ts"
import { ReviewCard } from "../ReviewCard.tsx"
import { type Reactions, useReactions } from "../useReactions.tsx"
import { AboutProduct } from "./AboutProduct.tsx"
import * as css from "./People.css.ts"
import { PeopleGroups, PeopleList } from "./PeopleMore.tsx"
import { ReviewerHead } from "./ReviewerHead.tsx"
import { ReviewerOrders } from "./ReviewerOrders.tsx"
import { usePeopleList } from "./usePeopleList.ts"

/** A reviewer as everybody may see them, with what they wrote. */
export const ReviewerScreen = ({ facts }: { readonly facts: ReviewerFacts }) => {
  const { t, count } = useWords()
  const { reviewer, now } = facts
  const { userName } = reviewer
  const path = reviewerPath(userName)
  const { view, send } = usePeopleList(facts.query, facts.reviews, (search) => parseReviewerQuery(userName, search))
  const { reviews, total, groups, query } = view
  const isSettled = view.list === "shown" && view.more !== "loading"
  useRemembered(isSettled ? { ...facts, query, reviews: { items: reviews, total, groups } } : facts)
  const reactions = useReactions(reviews.map(({ review }) => review))
  return (
    <Page className={css.page}>
      <Head
        title={t("reviewers.one.title", { name: userName })}
        description={t("reviewers.one.about", { name: userName })}
        canonical={path + (view.narrowed ? "" : reviewerSearch({ page: facts.query.page }))}
        noindex={reviewer.counts.reviews === 0}
      />
      <Breadcrumb path={[]} here={userName} />
      <div className={css.layout}>
        <div className={css.about}>
          <ReviewerHead of={reviewer} />
        </div>
        <section aria-labelledby="written">
          {reviewer.counts.reviews === 0 ? (
            <Empty title={t("reviewers.one.none")} text={t("reviewers.one.noneText", { name: userName })} />
          ) : (
            <>
              <div className={css.listHead}>
                <Heading level={2} look="section" id="written">
                  {t("reviewers.one.count", { count: reviewer.counts.reviews })}
                </Heading>
                <ReviewerOrders
                  view={view}
                  path={path}
                  onChange={(wanted) => send({ type: "query.wanted", query: wanted })}
                />
              </div>
              {groups.length > 1 || view.narrowed ? (
                <PeopleGroups view={view} path={path} label={t("reviewers.one.categories")} />
              ) : null}
              {total === 0 && view.list === "shown" ? (
                <Empty title={t("reviewers.one.noneHere")}>
                  <LinkButton look="secondary" to={path}>
                    {t("reviewers.one.clear")}
                  </LinkButton>
                </Empty>
              ) : (
                <PeopleList
                  view={view}
                  path={path}
                  shownOf={t("reviewers.one.shownOf", { shown: count(view.shown), total: count(total) })}
                  onMore={() => send({ type: "more.wanted" })}
                  onRetry={() => send({ type: "retry.wanted" })}
                >
                  <Written reviews={reviews} now={now} reactions={reactions} />
                </PeopleList>
              )}
            </>
          )}
        </section>
      </div>
      {reactions.dialog}
    </Page>
  )
}

const Written = ({
  reviews,
  now,
  reactions
}: {
  readonly reviews: ReadonlyArray<ReviewWithProduct>
  readonly now: Instant
  readonly reactions: Reactions
}) => (
  <ul className={css.reviews}>
    {reviews.map((shown) => (
      <li key={shown.review.id}>
        <ReviewCard review={shown.review} now={now} reactions={reactions} head={<AboutProduct of={shown} />} />
      </li>
    ))}
  </ul>
)
