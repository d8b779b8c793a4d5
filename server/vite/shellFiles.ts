import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** A chunk and everything it imports statically. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}

/** Files to precache, so that the frame of every page and the cart work offline before their first visit. */
export function shellFiles(bundle: Bundle): string[] {
  const files = Object.values(bundle).flatMap((file) => {
    if (file.type === 'chunk') {
      const needed = file.isEntry || file.facadeModuleId?.endsWith('/src/pages/Cart.tsx')
      return needed ? [...withImports(bundle, file.fileName)] : []
    }
    return /\.css$|(archivo-latin|ibm-plex-mono-latin-500-normal)-[\w-]{8}\.woff2$/.test(file.fileName)
      ? [file.fileName]
      : []
  })
  return [...new Set(files)].toSorted()
}
