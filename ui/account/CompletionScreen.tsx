import { useCallback } from "react"
import type { Member } from "#core/account/member.ts"
import { missingFields } from "#core/account/registration/completeness.rule.ts"
import { LinkButton } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { useShop } from "../shop/shop.tsx"
import * as css from "./Account.css.ts"
import { LazyDetailForm } from "./LazyForms.tsx"
import { MemberOnly } from "./MemberOnly.tsx"
import { SetAsideHint } from "./SetAsideHint.tsx"
import { useRegistrationEnd } from "./useRegistrationEnd.tsx"

/** Asks once for what a provider did not supply, so that a registration becomes complete. Specification 2; D-35. */
export const CompletionScreen = () => <MemberOnly>{(member) => <Completion member={member} />}</MemberOnly>

const Completion = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const { account } = useShop()
  const { leave, question, next } = useRegistrationEnd()
  const missing = missingFields(member)
  const done = useCallback(
    (known: Member) => {
      account.tell({ type: "member.changed", member: known })
      leave(known)
    },
    [account, leave]
  )
  return (
    <Page className={css.page}>
      <Head title={t("account.detail.completeTitle")} description={t("account.detail.completeText")} noindex />
      <div className={css.card}>
        {missing.length === 0 && question === null ? (
          <Empty level={1} title={t("account.detail.nothing")}>
            <LinkButton to={next}>{t(next === "/" ? "shop.missing.home" : "account.detail.back")}</LinkButton>
          </Empty>
        ) : (
          <>
            <Heading level={1} look="page">
              {t("account.detail.completeTitle")}
            </Heading>
            <Text tone="muted">{t("account.detail.completeText")}</Text>
            <SetAsideHint member={member} next={next} />
            <LazyDetailForm member={member} asked={missing} onDone={done} />
          </>
        )}
        {question}
      </div>
    </Page>
  )
}
