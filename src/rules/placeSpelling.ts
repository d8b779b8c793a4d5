const letters = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]))

// Consonants carry an 'a' until a vowel sign or the mark that silences them follows.
const consonants = letters(
  'ක:k ඛ:k ග:g ඝ:g ඟ:ng ච:ch ඡ:ch ජ:j ඣ:j ඤ:n ඥ:gn ඦ:nj ට:t ඨ:t ඩ:d ඪ:d ණ:n ඬ:nd ත:t ථ:t ද:d ධ:d න:n ඳ:nd ප:p ඵ:p ' +
    'බ:b භ:b ම:m ඹ:mb ය:y ර:r ල:l ව:v ශ:sh ෂ:sh ස:s හ:h ළ:l ෆ:f ඞ:ng ' +
    'க:k ங:ng ச:s ஜ:j ஞ:n ட:t ண:n த:t ந:n ப:p ம:m ய:y ர:r ல:l வ:v ழ:l ள:l ற:r ன:n ஶ:sh ஷ:sh ஸ:s ஹ:h',
)
const vowels = letters(
  'අ:a ආ:a ඇ:e ඈ:e ඉ:i ඊ:i උ:u ඌ:u ඍ:ru එ:e ඒ:e ඓ:e ඔ:o ඕ:o ඖ:au අ:a ஆ:a அ:a இ:i ஈ:i உ:u ஊ:u எ:e ஏ:e ஐ:e ஒ:o ஓ:o ஔ:au',
)
const signs = letters(
  'ා:a ැ:e ෑ:e ි:i ී:i ු:u ූ:u ෘ:ru ෙ:e ේ:e ෛ:e ො:o ෝ:o ෞ:au ්:- ா:a ி:i ீ:i ு:u ூ:u ெ:e ே:e ை:e ொ:o ோ:o ௌ:au ்:-',
)

/** Sinhala and Tamil letters as Latin ones, by their sound: 'කළුතර' is 'kalutara'. Other letters stay. */
export function toLatin(text: string): string {
  const marks = [...text.normalize('NFC').replace(/[\u200b-\u200d]/g, '')]
  return marks
    .map((mark, at) => {
      const consonant = consonants.get(mark)
      if (consonant !== undefined) return signs.has(marks[at + 1] ?? '') ? consonant : `${consonant}a`
      if (mark === 'ං') return 'n'
      return vowels.get(mark) ?? signs.get(mark)?.replace('-', '') ?? mark
    })
    .join('')
}

/** Whether a text has Sinhala or Tamil letters. */
export const isScript = (text: string): boolean => /[\u0b80-\u0bff\u0d80-\u0dff]/.test(text)

/** Whether a text has Tamil letters, which do not tell g from k. */
export const isTamil = (text: string): boolean => /[\u0b80-\u0bff]/.test(text)

// From the most to the least specific. Each pair is two ways in which one sound of Sinhala or Tamil is written.
const sounds: [RegExp, string][] = [
  [/[^\p{L}\d]/gu, ''],
  [/zh/g, 'l'],
  [/dj/g, 'j'],
  [/x/g, 'ks'],
  [/tch/g, 'ch'],
  [/ch/g, 'x'],
  [/sh/g, 's'],
  [/([bdgjkpt])h/g, '$1'],
  [/ck|c(?![eiy])|q/g, 'k'],
  [/[cz]/g, 's'],
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/[ae]yi/g, 'ai'],
  [/oa/g, 'o'],
  [/oo|ou/g, 'u'],
  [/ee/g, 'i'],
  [/a[ei](?=.)|ei|[ae]y(?=[^aeiou])|ai$/g, 'e'],
  [/avu/g, 'au'],
  [/y/g, 'i'],
  [/uv(?=a)/g, 'u'],
  [/n(?=[bmp])/g, 'm'],
  [/(\D)\1+/g, '$1'],
  [/h$/, ''],
  [/e$/, 'a'],
]

const bySounds = (text: string) => sounds.reduce((key, [sound, letter]) => key.replace(sound, letter), text)

/** One key for the spellings of a name: 'Mathugama' and 'Matugama', 'Wellawatte' and 'වැල්ලවත්ත'. */
export const spellingKey = (name: string): string =>
  bySounds(
    (isScript(name) ? toLatin(name) : name)
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  )

/** A key that also leaves out which vowel is written for one that is heard alike: a from e, o from u. */
export const vowelKey = (key: string): string =>
  key
    .replace(/e/g, 'a')
    .replace(/o/g, 'u')
    .replace(/uv(?=a)/g, 'u')
    .replace(/(.)\1+/g, '$1')

/** A key that leaves out, besides, what Tamil does not write: voice. */
export const soundKey = (key: string): string =>
  vowelKey(key.replace(/g/g, 'k').replace(/d/g, 't').replace(/b/g, 'p').replace(/[xj]/g, 's'))
