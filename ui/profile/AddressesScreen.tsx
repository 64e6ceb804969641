import { useEffect } from "react"
import { addressesMachineOver } from "#core/profile/addresses/addresses.machine.ts"
import { viewAddresses } from "#core/profile/addresses/addresses.view.ts"
import type { SavedAddress } from "#core/profile/profile.ts"
import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { AccountShell } from "./AccountShell.tsx"
import { AddressCard } from "./AddressCard.tsx"
import { AddressForm } from "./AddressForm.tsx"
import { addressLeftIn, addressLeftText } from "./drafts/stored-drafts.ts"
import * as css from "./Forms.css.ts"
import { useUnanswered } from "./useUnanswered.ts"

/** A member's book of addresses. D-50. */
export const AddressesScreen = () => {
  const { t } = useWords()
  return <AccountShell title={t("profile.pages.addresses")}>{() => <Addresses />}</AccountShell>
}

const Addresses = () => {
  const { t } = useWords()
  const unanswered = useUnanswered()
  const { ports, local } = useShop()
  const actor = useScreenActor(addressesMachineOver, ports.profile, { left: addressLeftIn(local.addressDraft.read()) })
  const [view, send] = useView(actor, viewAddresses)
  useEffect(() => {
    const typed = actor.on("form.changed", ({ left }) =>
      left === null ? local.addressDraft.clear() : local.addressDraft.write(addressLeftText(left))
    )
    return () => typed.unsubscribe()
  }, [actor, local])
  const write = (id: SavedAddress["id"] | null) => () => send({ type: "address.wanted", id })
  if (view.step === "reading" || view.step === "failed")
    return (
      <DialogWait
        step={view.step === "reading" ? "opening" : "unreachable"}
        onRetry={() => send({ type: "retry.wanted" })}
      />
    )
  const refusal =
    view.refusal === null ? null : (
      <Alert look="danger" alert>
        {view.refusal === "failed" ? unanswered : t(`profile.addresses.refusal.${view.refusal}`)}
      </Alert>
    )
  if (view.form) return <AddressForm form={view.form} busy={view.busy} refusal={refusal} send={send} />
  return (
    <>
      {refusal}
      {view.done?.saved === null ? (
        <Alert look="good" alert>
          {t("profile.addresses.removed")}
        </Alert>
      ) : null}
      {view.list.length === 0 ? (
        <Empty title={t("profile.addresses.empty")} text={t("profile.addresses.emptyText")}>
          <Button onClick={write(null)}>{t("profile.addresses.add")}</Button>
        </Empty>
      ) : (
        <div className={css.book}>
          {view.list.map((one) => (
            <AddressCard
              key={one.id}
              of={one}
              isSaved={view.done?.saved === one.id}
              onWrite={write(one.id)}
              onRemove={() => send({ type: "removal.wanted", id: one.id })}
              onDefault={() => send({ type: "default.chosen", id: one.id })}
            />
          ))}
        </div>
      )}
      {view.list.length > 0 && view.mayAdd ? (
        <Button look="secondary" className={css.further} onClick={write(null)}>
          <PageIcon name="plus" />
          {t("profile.addresses.add")}
        </Button>
      ) : null}
      <Sheet
        open={view.step === "confirming"}
        title={t("profile.addresses.removeTitle")}
        about={view.leaving?.address.line}
        onClose={() => send({ type: "removal.dropped" })}
        foot={
          <>
            <SafeButton onClick={() => send({ type: "removal.dropped" })}>{t("profile.cancel")}</SafeButton>
            <Button busy={view.busy} onClick={() => send({ type: "removal.confirmed" })}>
              {t("profile.addresses.removeYes")}
            </Button>
          </>
        }
      >
        <Text>{view.leaving?.address.line ?? ""}</Text>
      </Sheet>
    </>
  )
}
