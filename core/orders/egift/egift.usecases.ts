import { Effect } from "effect"
import { Unauthenticated } from "../../account/account.errors.ts"
import type { MemberId } from "../../account/member.ts"
import { pictureIn } from "../../catalogue/names.rule.ts"
import { EgiftClosed, EgiftOpened, EgiftUnknown } from "../../egift/egift.errors.ts"
import type { EgiftTemplatesStore } from "../../egift/egift-templates.port.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { Signer } from "../../kernel/signer.ts"
import type { Language } from "../../kernel/text.ts"
import type { Order, OrderId } from "../order.ts"
import type { OrderUnknown } from "../orders.errors.ts"
import type { OrderAsked } from "../orders.port.ts"
import type { EgiftPort } from "./egift.port.ts"
import { egiftState, receivedEgift, sendMoment, sentEgift } from "./egift.rule.ts"
import { type Egift, EgiftId } from "./egift.ts"
import { egiftCode, egiftDigest, readEgiftCode } from "./egift-code.rule.ts"
import type { EgiftStore } from "./egift-store.port.ts"
import { egiftVoucher, egiftVoucherCode } from "./egift-voucher.rule.ts"

/** Stores that e-gifts are read from and written to. */
export interface EgiftStores extends EgiftTemplatesStore {
  readonly egifts: EgiftStore
  readonly signer: Signer
}

/** Returns the e-gifts of an order that is paid now: one for each unit of each gift card. D-22. */
export const egiftsOf = (order: Order, now: Instant): ReadonlyArray<Egift> =>
  order.lines.flatMap(({ id: line, goods, quantity, egift }, place) =>
    egift === undefined || !goods.giftCard
      ? []
      : Array.from({ length: quantity }, (_, unit) => ({
          id: egiftIdOf(order.id, place, unit),
          order: order.id,
          orderCode: order.code,
          line,
          unit,
          // Its face value: what was taken off its price is the shop's present.
          value: goods.price.price,
          info: egift,
          sender: order.contact.firstName,
          language: order.language,
          sendAt: sendMoment(egift, now)
        }))
  )

const egiftIdOf = (order: OrderId, place: number, unit: number): EgiftId => EgiftId(`${order}.${place}.${unit}`)

/** Makes the e-gifts of an order that is paid now, in its transaction: each once, however often it is asked. D-22. */
export const issueEgifts = Effect.fnUntraced(function* (
  { egifts, signer }: Pick<EgiftStores, "egifts" | "signer">,
  order: Order,
  now: Instant
) {
  const all = egiftsOf(order, now)
  if (all.length > 0)
    yield* egifts.insert(all.map((egift) => ({ ...egift, digest: egiftDigest(signer, egiftCode(signer, egift.id)) })))
})

/** Withdraws the e-gifts of an order whose money goes back. Refuses if one was opened. D-22. */
export const withdrawEgifts = Effect.fnUntraced(function* (
  { egifts }: Pick<EgiftStores, "egifts">,
  order: Pick<Order, "id" | "delivery">,
  now: Instant
) {
  if (order.delivery.kind !== "message") return
  const { opened } = yield* egifts.withdraw(order.id, now)
  if (opened) return yield* new EgiftOpened()
})

/** E-gifts, for those who send them and those who receive them. D-22, D-68. */
export const egiftsOver = (
  stores: EgiftStores,
  orderOf: (asked: OrderAsked) => Effect.Effect<Order, OrderUnknown | Unavailable>,
  {
    now,
    language,
    member
  }: { readonly now: Instant; readonly language: Language; readonly member?: MemberId | undefined }
): EgiftPort => {
  const { egifts, signer, egiftTemplates } = stores

  /** Returns the e-gift of a code. Refuses one that is over, unless this member has it. */
  const found = Effect.fnUntraced(function* (typed: string) {
    const code = readEgiftCode(typed)
    const egift = code && (yield* egifts.byDigest(egiftDigest(signer, code)))
    if (egift?.expiresAt === undefined) return yield* new EgiftUnknown()
    const isTheirs = member !== undefined && egift.saved?.member === member
    const state = egiftState(egift, now)
    if (state === "withdrawn" || state === "expired") return yield* new EgiftClosed({ reason: state })
    if (state === "saved" && !isTheirs) return yield* new EgiftClosed({ reason: "saved" })
    return { egift, expiresAt: egift.expiresAt, isTheirs }
  })
  type Found = Effect.Success<ReturnType<typeof found>>
  const shown = ({ egift, expiresAt, isTheirs }: Found) => receivedEgift(egift, expiresAt, isTheirs)

  const opened = Effect.fnUntraced(function* (code: string) {
    const before = yield* found(code)
    if (before.egift.openedAt !== undefined) return before
    // Another one may have opened or withdrawn it meanwhile: it is read as it is then.
    return (yield* egifts.markOpened(before.egift.id, now))
      ? { ...before, egift: { ...before.egift, openedAt: now } }
      : yield* found(code)
  })

  return {
    templates: () =>
      Effect.map(egiftTemplates, (all) =>
        all.map(({ id, name, picture }) => ({ id, name: name[language], picture: pictureIn(picture, language) }))
      ),
    ofOrder: Effect.fnUntraced(function* (asked) {
      const order = yield* orderOf(asked)
      if (order.delivery.kind !== "message") return []
      return (yield* egifts.ofOrder(order.id)).map((egift) => sentEgift(egift, egiftCode(signer, egift.id), now))
    }),
    look: ({ code }) => Effect.map(found(code), shown),
    open: ({ code }) => Effect.map(opened(code), shown),
    save: Effect.fnUntraced(function* ({ code }) {
      if (member === undefined) return yield* new Unauthenticated()
      const { egift, expiresAt, ...rest } = yield* opened(code)
      if (egift.saved) return shown({ egift, expiresAt, ...rest })
      const voucher = egiftVoucherCode(signer, egift.id)
      const saved = { member, voucher, at: now }
      if (!(yield* egifts.markSaved(egift.id, saved))) return shown(yield* found(code))
      if (!(yield* egifts.makeVoucher(egiftVoucher(egift, voucher, member, { now, endsAt: expiresAt }), member)))
        return yield* new Unauthenticated()
      return shown({ egift: { ...egift, saved }, expiresAt, isTheirs: true })
    })
  }
}
