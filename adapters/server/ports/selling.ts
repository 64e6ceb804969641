import { Effect, Option } from "effect"
import type { Logger } from "pino"
import { reencoding, storing } from "#adapters/media/picture-processes.ts"
import { type PictureQueue, pictureQueue } from "#adapters/media/picture-queue.ts"
import { receiptsIn } from "#adapters/media/receipts.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { sqlNotify } from "#adapters/postgres/selling/notify.sql.ts"
import { sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import { countReceipts, putReceipt } from "#adapters/postgres/selling/receipts.sql.ts"
import { sqlVouchers } from "#adapters/postgres/selling/vouchers.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { MemberId } from "#core/account/member.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import type { Reader } from "#core/catalogue/catalogue.port.ts"
import { notifyOpsOver, notifyOver } from "#core/catalogue/notify/notify-me.usecases.ts"
import { ownerOf } from "#core/checkout/assess.rule.ts"
import type { Buyer, CheckoutStores } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import type { EgiftOpsPort } from "#core/orders/egift/egift.port.ts"
import { egiftsOver } from "#core/orders/egift/egift.usecases.ts"
import { egiftOpsOver } from "#core/orders/egift/egift-ops.usecases.ts"
import type { OpsPort } from "#core/orders/ops.port.ts"
import { opsOver } from "#core/orders/ops.usecases.ts"
import type { OrderId } from "#core/orders/order.ts"
import type { ReceiptStore } from "#core/orders/order-store.port.ts"
import { PictureRefused, ReceiptLimit } from "#core/orders/orders.errors.ts"
import type { OrderAsked } from "#core/orders/orders.port.ts"
import { openedOver, ordersOver } from "#core/orders/orders.usecases.ts"
import type { PreOrderOpsPort } from "#core/orders/preorder/preorder-ops.port.ts"
import { preOrderOpsOver } from "#core/orders/preorder/preorder-ops.usecases.ts"
import type { ReturnOpsPort } from "#core/orders/returns/returns.port.ts"
import { returnOpsOver, returnsOver } from "#core/orders/returns/returns.usecases.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { regionsOver } from "#core/regions/regions.usecases.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { OffNow } from "#core/toggles/toggles.port.ts"
import type { Clock } from "../clock.ts"
import type { Config } from "../config.ts"
import { roomIn } from "../disk.ts"
import type { Job } from "../jobs/jobs.ts"
import type { Mailing } from "../jobs/mailing.ts"
import { sellingJobs } from "../jobs/selling-jobs.ts"
import { placeOf } from "../picture-places.ts"
import { systemRandom } from "../random.ts"
import { type Secret, signerOf } from "../secret.ts"
import type { Makers } from "../when-asked.ts"
import { limitedEgifts } from "./egifts.ts"
import { bagOf, memberBagOf, memberOrdersOf, pointsOf } from "./member-bag.ts"
import { pickupOf } from "./pickup.ts"
import { selfCheckoutOf } from "./self-checkout.ts"
import { checkoutStores, goodsIn, type SellingContext, sellingContext } from "./selling-stores.ts"
import { transactionsOver } from "./transactions.ts"
import { wishlistOf } from "./wishlist.ts"

/** The ports that sell. */
type SellingPorts = Pick<
  ShopPorts,
  | "regions"
  | "bags"
  | "memberBag"
  | "points"
  | "memberOrders"
  | "pickup"
  | "selfCheckout"
  | "wishlist"
  | "checkout"
  | "orders"
  | "returns"
  | "egifts"
  | "notify"
>

/** The use cases of bags, checkouts and orders over the database. */
export interface Selling {
  readonly regions: RegionsStore
  /** How each port that sells is made for a call. */
  readonly ports: Pick<Makers<Asker, ShopPorts>, keyof SellingPorts>
  readonly ops: OpsPort & ReturnOpsPort & PreOrderOpsPort
  readonly gifting: EgiftOpsPort
  /** Gets ready what the first question would else wait for. */
  readonly warm: () => Promise<void>
  readonly jobs: ReadonlyArray<Job>
  /** A receipt's picture by its number. */
  readonly receipt: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The same for a guest, who has the key of its order, and for the member who owns it. */
  readonly receiptFor: (
    asked: OrderAsked,
    id: string,
    member?: MemberId
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Who asks, and from where. */
interface Asker extends Omit<Buyer, "from"> {
  readonly address?: string
  readonly browser?: string | undefined
  readonly device?: string | undefined
}

interface Parts {
  readonly db: Db
  readonly config: Config
  readonly clock: Clock
  readonly secret: Secret
  readonly mailing: Mailing
  readonly log: Pick<Logger, "warn">
  /** What operations have switched off. Decision 0146. */
  readonly off: OffNow
  readonly random?: RandomSource
  /** In which pictures of receipts wait. */
  readonly queue?: PictureQueue
}

/** Everything that sells, over the database. House 7: one call is one transaction. */
export const sellingOver = ({
  db,
  config,
  clock,
  secret,
  mailing,
  log,
  off,
  random = systemRandom,
  queue = pictureQueue()
}: Parts): Selling => {
  const regions = regionsOfIndonesia()
  const places = regionsOver(regions)
  const signer = signerOf(secret)
  const files = receiptsIn(placeOf(config, "receipts"))
  const roomy = roomIn(config.dataDir)
  const context = sellingContext(db, off)
  const transactions = transactionsOver(db, context, roomy)

  const digest = (text: string): string => secret.sign("holder", text).toString("base64url")
  /** What a call came from, if open orders are limited. Decision 0033. */
  const fromOf = ({ address, browser, device }: Asker): Buyer["from"] => {
    const own = browser ?? device
    if (config.limits === "off" || address === undefined) return undefined
    return { network: digest(address), ...(own !== undefined && { browser: digest(own) }) }
  }

  const storesIn = (session: Session, known: SellingContext): CheckoutStores =>
    checkoutStores(session, known, { post: mailing.mailerIn(session, clock.now()), signer, regions })
  const notifyStoresIn = (session: Session, { names }: SellingContext) => ({
    wishes: sqlNotify(session, names, clock.now()),
    post: mailing.mailerIn(session, clock.now()),
    signer
  })
  const receiptsOf = (session: Session, { now, address: network }: Reader & Pick<Asker, "address">): ReceiptStore => ({
    // Counted in the order's turn: of pictures sent at once none is re-encoded beyond the limit. Decision 0081.
    keep: (order, sent, most) =>
      queue.run({ owner: `order ${order}`, network }, sent.length, {
        decode: encodeReceipt(session, { order, sent, most }),
        store: (picture) => storeReceipt(session, picture, { order, most, now })
      })
  })
  const encodeReceipt = Effect.fnUntraced(function* (
    session: Session,
    { order, sent, most }: { readonly order: OrderId; readonly sent: Uint8Array; readonly most: number }
  ) {
    yield* roomy
    if ((yield* countReceipts(session, order)) >= most) return yield* new ReceiptLimit()
    return (yield* reencoding(() => files.encode(sent))) ?? (yield* new PictureRefused())
  })
  const storeReceipt = Effect.fnUntraced(function* (
    session: Session,
    picture: Uint8Array,
    { order, most, now }: { readonly order: OrderId; readonly most: number; readonly now: Instant }
  ) {
    if (yield* Effect.tryPromise({ try: files.isFull, catch: () => new Unavailable() })) return yield* new Unavailable()
    const stored = yield* storing(() => files.store(picture), log)
    const receipt = ReceiptId(stored)
    if (yield* putReceipt(session, { order, receipt, at: now, most })) return receipt
    yield* Effect.promise(() => files.remove(stored))
    return yield* new ReceiptLimit()
  })

  const ops = transactions<Selling["ops"]>(
    {
      move: "transactional",
      handOver: "transactional",
      book: "transactional",
      assign: "transactional",
      giveBack: "transactional",
      fail: "transactional",
      due: "autocommit",
      turn: "transactional",
      accept: "transactional",
      refuse: "transactional",
      postpone: "transactional",
      release: "transactional"
    },
    (session, known) => {
      const stores = storesIn(session, known)
      return {
        ...opsOver(stores, clock.now()),
        ...returnOpsOver(stores, clock.now()),
        ...preOrderOpsOver(stores, clock.now())
      }
    }
  )
  const telling = transactions<ReturnType<typeof notifyOpsOver>>({ notifyWaiting: "transactional" }, (session, known) =>
    notifyOpsOver(notifyStoresIn(session, known))
  )

  const gifting = transactions<EgiftOpsPort>({ due: "autocommit", send: "transactional" }, (session, known) =>
    egiftOpsOver({ ...storesIn(session, known), egiftPost: mailing.mailerIn(session, clock.now()) }, clock.now())
  )

  const ports: Selling["ports"] = {
    regions: () => places,
    bags: (reader, own) =>
      transactions<SellingPorts["bags"]>(
        { goods: "autocommit", validate: "autocommit", vouchers: "autocommit", extraBags: "autocommit" },
        (session, known) =>
          bagsOver(
            {
              ...goodsIn(session, known),
              gifts: Effect.succeed(known.gifts),
              vouchers: sqlVouchers(session),
              off: Effect.succeed(known.off)
            },
            reader,
            ownerOf(reader),
            () => own.memberBag.read({})
          )
      ),
    memberBag: (reader) => memberBagOf(transactions, reader),
    points: (reader, own) => pointsOf(transactions, reader, own.memberBag),
    memberOrders: (reader) => memberOrdersOf(transactions, reader),
    pickup: (reader) => pickupOf(transactions, reader),
    selfCheckout: (reader) => selfCheckoutOf(transactions, reader),
    wishlist: (reader, own) => wishlistOf(transactions, reader, own),
    checkout: (reader) =>
      transactions<SellingPorts["checkout"]>(
        {
          // These two write once, after everything was read; a code that is not used is released by itself.
          open: "autocommit",
          change: "autocommit",
          read: "autocommit",
          shippingOptions: "autocommit",
          deliveryDays: "autocommit",
          paymentMethods: "autocommit",
          place: "transactional",
          orderByCheckout: "autocommit",
          payAgain: "transactional"
        },
        (session, known) => checkoutOver(storesIn(session, known), random, { ...reader, from: fromOf(reader) }),
        // An order takes its lines out of its buyer's bag, and ends the changes of its checkout.
        { change: ({ id }) => [`checkout ${id}`], place: ({ id }) => [bagOf(reader), `checkout ${id}`] },
        ["open", "place", "payAgain"]
      ),
    orders: (reader) =>
      transactions<SellingPorts["orders"]>(
        {
          read: "autocommit",
          cancel: "transactional",
          // Re-encoding the picture takes time: no transaction waits for it.
          keepReceipt: "autocommit",
          confirmTransfer: "transactional",
          received: "transactional",
          keepWaiting: "transactional",
          sendKeyAgain: "autocommit"
        },
        (session, known) => ordersOver(storesIn(session, known), receiptsOf(session, reader), reader)
      ),
    returns: (reader) =>
      transactions<SellingPorts["returns"]>(
        // As with receipts: no transaction waits for a picture.
        { check: "autocommit", keepPhoto: "autocommit", claim: "transactional" },
        (session, known) => returnsOver(storesIn(session, known), receiptsOf(session, reader), reader)
      ),
    egifts: (reader) =>
      limitedEgifts(
        db,
        transactions<SellingPorts["egifts"]>(
          {
            templates: "autocommit",
            ofOrder: "autocommit",
            look: "autocommit",
            open: "transactional",
            save: "transactional"
          },
          (session, known) => {
            const stores = storesIn(session, known)
            return egiftsOver(stores, openedOver(stores, reader.member), reader)
          }
        ),
        reader,
        config.limits === "default"
      ),
    notify: (reader) =>
      transactions<SellingPorts["notify"]>(
        { notifyMe: "transactional", stopNotifying: "autocommit" },
        (session, known) => notifyOver(notifyStoresIn(session, known), reader)
      )
  }

  return {
    regions,
    ports,
    ops,
    gifting,
    warm: regions.warm,
    jobs: sellingJobs({ db, ops, telling, gifting, now: clock.now, removeReceipt: files.remove }),
    receipt: files.read,
    receiptFor: async (asked, id, member) => {
      const order = await Effect.runPromise(Effect.option(openedOver({ orders: sqlOrders(db), signer }, member)(asked)))
      const isTheirs =
        Option.isSome(order) && (await Effect.runPromise(sqlOrders(db).hasReceipt(order.value.id, ReceiptId(id))))
      return isTheirs ? files.read(id) : undefined
    }
  }
}
