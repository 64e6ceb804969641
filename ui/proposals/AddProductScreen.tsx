import { useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import { MemberOnly } from "../account/MemberOnly.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { ChangingProposal } from "./ChangingProposal.tsx"
import * as css from "./Proposals.css.ts"
import { Proposing } from "./Proposing.tsx"

/** Parameter of the address that names the proposal which is changed. */
const changedParameter = "proposal"

const never = () => () => {}
const lines = ["line", "line", "line"] as const

/** The form that proposes a product, for guests as well until it is sent; or changes a proposal. Specification 2, AddProduct; D-45b. */
export const AddProductScreen = () => {
  const { t } = useWords()
  const changed = new URLSearchParams(useLocation().search).get(changedParameter)
  // The server knows nothing of the draft in this browser: the form is drawn once the page is live.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false
  )
  return (
    <>
      <Head title={t("proposals.title")} description={t("proposals.about")} noindex />
      {changed !== null ? (
        <MemberOnly title={t("proposals.login.title")} text={t("proposals.login.text")}>
          {(member) => (
            <Page className={css.page}>
              <ChangingProposal key={`${member.id} ${changed}`} id={changed} />
            </Page>
          )}
        </MemberOnly>
      ) : (
        <Page className={css.page}>{isLive ? <Proposing of="proposal" /> : <Coming />}</Page>
      )}
    </>
  )
}

const Coming = () => {
  const { t } = useWords()
  return (
    <div className={css.form} aria-busy="true">
      <div>
        <Heading level={1} look="page">
          {t("proposals.heading")}
        </Heading>
        <Text tone="muted">{t("proposals.about")}</Text>
      </div>
      <Bones of={lines} />
    </div>
  )
}
