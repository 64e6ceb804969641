import { CombinationId } from "#core/catalogue/combination.ts"
import type { EgiftChoices, EgiftForm } from "#core/egift/egift-form.rule.ts"

export const someChoices: EgiftChoices = {
  templates: ["untukmu", "birthday"],
  combinations: [CombinationId("104801"), CombinationId("104802")]
}

/** A form without problems at `someNow`, 20 November 2026. */
export const someForm: EgiftForm = {
  template: "birthday",
  combination: CombinationId("104802"),
  recipientName: "Kirana Dewi",
  way: "email",
  email: "kirana@contoh.id",
  phone: "",
  message: "Selamat ulang tahun, Ki!",
  when: "now",
  day: ""
}
