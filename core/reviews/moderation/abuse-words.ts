import { wordSet } from "./folded-text.ts"

/** Obscenities and insults that no honest review needs, Indonesian, Javanese and English. Own choice. */
export const abuseWords: ReadonlySet<string> = wordSet(`
  kontol kntl memek ngentot ngentod entot ngewe pepek jembut jembot jmbt peler itil titit bangsat bngsat bngst bgst bajingan bjingan brengsek
  brengsk keparat tolol tlol goblok goblog gblk guoblok jancok jancuk jancik dancok dancuk jancox cukimai pukimak kimak pantek lonte lonthe
  pelacur sundal jablay perek dongo bacot bacod ngehe kampang asulah bedebah laknat
  fuck fucker fucking fuckin fck fuk fuking motherfucker bitch bitches bich asshole ashole dumbas bastard cunt whore slut niger niga
  retard wanker twat dickhead
`)

/** Words that insult a person and mean nothing bad otherwise, or milder ones. Doubtful unless said to a person. Own choice. */
export const doubtfulAbuse: ReadonlySet<string> = wordSet(`
  anjing anjeng anying asu babi monyet monyong kampret bangke bego bodoh idiot tai setan iblis sialan banci bencong kunyuk celeng asw ashu ngepet kafir shit bulshit
  stupid moron pusy
`)

/** Words that turn a doubtful word into an insult when they stand beside it. */
export const targets: ReadonlySet<string> = wordSet(
  "dasar lo lu loe elo elu kau kamu kalian semua muka otak emang si adminnya banget"
)

/** Words that show the plain meaning: of dogs, of pork in ingredients, of a mole. */
export const literalWords: ReadonlySet<string> = wordSet(
  "kutu bulu makanan shampo sampo sabun anak kandang peliharaan kucing minyak kulit lemak daging kolagen mengandung gelatin enzim lalat halal haram unsur bahan proof"
)
