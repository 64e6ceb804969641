import { expertListPath, expertsPath } from "#core/catalogue/links.ts"
import type { ExpertsFacts } from "#core/shop/facts.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { Breadcrumb } from "../../kit/text/Breadcrumb.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Section } from "../../kit/text/Section.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { ReviewTeaser } from "../ReviewTeaser.tsx"
import { ExpertCards } from "./ExpertCard.tsx"
import { ExpertHero, NotSold } from "./ExpertFrame.tsx"
import * as css from "./People.css.ts"

/** The first page about experts: those who helped most, and what they wrote. Specification 2, ExpertPage. */
export const ExpertsScreen = ({ facts: { experts, reviews } }: { readonly facts: ExpertsFacts }) => {
  const { t } = useWords()
  const { total, items } = experts
  const title = t("reviewers.expert.title")
  return (
    <Page className={css.page}>
      <Head
        title={t("reviewers.expert.pageTitle")}
        description={t("reviewers.expert.about", { count: total })}
        canonical={expertsPath}
        noindex={total === 0}
      />
      <Breadcrumb path={[]} here={t("reviewers.expert.pageTitle")} />
      <ExpertHero title={title} total={total} />
      {total === 0 ? (
        <Empty title={t("reviewers.expert.noneYet")} text={t("reviewers.expert.noneYetText")} />
      ) : (
        <Section inPage title={t("reviewers.expert.helpedMost")}>
          <ExpertCards experts={items} />
          <LinkButton look="secondary" to={expertListPath} className={css.all}>
            {t("reviewers.expert.seeAll", { count: total })}
          </LinkButton>
        </Section>
      )}
      {reviews.length > 0 ? (
        <Section inPage title={t("reviewers.expert.theirReviews")}>
          <ul className={css.cards}>
            {reviews.map((shown) => (
              <li key={shown.review.id}>
                <ReviewTeaser shown={shown} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <NotSold />
    </Page>
  )
}
