import type { ReactNode } from "react"
import { productPath, reviewPath } from "#core/catalogue/links.ts"
import type { Product } from "#core/catalogue/product.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import type { WriteReviewView } from "#core/reviews/write-review.view.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { formatClock } from "../../messages/format.ts"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor, useShop } from "../../shop/shop.tsx"

/** What became of a review, or why none can be written now. Specification 4, Reviews; D-37, D-40, D-41. */
export const ReviewOutcome = ({
  view: { step, review, until, reason, photos },
  product,
  isChange = false,
  onStart
}: {
  readonly view: Pick<WriteReviewView, "step" | "review" | "until" | "reason" | "photos">
  readonly product: Product
  /** A review was changed. */
  readonly isChange?: boolean
  /** Opens the form again. */
  readonly onStart: () => void
}) => {
  const { t } = useWords()
  const { now } = useShop()
  const overlays = useAppActor("overlays")
  const toProduct = (name: string) => <LinkButton to={productPath(product)}>{name}</LinkButton>
  const rest = (title: string, text: string, action: ReactNode) => (
    <div role="status">
      <Empty level={1} title={title} text={text}>
        {action}
      </Empty>
    </div>
  )
  switch (step) {
    case "published":
      return rest(
        t(isChange ? "writing.change.published" : "writing.published.title"),
        t(isChange ? "writing.change.publishedText" : "writing.published.text"),
        <LinkButton to={reviewPath(review ?? "")}>{t("writing.published.toReview")}</LinkButton>
      )
    case "held":
      return rest(
        t(isChange ? "writing.change.held" : "writing.held.title"),
        t(
          photos.attached.length > 0
            ? "writing.held.textPhotos"
            : isChange
              ? "writing.change.heldText"
              : "writing.held.text"
        ),
        <>
          <LinkButton to="/account/reviews">{t("writing.published.toReview")}</LinkButton>
          <LinkButton to={productPath(product)} look="secondary">
            {t("writing.held.toProduct")}
          </LinkButton>
        </>
      )
    case "loginWanted":
      return rest(
        t("writing.login.title"),
        t("writing.login.again"),
        <>
          <Button
            onClick={() =>
              overlays.send({
                type: "overlay.opened",
                overlay: { kind: "login", wish: { kind: "review", product: product.id } }
              })
            }
          >
            {t("shop.header.login")}
          </Button>
          <Button look="secondary" onClick={onStart}>
            {t("shop.failed.retry")}
          </Button>
        </>
      )
    default: {
      const end = until ?? now()
      const isToday = jakartaDay(end) === jakartaDay(now())
      const time = t(isToday ? "writing.paused.today" : "writing.paused.tomorrow", { time: formatClock(end) })
      return rest(
        t("writing.paused.title"),
        `${t(reason === "spam" ? "writing.paused.spam" : "writing.paused.failures", { time })} ${t("writing.paused.safe")}`,
        toProduct(t("writing.paused.back"))
      )
    }
  }
}
