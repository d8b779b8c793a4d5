/**
 * What a word of a list is, as one letter: n number, h fraction, d multiple; l length, w other measure, u unit of sale, k 'no',
 * which is either; x times, r before a price, p after one; o makes a line doubtful; a and c are small words.
 */
export type Kind = 'n' | 'h' | 'd' | 'l' | 'w' | 'u' | 'k' | 'x' | 'r' | 'p' | 'o' | 'a' | 'c'

/** `name` is the first word of its row: the number, or the unit that the others stand for. */
export type Meaning = { kind: Kind; name: string }

// English, Sinhala, Sinhala in Latin letters, Tamil. Plurals are taken as well.
const table = `
  n 1 one එක ekak ஒன்று; n 2 two දෙක dekak deka இரண்டு rendu; n 3 three තුන thunak tunak thuna மூன்று moonu
  n 4 four හතර hatharak hatarak hathara நான்கு naalu; n 5 five පහ pahak ஐந்து anju; n 6 six හය hayak ஆறு aaru
  n 7 seven හත hathak hatak ஏழு; n 8 eight අට atak எட்டு ettu; n 9 nine නවය namayak navayak ஒன்பது
  n 10 ten දහය dahayak dahaya பத்து paththu; n 11 eleven එකොළහ பதினொன்று; n 12 twelve දොළහ dolahak பன்னிரண்டு; n 13 thirteen
  n 14 fourteen; n 15 fifteen පහළොව පහළොස් பதினைந்து; n 16 sixteen; n 17 seventeen; n 18 eighteen; n 19 nineteen
  n 20 twenty විස්ස wissak vissak இருபது; n 25 විසිපහ wisipahak; n 30 thirty තිහ thihak முப்பது; n 40 forty හතළිහ நாற்பது
  n 50 fifty පනහ panahak ஐம்பது; n 60 sixty; n 70 seventy; n 80 eighty; n 90 ninety
  n 100 hundred සියය siyayak siyak நூறு nooru; n 1000 thousand දාහ dahasak ஆயிரம்
  h 0.5 half බාගය bagayak அரை; d 12 dozen doz dzn දුසිම දුසිම් dusima dusimak dusin டஜன் dazan; d 144 gross
  l mm; l cm; l inch in " ” ″ '' අඟල් අඟල angal அங்குலம்; l ft feet foot ' ’ ′ අඩි adi அடி
  l m metre meter mtr මීටර් மீட்டர்; w kg kilo කිලෝ kilowak கிலோ; w g gram grm gms; w ton tonne; w lb pound
  w l ltr litre liter ලීටර්; w gallon; w ml; w v; w w
  k piece no; u piece pc nos nr ea each unit ct; u x qty quantity qnty ක්; u pair pr ජෝඩු ජෝඩුව jodu joduwa joduwak ஜோடி jodi
  u set සෙට් செட்; u box bx පෙට්ටි පෙට්ටිය petti pettiya pettiyak பெட்டி; u pack pkt packet pk පැකට් පැකට්ටුව பாக்கெட்
  u bag කොට්ට කොට්ටය kotta kottaya kottayak malla mallak மூட்டை moottai; u carton ctn; u bundle; u roll රෝල්
  u sheet; u length; u pallet; u tube; u can; x x; r rs; p ₨
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
