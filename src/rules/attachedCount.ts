import { meanings } from '../shop/orderListWords.ts'

/** The words of some kinds in Latin letters, as an alternative of a pattern. */
const anyOf = (...kinds: ('unit' | 'multiple' | 'label' | 'times')[]) => {
  const words = kinds.flatMap((kind) => Object.values<string>(meanings[kind]).join(' ').split(/\s+/))
  return `(?:${words.filter((word) => /^[a-z]+$/.test(word)).join('|')})`
}
const unit = `(?:${anyOf('unit', 'multiple')}(?:e?s)?)`
const count = String.raw`${anyOf('label', 'times')}?\d{1,6}(?:[-/]?${unit})?`
const sign = '[-_/,;+]+'

/** How many, attached to a part number, after it and before it. A number alone needs a sign, or a letter before it. */
const forms = [
  String.raw`(?<number>.*?[\p{L}\d])(?<sign>${sign})(?<count>${count})`,
  String.raw`(?<number>.*?\p{L})(?<sign>)(?<count>${count})`,
  String.raw`(?<count>\d{1,6}${unit}?)(?<sign>${sign})(?<number>\p{L}.*)`,
  String.raw`(?<count>\d{1,6}${unit})(?<sign>)(?<number>\p{L}.*)`,
].map((form) => RegExp(`^${form}$`, 'iu'))

/** The ways to divide what may be a part number with how many of it: 'HNG-B76-SB_12pcs', 'HNG-B76-SBx12', '12-HNG-B76-SB'. */
export const countsAttached = (text: string) =>
  forms.flatMap((form) => {
    const { number = '', sign = '', count = '' } = form.exec(text)?.groups ?? {}
    return number ? [{ number, sign, count }] : []
  })
