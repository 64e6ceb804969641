import { honestSentences } from "#specs/reviews/moderation/honest-texts.ts"
import { spamContacts } from "#specs/reviews/moderation/spam-contacts.ts"
import { spamOffers } from "#specs/reviews/moderation/spam-offers.ts"

/** More sentences of honest reviews: of four of them in a row hardly any two people choose the same. */
const sentences: ReadonlyArray<string> = [
  ...honestSentences,
  "Aku pakai setiap malam sesudah mandi dan belum pernah iritasi",
  "Di kulitku yang sensitif tidak terasa perih sama sekali",
  "Sedikit saja sudah cukup untuk seluruh wajah dan leher",
  "Makeup jadi lebih menempel kalau ini dipakai sebelumnya",
  "Kemerahan di pipi perlahan berkurang sejak minggu kedua",
  "Isinya awet, tiga bulan baru habis separuh",
  "Aromanya mengingatkan aku pada teh melati buatan ibu",
  "Kurang cocok dipakai siang hari karena agak mengilap",
  "Adikku ikut pakai dan kulitnya juga terasa lebih kenyal",
  "Tutupnya rapat, aman dibawa bepergian dengan pesawat",
  "Pori-pori di hidung terlihat lebih halus dari biasanya",
  "Setelah berenang pun rambutku tetap mudah disisir",
  "Hasil akhirnya satin, tidak kering dan tidak berminyak",
  "Butuh waktu beberapa menit sampai benar-benar meresap"
]

/** The honest text of a number: four sentences of its own. */
export const honestText = (number: number): string => {
  const left = [...sentences]
  let rest = Math.imul(number + 1, 0x9e3779b1) >>> 0
  return Array.from({ length: 4 }, () => {
    const at = rest % left.length
    rest = Math.floor(rest / left.length) + (Math.imul(number + 7, 0x85ebca6b) % 1_009) + 1_009
    return left.splice(at, 1)[0] ?? ""
  })
    .join(". ")
    .concat(".")
}

const contacts = [...spamContacts.phoneInDigits.slice(0, 6), ...spamContacts.emails.slice(0, 4), ...spamOffers.links]
const amounts = [
  "waktu itu ada promo 3 botol 99rb",
  "waktu itu promo 2 botol 45rb",
  "waktu itu ada promo 5 botol 150rb"
]

/** Spam of a number behind an honest text: mostly contacts and links, which are refused, sometimes amounts, which are held. */
export const spamText = (number: number): string => {
  const from = number % 4 === 3 ? amounts : contacts
  return `${honestText(number)} ${from[number % from.length] ?? ""}`
}

/** Texts that a brigade shares. */
export const scripts: ReadonlyArray<string> = [
  "Produk ini luar biasa sekali, wajahku langsung cerah dan glowing dalam sehari, semua temanku bertanya apa rahasiaku, " +
    "pokoknya wajib punya, dijamin tidak akan menyesal, kualitasnya jauh di atas semua merek lain yang pernah kucoba.",
  "Serius ini penyelamat kulitku, semua noda hilang tanpa bekas, teksturnya mewah seperti produk mahal, aku sudah beli " +
    "berkali-kali untuk keluarga besar, tidak ada yang bisa menandingi hasilnya, bintang lima tanpa ragu sedikit pun."
]
const friends = ["temanku", "kakakku", "tanteku", "ibuku", "bosku"]

/** A script as one of the brigade sends it: a word differs, no more. */
export const scriptText = (number: number): string => {
  const script = scripts[number % scripts.length] ?? ""
  return script.replace("temanku", friends[number % friends.length] ?? "temanku")
}
