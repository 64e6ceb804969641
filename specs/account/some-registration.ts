import type { RegistrationDraft } from "#core/account/registration/registration.form.ts"

/** A registration as it was typed, with nothing wrong. */
export const someRegistration: RegistrationDraft = {
  email: "sari@contoh.id",
  userName: "sari99",
  password: "mawar merah",
  passwordAgain: "mawar merah",
  firstName: "Sari",
  lastName: "Dewi",
  phone: "0812 3456 7890",
  phoneCode: "+62",
  gender: "female",
  salute: "ms"
}
