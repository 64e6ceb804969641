import { useId } from "react"
import { proposalPhotos } from "#core/proposals/proposal.ts"
import type { ProposeProductView } from "#core/proposals/propose-product.view.ts"
import type { ProposalForm } from "#core/reviews/photos/stored-photos.rule.ts"
import { useMember } from "../account/useMember.ts"
import { Button } from "../kit/Button.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useWords } from "../messages/useWords.ts"
import { useAppActor } from "../shop/shop.tsx"
import * as css from "./Proposals.css.ts"
import type { BegunProposal, SendToProposal } from "./useProposal.ts"

const LazyPhotosField = lazyPart(async () => (await import("../reviews/photos/PhotosField.tsx")).PhotosField, "words")

/** One to three photos of the packaging, as photos of reviews are taken. A guest adds them after the log-in. D-39, D-45b. */
export const ProposalPhotos = ({
  of,
  begun,
  view: { photosExpired, photosUnknown },
  error,
  send
}: {
  readonly of: ProposalForm
  readonly begun: BegunProposal | undefined
  readonly view: ProposeProductView
  readonly error: string | undefined
  readonly send: SendToProposal
}) => {
  const { t } = useWords()
  const viewer = useMember()
  const overlays = useAppActor("overlays")
  const id = useId()
  const title = t("proposals.photos.title")
  if (viewer.kind !== "member")
    return (
      <section className={css.part} aria-labelledby={id}>
        <p id={id} className={css.label}>
          {title}
        </p>
        <p className={css.quiet}>{t("proposals.photos.login")}</p>
        <Button
          look="secondary"
          size="small"
          className={css.start}
          onClick={() =>
            overlays.send({
              type: "overlay.opened",
              overlay: { kind: "login", wish: { kind: "account", next: "/add-product" } }
            })
          }
        >
          {t("shop.header.login")}
        </Button>
      </section>
    )
  return (
    <LazyPhotosField
      of={{ member: viewer.member.id, draft: of }}
      begun={begun?.photos ?? []}
      most={proposalPhotos.most}
      words={{ title, hint: t("proposals.photos.hint") }}
      error={error}
      expired={photosExpired}
      unknown={photosUnknown}
      onChange={(photos) => send({ type: "photos.changed", photos })}
    />
  )
}
