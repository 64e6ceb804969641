import { useId, useState } from "react"
import type { Member } from "#core/account/member.ts"
import { avatarMachineOver } from "#core/profile/avatar.machine.ts"
import { viewAvatar } from "#core/profile/avatar.view.ts"
import type { Crop } from "#core/profile/profile.ts"
import { Button } from "../kit/Button.tsx"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./Forms.css.ts"
import { MemberAvatar } from "./MemberAvatar.tsx"
import { useMemberChange } from "./useMemberChange.ts"
import { useUnanswered } from "./useUnanswered.ts"

/** Fetched with the first picture that is chosen. */
const LazyCropSquare = lazyPart(async () => (await import("./CropSquare.tsx")).CropSquare, "words")

/** A member's picture: chosen, cropped to a square, or removed. */
export const AvatarPart = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const unanswered = useUnanswered()
  const { ports } = useShop()
  const actor = useScreenActor(avatarMachineOver, ports.profile, { member })
  const [view, send] = useView(actor, viewAvatar)
  useMemberChange(actor)
  const input = useId()
  // Only drawn from: what is sent are the bytes.
  const [preview, setPreview] = useState("")
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    const reader = new FileReader()
    reader.onload = () => setPreview(String(reader.result))
    reader.readAsDataURL(file)
    void file.arrayBuffer().then((bytes) => send({ type: "picture.chosen", picture: new Uint8Array(bytes) }))
  }
  const drop = () => send({ type: "crop.dropped" })
  const failed =
    view.refusal === null ? null : (
      <Alert look="danger" alert>
        {view.refusal === "picture" ? t("failure.AvatarRefused") : unanswered}
      </Alert>
    )
  const isOpen = view.step === "cropping" || view.step === "sending"
  return (
    <section className={css.part} aria-label={t("profile.avatar.title")}>
      <div className={css.avatar}>
        <MemberAvatar member={member} />
        <div className={css.row}>
          <input
            id={input}
            className={css.file}
            type="file"
            tabIndex={-1}
            aria-label={t("profile.avatar.title")}
            accept="image/jpeg,image/png,image/webp,image/heic"
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ""
            }}
          />
          <Button look="secondary" size="small" onClick={() => document.getElementById(input)?.click()}>
            {t(member.image === undefined ? "profile.avatar.add" : "profile.avatar.change")}
          </Button>
          {view.image === null ? null : (
            <Button
              look="ghost"
              size="small"
              busy={view.step === "removing"}
              onClick={() => send({ type: "removal.wanted" })}
            >
              {t("profile.avatar.remove")}
            </Button>
          )}
        </div>
      </div>
      {isOpen ? null : failed}
      <Sheet
        open={isOpen}
        title={t("profile.avatar.crop")}
        onClose={drop}
        foot={
          <Button whole busy={view.step === "sending"} onClick={() => send({ type: "crop.confirmed" })}>
            {t("profile.avatar.use")}
          </Button>
        }
      >
        <LazyCropSquare picture={preview} onMove={(crop: Crop) => send({ type: "crop.moved", crop })} />
        {failed}
      </Sheet>
    </section>
  )
}
