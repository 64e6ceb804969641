import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { vacuityOf } from "#core/reviews/moderation/vacuous.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestSentences } from "./honest-texts.ts"

const found = (text: string): ReadonlyArray<string> => vacuityOf(foldText(text)).map(({ quote }) => quote)

describe("a text that says nothing", () => {
  it("has few different words", () => {
    const text = "bagus sekali mantap ".repeat(8).trim()
    expect(found(text)).toEqual([text])
    expect(found("bagus sekali mantap")).toEqual([])
  })

  it("repeats one sentence", () => {
    const sentence = "Produk ini enak dipakai dan cocok untuk kulit berminyak."
    expect(found(`${sentence} `.repeat(3))).toEqual(["Produk ini enak dipakai"])
    expect(found(`${sentence} ${sentence.replace("berminyak", "kering")}`)).toEqual([])
  })

  it("is keyboard noise", () => {
    expect(found("sdfkjh qwerty zxcvb asdfgh lkjhg mnbv")).toHaveLength(1)
    expect(found("brg bgs bgt, sdh smp dgn slmt, trmksh kk seller yg baik")).toEqual([])
  })

  it("has hardly any letter", () => {
    expect(found("👍".repeat(40))).toHaveLength(1)
    expect(found(`Bagus sekali ya ${"👍".repeat(8)}`)).toEqual([])
  })

  it.each([
    ["Отличный крем, звоните мне скорее", "Отличный крем, звоните мне скорее"],
    ["Bagus 非常好用的产品推荐大家购买真的很不错喜欢呢", "非常好用的产品推荐大家购买真的很不错喜欢呢"],
    ["สินค้าดีมากค่ะ ติดต่อฉันได้เลยนะคะ", "สินค้าดีมากค่ะ ติดต่อฉันได้เลยนะคะ"]
  ])("is in another script: %s", (text, quote) => {
    expect(found(`Teksturnya ringan dan cepat meresap di kulit. ${text}.`)).toEqual([quote])
  })

  it.each([
    "설화수 memang bagus ㅠㅠㅠㅠㅠㅠ ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ",
    "ماشاء الله, cocok sekali",
    "𝐛𝐚𝐠𝐮𝐬 𝐬𝐞𝐤𝐚𝐥𝐢 𝐭𝐞𝐤𝐬𝐭𝐮𝐫𝐧𝐲𝐚 𝐫𝐢𝐧𝐠𝐚𝐧"
  ])("is not one with a name, a blessing or laughter: %s", (text) => {
    expect(found(`Teksturnya ringan dan cepat meresap di kulit. ${text}.`)).toEqual([])
  })

  it("is not one of different honest sentences", () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...honestSentences], { minLength: 2 }), (sentences) => {
        expect(found(sentences.join(". "))).toEqual([])
      }),
      runs(100)
    ))

  it("is one honest sentence four times", () =>
    fc.assert(
      fc.property(fc.constantFrom(...honestSentences), fc.constantFrom(" ", ". ", "!\n"), (sentence, gap) => {
        expect(found(Array(4).fill(sentence).join(gap))).toHaveLength(1)
      }),
      runs(50)
    ))
})
