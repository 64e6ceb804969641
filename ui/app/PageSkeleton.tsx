import { Bones, CardSkeletons } from "../kit/Skeleton.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useShop } from "../shop/shop.tsx"
import * as css from "./PageSkeleton.css.ts"
import type { SkeletonKind } from "./route-row.ts"

const paragraph = ["name", "line", "line", "line", "price"] as const

const boxes = (names: ReadonlyArray<string>) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity
  names.map((name, index) => <span key={index} className={name} />)

/** A page that is on its way, in the boxes it will have. Rule 57. */
export const PageSkeleton = ({ kind = "text" }: { readonly kind?: SkeletonKind | undefined }) => {
  const { t } = useWords()
  const { name } = useShop().chrome.shop
  return (
    <Page className={css.page}>
      <title>{`${t("shop.loading")} · ${name}`}</title>
      {kind === "home" || kind === "listing" || kind === "results" ? (
        <>
          <div className={css.head[kind]} />
          <CardSkeletons count={12} look={kind === "home" ? "cards" : "besideFilter"} />
        </>
      ) : (
        <div role="status" aria-busy="true">
          <Unseen>{t("shop.loading")}</Unseen>
          {kind === "text" ? (
            <div className={css.text} aria-hidden="true">
              <Bones of={paragraph} />
              <Bones of={paragraph} />
            </div>
          ) : (
            <div className={css.parts[kind].frame} aria-hidden="true">
              {kind === "product" ? <div className={css.picture} data-stage="" /> : null}
              <div>{boxes(css.parts[kind].boxes)}</div>
              {kind === "product" ? <div className={css.bar} /> : null}
            </div>
          )}
        </div>
      )}
    </Page>
  )
}
