import { useLocation } from "react-router-dom"
import { MemberOnly } from "../account/MemberOnly.tsx"
import { useMember } from "../account/useMember.ts"
import { Page } from "../kit/text/Grid.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { ChangingProposal } from "./ChangingProposal.tsx"
import * as css from "./Proposals.css.ts"
import { Proposing } from "./Proposing.tsx"

/** Parameter of the address that names the proposal which is changed. */
export const changedParameter = "proposal"

/** The form that proposes a product, for guests as well until it is sent; or changes a proposal. Specification 2, AddProduct; D-45b. */
export const AddProductScreen = () => {
  const { t } = useWords()
  const changed = new URLSearchParams(useLocation().search).get(changedParameter)
  const viewer = useMember()
  return (
    <>
      <Head title={t("proposals.title")} description={t("proposals.about")} noindex />
      <Page className={css.page}>
        {changed === null ? (
          // What a guest has typed goes on after the log-in; another member begins with an empty form.
          <Proposing key={viewer.kind === "coming" ? "coming" : "form"} of="proposal" />
        ) : (
          <MemberOnly title={t("proposals.login.title")} text={t("proposals.login.text")}>
            {(member) => <ChangingProposal key={`${member.id} ${changed}`} id={changed} />}
          </MemberOnly>
        )}
      </Page>
    </>
  )
}
