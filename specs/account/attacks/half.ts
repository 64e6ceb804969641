import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { accountBrowser } from "#adapters/memory/account-browser.ts"
import type { RegistrationDetail } from "#core/account/account.port.ts"
import type { AccountStores } from "#core/account/account-store.port.ts"
import { type MemberId, mandatoryFields } from "#core/account/member.ts"
import type { OtpDestination, OtpScope } from "#core/account/otp/otp.ts"
import { someNow } from "#specs/arbitraries.ts"
import { accountShop } from "../account-shop.ts"

/** What the facts are about: stores of any kind, and who may not order. */
export interface HalfShop {
  readonly stores: AccountStores
  readonly isHalf: (id: MemberId) => Promise<boolean>
  /** What `PUT /users/{id}` writes; absent if there are no profiles. */
  readonly edit?: (
    id: MemberId,
    columns: { readonly lastName?: string; readonly gender?: "female" }
  ) => Promise<unknown>
  readonly close: () => Promise<void>
}

type Call = Effect.Effect<unknown, { readonly _tag: string }>
const outcomeOf = (call: Call): Promise<string> =>
  Effect.runPromise(Effect.match(call, { onSuccess: () => "done", onFailure: ({ _tag }) => _tag }))

let born = 0
const nextName = (): string => {
  born++
  return `setengah${born}`
}
const nextPhone = () => {
  born++
  return { code: "+62", national: `8660000${String(born).padStart(4, "0")}` }
}

/** A browser whose member has a number and nothing else. */
const entered = async (stores: AccountStores, shop: ReturnType<typeof accountShop>) => {
  let held: (() => Promise<unknown>) | undefined
  const waiting: AccountStores = {
    ...stores,
    transactional: (write) =>
      Effect.gen(function* () {
        const meanwhile = held
        held = undefined
        if (meanwhile) yield* Effect.promise(meanwhile)
        return yield* stores.transactional(write)
      })
  }
  const { port } = accountBrowser({ stores: waiting, services: shop.services }, () => someNow)
  const proven = async (scope: OtpScope, to: OtpDestination) => {
    const method = "phone" in to ? "sms" : "email"
    const { ticket } = await Effect.runPromise(port.sendCode({ scope, method, to }))
    return (await Effect.runPromise(port.verifyCode({ ticket, scope, to, code: shop.codeTo(to) }))).proof
  }
  const phone = nextPhone()
  const proof = await proven("quick-registration", { phone })
  const { member } = await Effect.runPromise(port.registerQuickly({ phone, proof, acquisitionSource: "web" }))
  return {
    id: member.id,
    port,
    proven,
    me: async () => (await Effect.runPromise(port.me({}))).member,
    /** What a call is answered that has read all it needs when `meanwhile` happens, and writes after it. */
    late: (call: Call, meanwhile: () => Promise<unknown>) => {
      held = meanwhile
      return outcomeOf(call)
    }
  }
}

const steps = ["userName", "names", "email", "gender", "password", "changeEmail", "changePhone", "edit"] as const
type Step = (typeof steps)[number]

