import { Bones } from "../kit/Skeleton.tsx"
import { Heading, Text, Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Checkout.css.ts"

const lines = ["name", "line", "line", "line"] as const
const sums = ["line", "line"] as const

/** The boxes of a bag or a checkout that is on its way. Rule 57. */
export const Preparing = () => {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true">
      <Unseen>{t("checkout.state.opening")}</Unseen>
      <Bones of={lines} />
    </div>
  )
}

/** The bag on its way, with what is known of any bag. */
export const PreparingBag = () => {
  const { t } = useWords()
  return (
    <>
      <Heading level={1} look="page">
        {t("cart.title")}
      </Heading>
      <div className={css.layout}>
        <div className={css.column}>
          <Preparing />
        </div>
        <section className={css.summary} aria-label={t("cart.why")} aria-busy="true">
          <Bones of={sums} />
          <Text look="small" tone="muted">
            {`${t("cart.tax")}. ${t("cart.later")}`}
          </Text>
        </section>
      </div>
    </>
  )
}
