import type { RecaptchaPage } from "#core/account/otp/person-proof.ts"

interface Recaptcha {
  readonly ready: (done: () => void) => void
  readonly execute: (key: string, of: { readonly action: string }) => Promise<string>
}

const patienceMs = 10_000

/** A proof for one form, which lives for two minutes. Fails if the script cannot be loaded or does not answer. */
export const recaptchaToken = async ({ key, script }: RecaptchaPage, action: string): Promise<string> =>
  Promise.race([
    load(`${script}?render=${encodeURIComponent(key)}`).then((recaptcha) => recaptcha.execute(key, { action })),
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error("recaptcha does not answer")), patienceMs))
  ])

let loading: Promise<Recaptcha> | undefined

/** Once for a page; again after a failure. */
const load = (address: string): Promise<Recaptcha> => {
  loading ??= new Promise<Recaptcha>((done, fail) => {
    const script = document.createElement("script")
    script.src = address
    script.async = true
    script.onload = () => {
      const { grecaptcha } = window as { readonly grecaptcha?: Recaptcha }
      if (grecaptcha === undefined) fail(new Error("recaptcha is not there"))
      else grecaptcha.ready(() => done(grecaptcha))
    }
    script.onerror = () => {
      script.remove()
      fail(new Error("recaptcha cannot be loaded"))
    }
    document.head.append(script)
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
