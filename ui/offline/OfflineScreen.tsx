import { useLocation } from "react-router-dom"
import { Button } from "../kit/Button.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import { Head } from "../shop/Head.tsx"
import { pageBehind } from "./go-on.ts"
import { OfflineBag } from "./OfflineBag.tsx"
import { OfflineDrafts } from "./OfflineDrafts.tsx"
import * as css from "./OfflineScreen.css.ts"
import { useLive } from "./useLive.ts"

/** The page in place of one that cannot be had without a connection: what this device still has. D-74; mock offline-mobile. */
export const OfflineScreen = () => {
  const { t } = useWords()
  // As it is stored, and until its script runs, it is shown because there is no connection.
  const isLive = useLive()
  const online = useOnline() && isLive
  const back = pageBehind(useLocation().search)
  return (
    <Page>
      <Head title={t("offline.title")} noindex />
      <div className={css.notice} role="status">
        <Heading level={1} look="section">
          {t(online ? "offline.online" : "offline.title")}
        </Heading>
        <Text look="small">{t(online ? "offline.onlineText" : "offline.text")}</Text>
        <Button whole onClick={() => location.assign(back)}>
          {t(online ? "offline.open" : "offline.retry")}
        </Button>
      </div>
      <OfflineBag />
      <OfflineDrafts />
    </Page>
  )
}
