import fc from "fast-check"

/** Sentences of honest reviews, without an amount, a name or a number. */
export const honestSentences: ReadonlyArray<string> = [
  "Teksturnya ringan dan cepat meresap di kulit",
  "Wanginya lembut, bikin betah dipakai seharian",
  "Awalnya ragu, ternyata cocok banget buat kulit kering",
  "Kemasannya rapi dan pengiriman cepat",
  "Sayang pompanya macet, jadi susah keluar",
  "Warnanya natural, cocok untuk kulit sawo matang",
  "Worth it harganya, bakal repurchase",
  "Jerawat mulai reda, bekasnya juga memudar",
  "I love how soft my skin feels in the morning",
  "Tidak lengket dan tidak bikin bruntusan"
]

/** An honest text: a few honest sentences. */
export const honestText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...honestSentences), { minLength: 1, maxLength: 5 })
  .map((sentences) => `${sentences.join(". ")}.`)
