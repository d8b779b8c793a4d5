/** The letters of Sinhala and Tamil that stand for a consonant, as they sound in Latin letters. */
const consonants = letters(
  `ක k ඛ k ග g ඝ g ඟ ng ච ch ඡ ch ජ j ඣ j ඤ n ඥ gn ට t ඨ t ඩ d ඪ d ණ n ඬ nd ත th ථ th ද d ධ d න n ඳ nd ප p ඵ p බ b භ b
  ම m ඹ mb ය y ර r ල l ව v ශ sh ෂ sh ස s හ h ළ l ෆ f
  க k ங n ச s ஜ j ஞ n ட t ண n த th ந n ன n ப p ம m ய y ர r ற r ல l ள l ழ l வ v ஷ sh ஸ s ஹ h`,
)
/** Their vowels, and the signs for them: a consonant without one is followed by an 'a', with a virama by none. */
const vowels = letters(
  'අ a ආ a ඇ a ඈ a ඉ i ඊ i උ u ඌ u එ e ඒ e ඔ o ඕ o அ a ஆ a இ i ஈ i உ u ஊ u எ e ஏ e ஐ ai ஒ o ஓ o',
)
const signs = letters(
  'ා a ැ a ෑ a ි i ී i ු u ූ u ෙ e ේ e ො o ෝ o ෞ au ෘ ru ා a ி i ீ i ு u ூ u ெ e ே e ை ai ொ o ோ o ா a',
)
const silent = /[\u0dca\u0bcd]/u

function letters(pairs: string): ReadonlyMap<string, string> {
  const all = pairs.normalize('NFC').split(/\s+/)
  return new Map(all.flatMap((letter, at) => (at % 2 === 0 ? [[letter, all[at + 1] ?? ''] as const] : [])))
}

/** An English word in Sinhala or Tamil letters as it sounds in Latin ones ('ක්ලෝසර්' is 'klosar'), or the word. */
export function romanised(word: string): string {
  let text = ''
  const all = [...word]
  all.forEach((letter, at) => {
    const consonant = consonants.get(letter)
    const next = all[at + 1] ?? ''
    const isFollowed = signs.has(next) || silent.test(next)
    if (consonant) text += isFollowed ? consonant : `${consonant}a`
    else if (letter === '\u0d82') text += 'n'
    else if (!silent.test(letter)) text += vowels.get(letter) ?? signs.get(letter) ?? letter
  })
  return text
}
