import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { Button } from "./Button.tsx"
import { Empty } from "./Empty.tsx"
import { Page } from "./text/Grid.tsx"
import { useOnline } from "./useOnline.ts"

/** A page that could not be fetched, or broke. It is fetched again by itself once there is a connection. */
export const PageFailure = ({ broken, onRetry }: { readonly broken: boolean; readonly onRetry: () => void }) => {
  const { t } = useWords()
  const online = useOnline()
  const what = broken ? "broken" : online ? "unreachable" : "offline"
  return (
    <Page>
      <Head title={t(`shop.failed.${what}.title`)} noindex />
      <div role="alert">
        <Empty level={1} title={t(`shop.failed.${what}.title`)} text={t(`shop.failed.${what}.text`)}>
          <Button onClick={onRetry}>{t("shop.failed.retry")}</Button>
        </Empty>
      </div>
    </Page>
  )
}
