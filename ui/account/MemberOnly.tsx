import type { ReactNode } from "react"
import type { Member } from "#core/account/member.ts"
import { PageFailure } from "../app/PageFailure.tsx"
import { useAppActor } from "../app/shop.tsx"
import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { useMember } from "./useMember.ts"
import { useVisitLoad } from "./useVisitLoad.ts"

const lines = ["name", "line", "line", "line"] as const

/** A page for whoever is logged in; everybody else finds the way in. Specification 2, Navigation guards; D-11. */
export const MemberOnly = ({ children }: { readonly children: (member: Member) => ReactNode }) => {
  const { t } = useWords()
  const visitor = useMember()
  const overlays = useAppActor("overlays")
  if (visitor.kind === "member") return children(visitor.member)
  if (visitor.kind === "coming") return <Coming />
  return (
    <Page className={css.page}>
      <Empty level={1} title={t("shop.wish.account.title")} text={t("shop.wish.account.text")}>
        <Button
          onClick={() =>
            overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
          }
        >
          {t("shop.header.login")}
        </Button>
      </Empty>
    </Page>
  )
}

/** This browser was logged in; the shop has not yet said who it is. */
export const Coming = () => {
  const { t } = useWords()
  const [hasFailed, retry] = useVisitLoad()
  if (hasFailed) return <PageFailure broken={false} onRetry={retry} />
  return (
    <Page className={css.page}>
      <div role="status" aria-busy="true">
        <Unseen>{t("shop.loading")}</Unseen>
        <Bones of={lines} />
      </div>
    </Page>
  )
}
