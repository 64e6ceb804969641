import { useLocation, useNavigate } from "react-router-dom"
import type { WishlistShown } from "#core/wishlist/wishlist.machine.ts"
import { entriesPerPage, type WishlistItem } from "#core/wishlist/wishlist.ts"
import { addressOf, shownIn } from "#core/wishlist/wishlist-address.rule.ts"
import { MemberOnly } from "../../account/MemberOnly.tsx"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Empty } from "../../kit/Empty.tsx"
import { CardSkeletons } from "../../kit/Skeleton.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { WhileOn } from "../../kit/WhileOn.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useShop } from "../../shop/shop.tsx"
import { MoreEntries } from "./MoreEntries.tsx"
import { SavingBar } from "./SavingBar.tsx"
import { UndoBar } from "./UndoBar.tsx"
import { useMove } from "./useMove.ts"
import { useWishlist } from "./useWishlist.ts"
import * as css from "./Wishlist.css.ts"
import { WishlistCard } from "./WishlistCard.tsx"
import { WishlistFilters } from "./WishlistFilters.tsx"
import { WishlistHead } from "./WishlistHead.tsx"

const skeletons = 4

/** What a member has saved; a guest finds the way to log in, and comes back here. D-5, D-47, D-48. */
export const WishlistScreen = () => {
  const { t } = useWords()
  return (
    <>
      <Head title={t("wishlist.title")} description={t("wishlist.about")} noindex />
      <WhileOn part="wishlist">
        <MemberOnly
          wish={{ kind: "account", next: "/wishlist" }}
          title={t("wishlist.guest.title")}
          text={t("wishlist.guest.text")}
        >
          {({ id }) => <Wishlist key={id} />}
        </MemberOnly>
      </WhileOn>
    </>
  )
}

const Wishlist = () => {
  const { t } = useWords()
  const { hearts } = useShop()
  const navigate = useNavigate()
  const shown = shownIn(useLocation().search)
  const [view, send] = useWishlist(shown)
  const { moving, move, back } = useMove((items) => send({ type: "entries.taken", how: "moved", items }))
  const go = (next: Partial<WishlistShown>, replace = false) =>
    void navigate({ search: addressOf({ ...shown, ...next }) }, { replace, preventScrollReset: true })
  const remove = (item: WishlistItem) => {
    const { product, combination } = item
    hearts.press({ product, combination, on: false, isSold: true, isQuiet: true })
    send({ type: "entries.taken", how: "removed", items: [item] })
  }
  const putBack = () => {
    if (view.undo) back(view.undo.items, view.undo.how === "moved")
    send({ type: "undo.ended" })
  }
  return (
    <Page className={css.page}>
      <WishlistHead view={view} isMoving={moving.size > 0} onMove={move} />
      {view.step === "reading" ? (
        <CardSkeletons count={skeletons} look="cards" />
      ) : view.step === "failed" ? (
        <div role="status">
          <Empty title={t("wishlist.unread.title")} text={t("wishlist.unread.text")}>
            <Button look="secondary" onClick={() => send({ type: "retry.wanted" })}>
              {t("shop.failed.retry")}
            </Button>
          </Empty>
        </div>
      ) : view.step === "empty" ? (
        <Empty title={t("wishlist.empty.title")} text={t("wishlist.empty.text")}>
          <LinkButton to="/search?sort=popular">{t("wishlist.empty.go")}</LinkButton>
        </Empty>
      ) : (
        <>
          <WishlistFilters view={view} onShown={(next) => go({ ...next, count: entriesPerPage })} />
          <SavingBar view={view} isMoving={moving.size > 0} onMove={move} />
          {view.cards.length === 0 && view.more === "none" ? (
            <Empty title={t(`wishlist.none.${shown.filter}`)} />
          ) : (
            <ul className={css.grid}>
              {view.cards.map((card, place) => (
                <WishlistCard
                  key={card.item.id}
                  card={card}
                  when={place < 8 ? "soon" : "near"}
                  isMoving={moving.has(card.item.id)}
                  onMove={() => move([card.item])}
                  onRemove={() => remove(card.item)}
                />
              ))}
            </ul>
          )}
          <MoreEntries
            view={view}
            onRetry={() => send({ type: "retry.wanted" })}
            onMore={() => go({ count: shown.count + entriesPerPage }, true)}
          />
        </>
      )}
      <UndoBar undo={view.undo} onUndo={putBack} send={send} />
    </Page>
  )
}
