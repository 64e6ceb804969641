import { useLocation } from "react-router-dom"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { Button, LinkButton } from "./Button.tsx"
import { Empty } from "./Empty.tsx"
import { Page } from "./text/Grid.tsx"
import { useOnline } from "./useOnline.ts"

/**
 * A page that could not be fetched, or broke. It is fetched again by itself once there is a connection.
 *
 * @param isLost whether its files are missing from the shop: only a reload of the whole page can bring them
 */
export const PageFailure = ({
  broken,
  isLost = false,
  onRetry
}: {
  readonly broken: boolean
  readonly isLost?: boolean
  readonly onRetry: () => void
}) => {
  const { t } = useWords()
  const online = useOnline()
  const { pathname, search } = useLocation()
  const what = broken ? "broken" : !online ? "offline" : isLost ? "lost" : "unreachable"
  return (
    <Page>
      <Head title={t(`shop.failed.${what}.title`)} noindex />
      <div role="alert">
        <Empty level={1} title={t(`shop.failed.${what}.title`)} text={t(`shop.failed.${what}.text`)}>
          <Button onClick={what === "lost" ? () => location.reload() : onRetry}>
            {t(what === "lost" ? "shop.reload" : "shop.failed.retry")}
          </Button>
          {what === "offline" && hasStoredPages() ? (
            <LinkButton to={`/offline?from=${encodeURIComponent(pathname + search)}`} look="ghost">
              {t("shop.failed.offline.stored")}
            </LinkButton>
          ) : null}
        </Empty>
      </div>
    </Page>
  )
}

/** Returns whether the page with the bag and the drafts of this device opens without a connection. D-74. */
const hasStoredPages = (): boolean => Boolean(navigator.serviceWorker?.controller)
