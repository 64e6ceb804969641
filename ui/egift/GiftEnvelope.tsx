import type { ReceivedEgiftView } from "#core/orders/egift/received-egift.view.ts"
import { Button } from "../kit/Button.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Egift.css.ts"
import { SealedEnvelope } from "./SealedEnvelope.tsx"

/** The sealed envelope: one button, and what it means for the sender. */
export const GiftEnvelope = ({
  view: { gift, template, busy, problem },
  onOpen
}: {
  readonly view: ReceivedEgiftView
  readonly onOpen: () => void
}) => {
  const { t } = useWords()
  if (gift === null) return null
  const wall = template?.picture.wall
  return (
    <>
      <div className={css.wall} style={wall === undefined ? undefined : { backgroundColor: wall }}>
        <Text look="label">{t("egift.gift.from", { sender: gift.sender })}</Text>
        <Heading level={1} look="page">
          {t("egift.gift.forYou", { name: gift.recipientName })}
        </Heading>
        <SealedEnvelope of={template?.picture} />
      </div>
      {problem === null ? null : (
        <Alert look="danger" alert>
          {t(`egift.gift.problem.${problem}`)}
        </Alert>
      )}
      <Button whole busy={busy} onClick={onOpen}>
        {t("egift.gift.open")}
      </Button>
      <Text look="small" tone="muted">
        {t("egift.gift.final")}
      </Text>
    </>
  )
}
