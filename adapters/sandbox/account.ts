import { Effect } from "effect"
import { memoryAccount } from "#adapters/memory/account.memory.ts"
import { type AccountBrowser, accountBrowser } from "#adapters/memory/account-browser.ts"
import { openHash, openKeys, openPasswords } from "#adapters/memory/open-ops.ts"
import { ProviderRefused } from "#core/account/account.errors.ts"
import type { AccountServices } from "#core/account/account-services.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import type { Language } from "#core/kernel/text.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { sandboxCode, sandboxPassword, sandboxPeople } from "./people.ts"

/** Accounts of the sandbox: they live in this page alone, and nothing is sent. Every code is the same. Machines 15. */
export const stagedAccount = (random: RandomSource, now: () => Instant, language: Language): AccountBrowser => {
  const { stores } = memoryAccount()
  for (const member of sandboxPeople(now()))
    Effect.runSync(stores.members.insert({ member, passwordHash: openHash(sandboxPassword) }))
  const services: AccountServices = {
    passwords: openPasswords,
    keys: openKeys(),
    messenger: { sendCode: () => Effect.void, sendReset: () => Effect.void },
    socialReturns: { take: () => Effect.fail(new ProviderRefused()) },
    recaptcha: { check: () => Effect.void },
    toggles: Effect.succeed(allOn),
    random: { ...random, below: (below) => (below > sandboxCode ? Effect.succeed(sandboxCode) : random.below(below)) }
  }
  return accountBrowser({ stores, services: services }, now, language)
}
