import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { nextOf } from "#core/account/login/destination.rule.ts"
import type { Member } from "#core/account/member.ts"
import type { DetailField } from "#core/account/registration/detail.form.ts"
import * as css from "../../account/Account.css.ts"
import { LazyDetailForm } from "../../account/LazyForms.tsx"
import { useMember } from "../../account/useMember.ts"
import { useRegistrationEnd } from "../../account/useRegistrationEnd.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useShop } from "../../shop/shop.tsx"
import { useFirstInterests } from "./useFirstInterests.tsx"

/** The member's place of residence, and a password if there is none yet. Specification 2, RegisterDetail; D-10. */
export const RegisterDetailScreen = () => {
  const { t } = useWords()
  const viewer = useMember()
  const { account } = useShop()
  const navigate = useNavigate()
  const next = nextOf(useSearchParams()[0].get("next"))
  // Needs a session without a province; others are led away. Decided on arrival: a member who has just
  // saved the place goes on elsewhere.
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    const decide = () => {
      const here = account.viewer()
      if (isIn || here.kind === "coming") return
      if (here.kind === "member" && here.member.province === undefined) setIn(true)
      else void navigate(next, { replace: true })
    }
    decide()
    return account.subscribe(decide)
  }, [isIn, account, navigate, next])
  return (
    <Page className={css.page}>
      <Head title={t("account.detail.title")} description={t("account.detail.text")} noindex />
      <div className={css.card}>
        <Heading level={1} look="page">
          {t("account.detail.title")}
        </Heading>
        <Text tone="muted">{t("account.detail.text")}</Text>
        {viewer.kind === "member" && isIn ? <Details member={viewer.member} /> : null}
      </div>
    </Page>
  )
}

const Details = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const { account } = useShop()
  const { leave, question, next } = useRegistrationEnd()
  const interests = useFirstInterests(member, leave)
  const asked: ReadonlyArray<DetailField> = [
    "province",
    "city",
    "dateOfBirth",
    ...(member.hasPassword ? [] : (["password", "passwordAgain"] as const))
  ]
  const save = useEffectEvent((known: Member) => {
    account.tell({ type: "member.changed", member: known })
    interests.save(known)
  })
  const [onDone] = useState(() => (known: Member) => save(known))
  return (
    <>
      <Alert look="good">{t("account.detail.ready", { name: member.firstName || member.userName })}</Alert>
      <LazyDetailForm member={member} asked={asked} onDone={onDone}>
        {interests.fields}
      </LazyDetailForm>
      {interests.failure}
      <p className={css.foot}>
        <Link to={next} className={css.link}>
          {t("account.detail.later")}
        </Link>
      </p>
      {question}
    </>
  )
}
