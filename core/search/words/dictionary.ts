/**
 * Words of everyday Indonesian, and of the English on packages, for the same thing. Each line is a group;
 * a merchant's own synonyms stand beside it. D-19.
 */
export const dictionary: ReadonlyArray<ReadonlyArray<string>> = `
sunscreen, tabir surya, sunblock, sunblok, sunskrin, sun protection, uv protection, sun cream
lipstik, lipstick, gincu
lip balm, pelembap bibir, pelembab bibir, lip moisturizer, lip treatment
lip gloss, lipgloss, lipglos, pengkilap bibir
lip tint, liptint, liptin
lip liner, pensil bibir
pelembap, pelembab, moisturizer, moisturiser, moisturizing
sampo, shampoo, shampo
kondisioner, conditioner
sabun muka, sabun cuci muka, sabun wajah, pembersih wajah, pembersih muka, cuci muka, face wash, facial wash, facial cleanser, face cleanser, cleanser, facial foam, cleansing foam
sabun mandi, body wash, shower gel, shower cream, sabun cair
sabun, soap
penghapus makeup, pembersih makeup, pembersih riasan, makeup remover, micellar water, cleansing balm, cleansing oil
bedak, powder
bedak tabur, loose powder, setting powder
bedak padat, compact powder, pressed powder
alas bedak, foundation, foundesen, fondesen, foundie
konsiler, concealer, konsealer, penyamar
maskara, mascara
celak, eyeliner, kajal, kohl, eye liner, sipat mata
pensil alis, eyebrow pencil, brow pencil
alis, eyebrow, brow
bulu mata palsu, false eyelashes, false lashes, faux lashes, fake lashes
bulu mata, eyelash, lash, lashes, eyelashes
penjepit bulu mata, eyelash curler, lash curler
perona pipi, blush, blush on, blusher, blas on, merah pipi
perona mata, eyeshadow, eye shadow, eyesedow
kutek, kuteks, cat kuku, nail polish, nail color, nail lacquer
kuku, nail
kuas, brush
spons, sponge
cermin, kaca, mirror
parfum, perfume, minyak wangi, wewangian, fragrance, eau de parfum, edp
kolonye, cologne, eau de cologne
pewangi, scent
lilin, candle
jerawat, acne, blemish, jerawatan
obat jerawat, acne treatment, blemish treatment
beruntusan, bruntusan, bumps
komedo, blackhead, whitehead
pori, pore, pores
flek, flek hitam, noda hitam, dark spot, dark spots, hyperpigmentation, melasma
bekas jerawat, acne scar, post acne
kusam, kulit kusam, dull, dullness
mencerahkan, pencerah, brightening, glowing, radiance
memutihkan, whitening
keriput, kerutan, wrinkle, wrinkles, penuaan, anti aging, antiaging, anti penuaan
mata panda, kantung mata, dark circles, under eye
kering, dry, dryness
berminyak, oily, minyakan
sensitif, sensitive
normal kombinasi, combination
minyak, oil
krim, cream, creme, kream
krim malam, night cream
krim siang, day cream
krim mata, eye cream
air, water
gel, jel
busa, foam
kertas minyak, oil blotting, blotting papers
masker, mask, maskeran
masker wajah, masker muka, face mask
masker rambut, hair mask
masker bibir, lip mask
masker tisu, sheet mask
tisu basah, wipes
serum, essence serum
toner, penyegar, face toner
esens, essence
wajah, muka, face, facial
bibir, lip, lips
mata, eye, eyes
pipi, cheek
rambut, hair
kulit kepala, scalp
kulit, skin
badan, tubuh, body
tangan, hand
kaki, foot
gigi, teeth, tooth
ketiak, underarm
ketombe, dandruff, gatal kepala, anti dandruff
rontok, rambut rontok, hair fall, hairfall, hair loss, hair thinning
keriting, curly, curl
lurus, straight
pewarna rambut, cat rambut, semir rambut, hair color, hair dye
minyak rambut, hair oil
vitamin rambut, hair vitamin, hair serum
pengering rambut, hair dryer, blow dryer, hairdryer
catokan, catok, pelurus rambut, flat iron, hair straightener, straightener, styling iron
pengeriting rambut, curling iron, curling wand
sisir, comb, hair brush
deodoran, deodorant, deo, antiperspirant, penghilang bau badan
lulur, body scrub, luluran, body exfoliator
eksfoliasi, exfoliating, peeling, exfoliator, exfoliant, scrub
losion, lotion
body lotion, losion badan, lotion badan, hand body, handbody, body cream, body butter
alat cukur, pisau cukur, pencukur, razor, shaver, shaving, trimmer
cukur, shaving, shave
penghilang bulu, hair removal
kado, hadiah, gift, hampers, gift set, gift box, bingkisan
paket, set, bundle, kit
kecil, mini, travel size
suplemen, supplement, supplements, vitamin
kecantikan, beauty
riasan, makeup, make up, kosmetik, cosmetic
perawatan, treatment, care
pembersih, cleanser, cleansing
alat, tool, device
tahan lama, long lasting, longwear, long wear, longlasting, all day
tahan air, waterproof, anti air
tanpa pewangi, fragrance free, unscented
pria, cowok, laki laki, men, mens, for men
wanita, cewek, perempuan, women, womens
anak, kids, children
bayi, baby
ibu hamil, bumil, busui, pregnancy, pregnancy safe
vit c, vitamin c, vitc, ascorbic acid
niacinamide, niasinamid, niacin, vitamin b3
retinol, retinoid, vitamin a
centella, cica, pegagan, centella asiatica
hyaluronic, hialuronat, hyaluronic acid, asam hialuronat
ceramide, seramid
salisilat, salicylic acid, bha, asam salisilat
kolagen, collagen
arang, charcoal
kopi, coffee
madu, honey
susu, milk
mawar, rose
melati, jasmine
kelapa, coconut
lidah buaya, aloe vera, aloe
teh hijau, green tea
beras, rice
kunyit, turmeric
lemon, jeruk nipis
stroberi, strawberry
merah, red
merah muda, pink
cokelat, coklat, brown
hitam, black
putih, white
ungu, purple
oranye, orange
emas, gold
halal, bersertifikat halal
vegan, nabati
`
  .trim()
  .split("\n")
  .map((line) => line.split(", "))
