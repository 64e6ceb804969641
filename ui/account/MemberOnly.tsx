import { type ReactNode, useEffect } from "react"
import type { Member } from "#core/account/member.ts"
import type { Wish } from "#core/overlays/overlay.ts"
import { Button } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Empty } from "../kit/Empty.tsx"
import { PageFailure } from "../kit/PageFailure.tsx"
import { Bones } from "../kit/Skeleton.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import * as css from "./Account.css.ts"
import { useMember } from "./useMember.ts"
import { useVisitLoad } from "./useVisitLoad.ts"

const lines = ["name", "line", "line", "line"] as const

/**
 * A page for a member; a guest finds the way in. Specification 2, Navigation guards; D-11.
 *
 * @param wish what the guest wants to do here, with words of its own
 */
export const MemberOnly = ({
  wish = { kind: "account" },
  title,
  text,
  away,
  children
}: {
  readonly wish?: Wish
  readonly title?: string
  readonly text?: string
  /** Shown to the member who was logged in here while the shop cannot be asked; if absent, the page says that. D-74. */
  readonly away?: ReactNode
  readonly children: (member: Member) => ReactNode
}) => {
  const { t } = useWords()
  const viewer = useMember()
  if (viewer.kind === "member") return children(viewer.member)
  if (viewer.kind === "coming") return <Coming away={away} />
  return <WayIn wish={wish} title={title ?? t("shop.wish.account.title")} text={text ?? t("shop.wish.account.text")} />
}

/** The server draws it for everybody: a browser that is logged in hides it until it turns out to be a guest's. */
const WayIn = ({ wish, title, text }: { readonly wish: Wish; readonly title: string; readonly text: string }) => {
  const { t } = useWords()
  const { account } = useShop()
  const overlays = useAppActor("overlays")
  useEffect(() => {
    if (account.viewer().kind === "guest") delete document.documentElement.dataset["member"]
  }, [account])
  return (
    <Page className={cx(css.page, css.toGuests)}>
      <Empty level={1} title={title} text={text}>
        <Button onClick={() => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish } })}>
          {t("shop.header.login")}
        </Button>
      </Empty>
    </Page>
  )
}

/** This browser was logged in; the shop has not yet said who it is. */
export const Coming = ({ away }: { readonly away?: ReactNode }) => {
  const { t } = useWords()
  const [hasFailed, retry] = useVisitLoad()
  if (hasFailed) return away ?? <PageFailure broken={false} onRetry={retry} />
  return (
    <Page className={css.page}>
      <div role="status" aria-busy="true">
        <Unseen>{t("shop.loading")}</Unseen>
        <Bones of={lines} />
      </div>
    </Page>
  )
}
