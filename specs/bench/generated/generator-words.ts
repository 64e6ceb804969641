import type { StoredCountry, StoredTag } from "#core/catalogue/stored.ts"

const words = (text: string): ReadonlyArray<string> => text.split(" ")

export const brandWords = words(
  "Kenanga Surya Tirta Senja Rona Jelita Melati Cendana Bening Lestari Puspa Dewi Ayu Sekar Embun Samudra Rimba Cahaya Intan Mutiara Pelangi Nusa Wangi Lembayung Anggun Kirana Sari Bumi Daun Akar"
)

export const benefits = words(
  "Mencerahkan Melembapkan Menenangkan Tahan Lama Matte Glow Hydrating Brightening Soothing Calming Intense Velvet Satin Dewy Sheer Smooth Repair Barrier Acne Oil Control Anti Aging Volume Lengthening Waterproof Nourishing Gentle Deep Daily Night"
)

export const textures = words("Gel Cream Lotion Serum Stick Powder Balm Oil Foam Mist Essence Milk Water Cushion Pen")

export const things = words(
  "niacinamide retinol centella ceramide hyaluronic vitamin kolagen lidah buaya mawar melati madu beras kopi kunyit teh hijau squalane panthenol salicylic glikolat peptide kulit wajah bibir mata rambut tubuh berminyak kering sensitif kusam jerawat komedo pori flek ringan lembut wangi segar nyaman sehari semalam"
)

export const shades: ReadonlyArray<readonly [name: string, hex: string]> = [
  ["Delima", "#b3123a"],
  ["Manggis", "#6e1238"],
  ["Bata", "#a63a2a"],
  ["Mawar Tua", "#a8475c"],
  ["Sirih", "#8e2a22"],
  ["Kopi Susu", "#9c6b4e"],
  ["Terakota", "#b5573a"],
  ["Senja", "#d06a5b"]
]

export const countries: ReadonlyArray<StoredCountry> = [
  { code: "ID", name: { id: "Indonesia", en: "Indonesia" }, phoneCode: "+62", tag: "origin-id", position: 1 },
  { code: "KR", name: { id: "Korea Selatan", en: "South Korea" }, phoneCode: "+82", tag: "origin-kr", position: 2 },
  { code: "JP", name: { id: "Jepang", en: "Japan" }, phoneCode: "+81", tag: "origin-jp", position: 3 },
  { code: "FR", name: { id: "Prancis", en: "France" }, phoneCode: "+33", tag: "origin-fr", position: 4 }
]

export const tags: ReadonlyArray<StoredTag> = [
  ["skin", "Kering", "Dry"],
  ["skin", "Berminyak", "Oily"],
  ["skin", "Sensitif", "Sensitive"],
  ["skin", "Kombinasi", "Combination"],
  ["concern", "Jerawat", "Acne"],
  ["concern", "Kusam", "Dullness"],
  ["concern", "Flek", "Dark spots"],
  ["concern", "Pori", "Pores"],
  ["hair", "Keriting", "Curly"],
  ["hair", "Lurus", "Straight"],
  ["hair-concern", "Ketombe", "Dandruff"],
  ["hair-concern", "Rontok", "Hair fall"],
  ["claim", "Halal", "Halal"],
  ["claim", "BPOM", "BPOM"]
].map(([group = "", id = "", en = ""]) => ({
  id: `${group}-${en.toLowerCase().replaceAll(" ", "-")}`,
  group,
  name: { id, en }
}))

/** Categories of three levels, as a beauty shop has them. */
export const kinds: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  Makeup: {
    Bibir: ["Lipstik", "Lip Cream", "Lip Tint", "Lip Gloss", "Lip Balm"],
    Mata: ["Maskara", "Eyeliner", "Eyeshadow", "Pensil Alis"],
    Riasan: ["Foundation", "Cushion", "Bedak", "Concealer", "Blush On"]
  },
  "Perawatan Kulit": {
    Pembersih: ["Sabun Muka", "Micellar Water", "Cleansing Oil"],
    Pelembap: ["Pelembap", "Krim Malam", "Tabir Surya"],
    "Perawatan Khusus": ["Serum", "Toner", "Masker Wajah", "Obat Jerawat"]
  },
  Rambut: {
    Keramas: ["Sampo", "Kondisioner"],
    "Perawatan Rambut": ["Masker Rambut", "Minyak Rambut", "Vitamin Rambut"]
  },
  Tubuh: {
    Mandi: ["Sabun Mandi", "Lulur"],
    "Pelembap Tubuh": ["Body Lotion", "Krim Tangan"],
    "Bau Badan": ["Deodoran"]
  },
  Wewangian: { Parfum: ["Eau de Parfum", "Body Mist"] },
  Kuku: { "Cat Kuku": ["Kutek", "Base Coat"] },
  Alat: { Kuas: ["Kuas Wajah", "Kuas Mata"], "Alat Rambut": ["Sisir", "Catokan"] }
}

const syllables = words(
  "ba be bi bo bu da de di ka ke ki ku la le li lu ma me mi mu na ne ni nu pa pe pi ra re ri sa se si su ta te ti tu wa ya"
)

/** A word that means nothing, one for each number: what the rest of a language is made of. */
export const nonsense = (number: number): string => {
  let [word, left] = ["", number + syllables.length]
  while (left > 0) {
    word += syllables[left % syllables.length] ?? ""
    left = Math.floor(left / syllables.length)
  }
  return word
}
