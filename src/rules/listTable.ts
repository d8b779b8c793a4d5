/**
 * What a word of a list is, as one letter: n number, h fraction, d multiple; l length, w other measure, u unit of sale, k 'no',
 * which is either; x times, r before a price, p after one; o makes a line doubtful; a and c are small words.
 */
export type Kind = 'n' | 'h' | 'd' | 'l' | 'w' | 'u' | 'k' | 'x' | 'r' | 'p' | 'o' | 'a' | 'c'

/** `name` is the first word of its row: the number, or the unit that the others stand for. */
export type Meaning = { kind: Kind; name: string }

// English, Sinhala, Sinhala in Latin letters, Tamil. Plurals are taken as well.
const table = `
  n 1 one එක ekak ஒன்று; n 2 two දෙක dekak இரண்டு; n 3 three තුන thunak மூன்று; n 4 four හතර hatharak நான்கு
  n 5 five පහ pahak ஐந்து; n 6 six හය hayak ஆறு; n 7 seven හත hathak ஏழு; n 8 eight අට atak எட்டு
  n 9 nine නවය namayak ஒன்பது; n 10 ten දහය dahayak பத்து; n 11 eleven; n 12 twelve; n 15 fifteen; n 20 twenty
  n 50 fifty; n 100 hundred; h 0.5 half; d 12 dozen doz dzn; d 144 gross
  l mm; l cm; l inch in " ” ″ '' අඟල් අඟල angal அங்குலம்; l ft feet foot ' ’ ′ අඩි adi அடி
  l m metre meter mtr මීටර් மீட்டர்; w kg kilo කිලෝ கிலோ; w g; w l ltr litre liter; w ml; w v; w w
  k piece no; u piece pc nos nr ea each unit ct; u x qty quantity qnty ක්; u pair pr; u set; u box bx; u pack pkt packet pk; u bag
  u carton ctn; u bundle; u roll; u sheet; u length; u pallet; x x; r rs; p ₨
  o couple few some several minus not cancel cancelled instead about approx around maybe or; a a an and
  c hi hello hey dear sir madam team all friend good morning afternoon evening day ayubowan vanakkam please pls plz kindly
    can you could send me us deliver need we i want would like to order quote for the following these items list is below here
    thanks thank lot very much many regards best kind sincerely yours ok okay`
const meanings = new Map(
  table.split(/;|\n(?= {2}\w )/).flatMap((row) => {
    const [kind, name = '', ...others] = row.trim().split(/\s+/)
    const words = /\d/.test(name) ? others : [name, ...others]
    return words.map((word): [string, Meaning] => [word, { kind: kind as Kind, name }])
  }),
)

/** What a word means, in any case, in the singular or plural; undefined for a word that the table does not have. */
export function meaningOf(word: string): Meaning | undefined {
  const typed = word.toLowerCase()
  const name = typed.replace(/^[-/]|[.'](?=s?$)/g, '')
  const singular = name.replace(/(?<=x|ch)es$|(?<=.)s$|(?<=.)ක්$/, '')
  return meanings.get(typed) ?? meanings.get(name) ?? meanings.get(singular)
}

/** A greeting, a request or another word that asks for no part. */
export const isCourtesy = (word: string): boolean => /[ac]/.test(meaningOf(word)?.kind ?? '')
