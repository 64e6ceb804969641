import type { ReactNode } from "react"
import type { Member } from "#core/account/member.ts"
import { useResident } from "../app/shop.tsx"
import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Page } from "../kit/Grid.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Unseen } from "../kit/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { useMember } from "./useMember.ts"

const lines = ["name", "line", "line", "line"] as const

/** A page for whoever is logged in; everybody else finds the way in. Specification 2, Navigation guards; D-11. */
export const MemberOnly = ({ children }: { readonly children: (member: Member) => ReactNode }) => {
  const { t } = useWords()
  const visitor = useMember()
  const overlays = useResident("overlays")
  if (visitor.kind === "member") return children(visitor.member)
  return (
    <Page className={css.page}>
      {visitor.kind === "coming" ? (
        <div role="status" aria-busy="true">
          <Unseen>{t("shop.loading")}</Unseen>
          <Bones of={lines} />
        </div>
      ) : (
        <Empty level={1} title={t("shop.wish.account.title")} text={t("shop.wish.account.text")}>
          <Button
            onClick={() =>
              overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
            }
          >
            {t("shop.header.login")}
          </Button>
        </Empty>
      )}
    </Page>
  )
}
