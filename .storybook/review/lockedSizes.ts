/**
 * Returns the size at which `onlyAt` locks each story of a file, by the name of its export; stories of every width are
 * left out. Reads the source, because Storybook builds its index without running the stories.
 */
export function lockedSizes(source: string): Map<string, string> {
  const [, ofFile] = /^const \{ globals, parameters \} = onlyAt\('(\w+)'/m.exec(source) ?? []
  const sizes = new Map<string, string>()
  for (const [, story = '', content = ''] of source.matchAll(
    /^export const (\w+)[^=]* = \{(.*$[\s\S]*?)^\S/gm,
  )) {
    const [, own] = /^ {2}\.\.\.onlyAt\('(\w+)'/m.exec(content) ?? []
    const [, copied = ''] = /^ {2}\.\.\.(\w+),/m.exec(content) ?? []
    const size = own ?? sizes.get(copied) ?? ofFile
    if (size) sizes.set(story, size)
  }
  return sizes
}
