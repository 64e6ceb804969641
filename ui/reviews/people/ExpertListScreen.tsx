import { expertListPath, expertsPath } from "#core/catalogue/links.ts"
import { parseExpertsQuery, reviewerSearch } from "#core/reviews/reviewers/reviewer-address.rule.ts"
import type { ExpertListFacts } from "#core/shop/facts.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { Breadcrumb } from "../../kit/text/Breadcrumb.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Unseen } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useRemembered } from "../../shop/useRemembered.ts"
import { ExpertCards } from "./ExpertCard.tsx"
import { ExpertHero, NotSold } from "./ExpertFrame.tsx"
import * as css from "./People.css.ts"
import { PeopleGroups, PeopleList } from "./PeopleMore.tsx"
import { usePeopleList } from "./usePeopleList.ts"

/** All experts, or those of one field, twenty at a time. Specification 2, ExpertUsers. */
export const ExpertListScreen = ({ facts }: { readonly facts: ExpertListFacts }) => {
  const { t, count } = useWords()
  const { view, send } = usePeopleList(facts.query, facts.experts, parseExpertsQuery)
  const { experts, total, groups, query } = view
  useRemembered(
    view.list === "shown" && view.more !== "loading" ? { query, experts: { items: experts, total, groups } } : facts
  )
  const title = t("reviewers.expert.listTitle")
  return (
    <Page className={css.page}>
      <Head
        title={title}
        description={t("reviewers.expert.listAbout")}
        canonical={expertListPath + (view.narrowed ? "" : reviewerSearch({ page: facts.query.page }))}
        noindex={view.total === 0}
      />
      <Breadcrumb path={[{ to: expertsPath, name: t("reviewers.expert.pageTitle") }]} here={title} />
      <ExpertHero title={title} total={groups.reduce((sum, group) => sum + group.count, 0)} />
      <PeopleGroups view={view} path={expertListPath} label={t("reviewers.expert.fields")} />
      <h2>
        <Unseen>{title}</Unseen>
      </h2>
      {total === 0 && view.list === "shown" ? (
        <Empty
          title={t(view.narrowed ? "reviewers.expert.none" : "reviewers.expert.noneYet")}
          text={t(view.narrowed ? "reviewers.expert.noneText" : "reviewers.expert.noneYetText")}
        >
          {view.narrowed ? (
            <LinkButton look="secondary" to={expertListPath}>
              {t("reviewers.one.clear")}
            </LinkButton>
          ) : null}
        </Empty>
      ) : (
        <PeopleList
          view={view}
          path={expertListPath}
          shownOf={t("reviewers.expert.shownOf", { shown: count(view.shown), total: count(total) })}
          onMore={() => send({ type: "more.wanted" })}
          onRetry={() => send({ type: "retry.wanted" })}
        >
          <ExpertCards experts={experts} />
        </PeopleList>
      )}
      <NotSold />
    </Page>
  )
}