/** A registration is half if and only if a mandatory field is missing, and nothing that was proven is unproven. Decision 0077. */
export const halfFacts = (name: string, open: () => Promise<HalfShop>) =>
  describe(`a registration that is completed on ${name}`, () => {
    const shop = accountShop()
    let at: HalfShop
    beforeAll(async () => {
      at = await open()
    })
    afterAll(() => at.close())

    it("leaves an address proven that was proven while it was under way", async () => {
      const { port, proven, me, late } = await entered(at.stores, shop)
      const email = `${nextName()}@contoh.id`
      const proof = await proven("verification", { email })
      const change = () => outcomeOf(port.changeEmail({ email, proof }))
      expect(await late(port.complete({ email, password: "mawar merah" }), change)).toBe("done")
      expect(await me()).toMatchObject({ email, isEmailVerified: true, hasPassword: true })
    })

    it("refuses another address than the one that was proven meanwhile", async () => {
      const { port, proven, me, late } = await entered(at.stores, shop)
      const [email, other] = [`${nextName()}@contoh.id`, `${nextName()}@contoh.id`]
      const proof = await proven("verification", { email })
      const change = () => outcomeOf(port.changeEmail({ email, proof }))
      expect(await late(port.complete({ email: other, gender: "female" }), change)).toBe("DetailsRefused")
      expect(await me()).toMatchObject({ email, isEmailVerified: true })
    })

    it("takes no number without a proof that the member has left meanwhile", async () => {
      const { port, proven, me, late } = await entered(at.stores, shop)
      const { phone: own } = await me()
      const phone = nextPhone()
      const proof = await proven("change-number", { phone })
      const change = () => outcomeOf(port.changePhone({ phone, proof }))
      const detail = { phone: { phone: own ?? phone, proof: "none" as typeof proof } }
      expect(await late(port.complete(detail), change)).toBe("PhoneNotProven")
      expect(await me()).toMatchObject({ phone, isPhoneVerified: true })
    })

    it("is whole once two calls at once gave all that was missing", async () => {
      const { id, port, late } = await entered(at.stores, shop)
      const userName = nextName()
      const other = port.complete({ userName, firstName: "Siti", lastName: "Dua" })
      const own = port.complete({ email: `${userName}@contoh.id`, gender: "female" })
      expect(await late(own, () => outcomeOf(other))).toBe("done")
      expect(await at.isHalf(id)).toBe(false)
    })

    it("is half if and only if a mandatory field is missing, after any calls", async () => {
      const anySteps = fc.array(fc.uniqueArray(fc.constantFrom(...steps), { minLength: 1, maxLength: 2 }), {
        minLength: 1,
        maxLength: 7
      })
      await fc.assert(
        fc.asyncProperty(anySteps, async (rounds) => {
          const { id, port, proven, me } = await entered(at.stores, shop)
          const given = new Set<(typeof mandatoryFields)[number]>(["phone"])
          const completed = async (
            detail: RegistrationDetail,
            ...fields: ReadonlyArray<(typeof mandatoryFields)[number]>
          ) => {
            if ((await outcomeOf(port.complete(detail))) === "done") for (const field of fields) given.add(field)
          }
          const done: Readonly<Record<Step, () => Promise<unknown>>> = {
            userName: () => completed({ userName: nextName() }, "userName"),
            names: () => completed({ firstName: "Siti", lastName: "Dua" }, "firstName", "lastName"),
            email: () => completed({ email: `${nextName()}@contoh.id` }, "email"),
            gender: () => completed({ gender: "female" }, "gender"),
            password: () => completed({ password: "mawar merah" }),
            changeEmail: async () => {
              const email = `${nextName()}@contoh.id`
              const proof = await proven("verification", { email })
              if ((await outcomeOf(port.changeEmail({ email, proof }))) === "done") given.add("email")
            },
            changePhone: async () => {
              const phone = nextPhone()
              const proof = await proven("change-number", { phone })
              await outcomeOf(port.changePhone({ phone, proof }))
            },
            edit: async () => {
              if (at.edit === undefined) return
              await at.edit(id, { lastName: "Tiga", gender: "female" })
              given.add("lastName").add("gender")
            }
          }
          for (const round of rounds) {
            await Promise.all(round.map((step) => done[step]()))
            expect(await at.isHalf(id)).toBe(mandatoryFields.some((field) => !given.has(field)))
          }
          const member = await me()
          for (const field of mandatoryFields)
            expect([field, Boolean(member[field])]).toEqual([field, given.has(field)])
        }),
        {
          numRuns: 25,
          examples: [
            [[["userName"], ["names"], ["gender"], ["changeEmail"]]],
            [
              [
                ["userName", "names"],
                ["email", "gender"]
              ]
            ]
          ]
        }
      )
    })
  })
