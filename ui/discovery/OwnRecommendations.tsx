import { useEffect, useRef } from "react"
import type { Member } from "#core/account/member.ts"
import { selectionsPath } from "#core/catalogue/links.ts"
import { recommendationsMachineOver } from "#core/discovery/recommending/recommendations.machine.ts"
import { viewRecommendations } from "#core/discovery/recommending/recommendations.view.ts"
import type { RecommendationFacts } from "#core/shop/facts.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Section } from "../kit/text/Section.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useRemembered } from "../shop/useRemembered.ts"
import { useView } from "../shop/useView.ts"
import * as css from "./Discovery.css.ts"
import { RecommendationHead } from "./RecommendationHead.tsx"
import { RecommendedRows, RowSkeletons } from "./RecommendedRows.tsx"

/** A member's own recommendations; going back shows as many as were seen before. */
export const OwnRecommendations = ({
  member,
  facts
}: {
  readonly member: Member
  readonly facts: RecommendationFacts
}) => {
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
          <Empty title={t("discovery.forYou.notLoaded")} text={t("discovery.forYou.notLoadedText")}>
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
