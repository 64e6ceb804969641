import { useMemo, useState } from "react"
import { useLocation } from "react-router-dom"
import { reviewFormPath } from "#core/catalogue/links.ts"
import { chooseProductMachineOver } from "#core/reviews/writing/choose-product.machine.ts"
import { viewChooseProduct } from "#core/reviews/writing/choose-product.view.ts"
import { MemberOnly } from "../../account/MemberOnly.tsx"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { WhileOn } from "../../kit/WhileOn.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useConnectionReturned } from "../../shop/useConnectionReturned.ts"
import { remembered, useRemembered } from "../../shop/useRemembered.ts"
import { useView } from "../../shop/useView.ts"
import { NextToReview } from "./NextToReview.tsx"
import { ProductsToReview } from "./ProductsToReview.tsx"
import { WhatHelps } from "./WhatHelps.tsx"
import * as css from "./WriteReview.css.ts"

/** Which product is reviewed: one that was bought here, or any other by its name. Specification 2, WriteReview. */
export const ChooseProductScreen = () => {
  const { t } = useWords()
  return (
    <>
      <Head title={t("writing.title")} description={t("writing.choose.about")} noindex />
      <WhileOn part="write_review">
        <MemberOnly wish={{ kind: "review" }} title={t("writing.login.title")} text={t("writing.login.text")}>
          {() => <Choosing />}
        </MemberOnly>
      </WhileOn>
    </>
  )
}

const Choosing = () => {
  const { t } = useWords()
  const { ports } = useShop()
  const { key } = useLocation()
  const [before] = useState(() => textOf(remembered.get(key)))
  const [view, send] = useView(
    useScreenActor(chooseProductMachineOver, ports.search, { text: before }),
    viewChooseProduct
  )
  const { text } = view
  useRemembered(useMemo(() => ({ text }), [text]))
  useConnectionReturned(send)
  return (
    <Page className={css.page}>
      <div className={css.form}>
        <div>
          <Heading level={1} look="page">
            {t("writing.choose.title")}
          </Heading>
          <Text tone="muted">{t("writing.choose.about")}</Text>
        </div>
        <Field
          label={t("writing.choose.search")}
          type="search"
          name="q"
          placeholder={t("writing.choose.placeholder")}
          before={<Icon name="search" />}
          value={view.text}
          autoComplete="off"
          onChange={({ target }) => send({ type: "text.typed", text: target.value })}
        />
        <div role="status" className={css.found} aria-busy={view.step === "finding" || undefined}>
          {view.step === "failed" ? (
            <Empty title={t("writing.choose.failed")}>
              <Button look="secondary" onClick={() => send({ type: "retry.wanted" })}>
                {t("shop.failed.retry")}
              </Button>
            </Empty>
          ) : view.step === "found" && view.found.length === 0 ? (
            <Empty title={t("writing.choose.nothing")} text={t("writing.choose.nothingText")}>
              <LinkButton look="secondary" to="/add-product">
                {t("writing.choose.propose")}
              </LinkButton>
            </Empty>
          ) : view.found.length > 0 ? (
            <ProductsToReview
              title={t("writing.choose.found")}
              products={view.found.map(({ id, name, brand, picture }) => ({
                path: reviewFormPath({ id }),
                name,
                brand: brand.name,
                picture
              }))}
            />
          ) : null}
        </div>
        {view.step === "resting" ? (
          <>
            <NextToReview title={t("writing.choose.bought")} />
            <WhatHelps />
          </>
        ) : null}
      </div>
    </Page>
  )
}

/** The name that stood in the box when this page was left. */
const textOf = (facts: unknown): string =>
  typeof facts === "object" && facts !== null && "text" in facts && typeof facts.text === "string" ? facts.text : ""
