import { useEffect, useRef } from "react"
import type { Member } from "#core/account/member.ts"
import { selectionsPath } from "#core/catalogue/links.ts"
import { recommendationsMachineOver } from "#core/discovery/recommending/recommendations.machine.ts"
import { viewRecommendations } from "#core/discovery/recommending/recommendations.view.ts"
import type { RecommendationFacts } from "#core/shop/facts.ts"
import { useMember } from "../account/useMember.ts"
import { useVisitLoad } from "../account/useVisitLoad.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { PageFailure } from "../kit/PageFailure.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useAppActor, useScreenActor, useShop } from "../shop/shop.tsx"
import { useRemembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"
import { BackBar } from "./BackBar.tsx"
import * as css from "./Discovery.css.ts"
import { Ground, RecommendationHead } from "./RecommendationHead.tsx"
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
            <Own key={viewer.member.id} member={viewer.member} facts={facts} />
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

/** The browser knows that somebody is logged in; the shop has not said who. */
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

const Own = ({ member, facts }: { readonly member: Member; readonly facts: RecommendationFacts }) => {
  const { t } = useWords()
  const { ports } = useShop()
  const { recommendations } = ports.recommendations
  const [view, send] = useView(
    useScreenActor(recommendationsMachineOver, { recommendations }, { first: facts.seen }),
    viewRecommendations
  )
  const seen = view.items.length
  const remembered = useRef<RecommendationFacts>(facts)
  if (seen > 0 && remembered.current.seen !== seen) remembered.current = { ...facts, seen }
  useRemembered(remembered.current)
  const answers = member.beauty.join()
  const read = useRef(answers)
  useEffect(() => {
    if (read.current === answers) return
    read.current = answers
    send({ type: "taste.changed" })
  }, [answers, send])
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
  return (
    <>
      <RecommendationHead
        member={member}
        answers={view.answers}
        isKnown={view.step === "shown" || view.step === "empty"}
      />
      {view.step === "reading" ? <RowSkeletons /> : null}
      {view.step === "failed" ? (
        <div role="status">
          <Empty title={t("discovery.forYou.failed")} text={t("discovery.forYou.failedText")}>
            <Button look="secondary" onClick={() => send({ type: "retry.wanted" })}>
              {t("discovery.forYou.retry")}
            </Button>
          </Empty>
        </div>
      ) : null}
      {view.step === "empty" ? (
        <Empty title={t("discovery.forYou.none")} text={t("discovery.forYou.noneText")}>
          <LinkButton to={selectionsPath}>{t("discovery.forYou.toSelections")}</LinkButton>
        </Empty>
      ) : null}
      {view.step === "shown" ? (
        <Section
          inPage
          title={t(
            view.items.some(({ reason }) => reason !== undefined)
              ? "discovery.forYou.mightLike"
              : "discovery.forYou.popular"
          )}
        >
          <RecommendedRows items={view.items} />
          <div className={css.more} role="status">
            {view.more === "end" ? (
              <p className={css.about}>{t("discovery.forYou.end")}</p>
            ) : (
              <Button
                look="secondary"
                whole
                busy={view.more === "coming"}
                onClick={() => send({ type: "more.wanted" })}
              >
                {t(view.more === "failed" ? "discovery.curated.moreFailed" : "discovery.forYou.more")}
              </Button>
            )}
          </div>
        </Section>
      ) : null}
      <p className={css.foot}>{t("discovery.forYou.foot")}</p>
    </>
  )
}
