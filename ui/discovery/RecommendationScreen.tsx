import { useEffect } from "react"
import type { RecommendationFacts } from "#core/shop/facts.ts"
import { useMember } from "../account/useMember.ts"
import { useVisitLoad } from "../account/useVisitLoad.ts"
import { Button } from "../kit/Button.tsx"
import { PageFailure } from "../kit/PageFailure.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useAppActor, useShop } from "../shop/shop.tsx"
import { BackBar } from "./BackBar.tsx"
import * as css from "./Discovery.css.ts"
import { OwnRecommendations } from "./OwnRecommendations.tsx"
import { Ground } from "./RecommendationHead.tsx"
import { RecommendedRows, RowSkeletons } from "./RecommendedRows.tsx"

const wayIn = { kind: "account", next: "/recommendation" } as const

/** Products for one member, each with its reason; for guests what sells most. Specification 2, Recommendation. */
export const RecommendationScreen = ({ facts }: { readonly facts: RecommendationFacts }) => {
  const { t } = useWords()
  const viewer = useMember()
  return (
    <>
      <BackBar title={t("discovery.forYou.title")} />
      <Page className={css.page}>
        <Head title={t("discovery.forYou.title")} noindex />
        <div className={css.column}>
          {viewer.kind === "member" ? (
            <OwnRecommendations key={viewer.member.id} member={viewer.member} facts={facts} />
          ) : viewer.kind === "coming" ? (
            <Coming />
          ) : (
            <ForGuests facts={facts} />
          )}
        </div>
      </Page>
    </>
  )
}

/** A member is logged in here; the shop has not yet said which one. */
const Coming = () => {
  const [hasFailed, retry] = useVisitLoad()
  return hasFailed ? <PageFailure broken={false} onRetry={retry} /> : <RowSkeletons />
}

const ForGuests = ({ facts }: { readonly facts: RecommendationFacts }) => {
  const { t } = useWords()
  const { account } = useShop()
  const overlays = useAppActor("overlays")
  useEffect(() => {
    if (account.viewer().kind === "guest") delete document.documentElement.dataset["member"]
  }, [account])
  return (
    <div className={css.toGuests}>
      <Ground title={t("discovery.forYou.guest")} text={t("discovery.forYou.guestText")}>
        <Button onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: wayIn } })}>
          {t("shop.header.login")}
        </Button>
      </Ground>
      <Popular facts={facts} />
    </div>
  )
}

/** What sells best, without reasons. */
const Popular = ({ facts: { popular } }: { readonly facts: RecommendationFacts }) => {
  const { t } = useWords()
  return (
    <Section inPage title={t("discovery.forYou.popular")}>
      <RecommendedRows items={popular.products.map((product) => ({ product }))} />
    </Section>
  )
}
