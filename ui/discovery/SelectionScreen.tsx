import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { selectionPath, selectionsPath } from "#core/catalogue/links.ts"
import { selectionMachineOver } from "#core/discovery/selections/selection.machine.ts"
import { viewSelection } from "#core/discovery/selections/selection.view.ts"
import { chosenIn, chosenText } from "#core/discovery/selections/taken.rule.ts"
import { chosenParameter } from "#core/shop/discovery.usecases.ts"
import type { SelectionFacts } from "#core/shop/facts.ts"
import { Button } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { ShareButton } from "../kit/share/ShareButton.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { BackBar } from "./BackBar.tsx"
import * as css from "./Discovery.css.ts"
import { itemListOf } from "./item-list.ts"
import { SelectionSteps } from "./SelectionSteps.tsx"
import { useAdd } from "./useAdd.ts"

/** A selection: its steps, each with a reason, and one button for all of them. Specification 2, ProductMatchCategory. */
export const SelectionScreen = ({ facts: { selection, chosen } }: { readonly facts: SelectionFacts }) => {
  const { t } = useWords()
  const { origin, appActors, now } = useShop()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { addAll, isWaiting } = useAdd()
  const actor = useScreenActor(selectionMachineOver, undefined, { selection, chosen })
  const [view, send] = useView(actor, viewSelection)
  const text = chosenText(actor.getSnapshot().context.chosen)
  const about = selection.about ?? t("discovery.selection.derivedAbout", { name: selection.title })
  const path = selectionPath(selection.id)

  // What was swapped survives a reload.
  useEffect(() => {
    if (text !== chosenText(chosenIn(new URLSearchParams(search).get(chosenParameter), selection)))
      void navigate({ search: text === "" ? "" : `?${chosenParameter}=${text}` }, { replace: true })
  }, [text, search, selection, navigate])
  useEffect(() => {
    const taking = actor.on("goods.taken", ({ goods }) => {
      const done = () =>
        appActors.notices.send({
          type: "notice.posted",
          notice: { kind: "success", text: "discovery.added.all", values: { count: goods.length } },
          at: now()
        })
      void addAll(goods, done)
    })
    return () => taking.unsubscribe()
  }, [actor, addAll, appActors, now])
  return (
    <>
      <BackBar title={t("discovery.curated.title")}>
        <ShareButton label={t("discovery.selection.share")} title={selection.title} path={path} />
      </BackBar>
      <Page className={css.page}>
        <Head
          title={selection.title}
          description={about}
          canonical={path}
          jsonLd={[
            itemListOf(
              selection.title,
              view.steps.map(({ goods }) => goods),
              origin
            )
          ]}
        />
        <div className={css.column}>
          <div className={css.wideOnly}>
            <Breadcrumb path={[{ to: selectionsPath, name: t("discovery.curated.title") }]} here={selection.title} />
          </div>
          <div className={cx(css.ground[0], css.hero)}>
            <h1 className={css.heroTitle} tabIndex={-1}>
              {selection.title}
            </h1>
            <p>{about}</p>
            {selection.about === undefined ? null : (
              <p className={css.strongLine}>
                <Icon name="badge" />
                {t("discovery.selection.by")}
              </p>
            )}
          </div>
          <SelectionSteps view={view} send={send} />
          {view.skipped.length > 0 && view.taken > 0 ? (
            <Alert look="info">
              {t("discovery.selection.skipped", { titles: view.skipped.map(({ step }) => step.title).join(", ") })}
            </Alert>
          ) : null}
          <section className={css.bar} aria-label={t("discovery.selection.bar")}>
            <p className={css.barWords}>
              {t("discovery.selection.count", { count: view.taken })}
              <b className={css.barPaid}>{view.total}</b>
            </p>
            <Button className={css.barAction} busy={isWaiting} onClick={() => send({ type: "all.wanted" })}>
              <Icon name="bag" />
              {t(view.taken === 0 ? "discovery.selection.nothing" : "discovery.selection.all")}
            </Button>
          </section>
        </div>
      </Page>
    </>
  )
}
