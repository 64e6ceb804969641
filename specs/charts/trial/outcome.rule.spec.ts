import { expect, it } from "vitest"
import { loginMachine } from "#core/account/login/login.machine.ts"
import { chartOf } from "#core/charts/chart.rule.ts"
import { outcomeText } from "#core/charts/trial/outcome.rule.ts"

it("names an end by the machine's words, else by the state in which it was", () => {
  const chart = chartOf(loginMachine())
  const texts = { states: { "login.form.locked": { name: "Terkunci", entry: [], exit: [], actors: [] } } }
  expect(outcomeText("locked", {}, chart, texts)).toBe("Terkunci")
  expect(outcomeText("signed in", { "signed in": "Berhasil masuk" }, chart, texts)).toBe("Berhasil masuk")
  expect(outcomeText("12 shown", { "# shown": "Tampil {{count}} kali" }, chart, texts)).toBe("Tampil 12 kali")
  expect(outcomeText("nothing of it", {}, chart, texts)).toBe("nothing of it")
})
