const token = /(?<![\p{L}\p{N}-])[ty](8|10|12|16|20|25|32)(?![\p{L}\p{N}-])/giu
const bars =
  /(?<![\p{L}\p{M}])(?:(?:re)?bars?|rods?|steel|iron|tmt|tor|kambi|yakada|කම්බි|යකඩ|கம்பி)(?![\p{L}\p{M}])/iu
/** Numbers and units only. */
const unnamed = /^\P{L}*(?:(?:x|by|m|mm|ft|nos?|pcs|pieces|lengths?|qty)\P{L}*)*$/iu

/**
 * The diameter of a reinforcing bar, as building plans have it, in millimetres: 12 mm of 'T12 bars' and 'kambi Y12'. A line
 * that names nothing else asks for bars: 'T12 - 20'.
 */
export function barDiameters(text: string): string {
  if (bars.test(text)) return text.replace(token, '$1mm')
  return unnamed.test(text.replace(token, '')) ? text.replace(token, '$1mm bar') : text
}
