import type { Category } from '../store/records.ts'
import { type Branch, tree } from './categoryTree.ts'
import { products } from './products.ts'

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

// Primary categories are shown side by side on the home page, so their pictures are chosen by hand.
const faces: Record<number, string> = {
  1: 'butt-hinge-102-satin-nickel',
  2: 'padlock-brass-50',
  3: 'lever-rose-rtd-satin-nickel',
  4: 'castor-100-brake',
  5: 'casement-fastener-black',
  6: 'barn-door-hanger',
  7: 'cup-handle-90-antique-brass',
  8: 'threshold-gasket-60',
  9: 'hex-bolt-m10',
  10: 'roof-sheet-anthracite',
  35: 'diamond-disc-115-segmented',
  41: 'cement-bag-50',
}

const levels = ['primary', 'secondary', 'tertiary'] as const

/** The pictures of the products in and below a category, one of each. */
const pictures = ([id, , , children = []]: Branch): string[] => [
  ...products.filter((product) => product.category_id === id).flatMap(({ images }) => images.slice(0, 1)),
  ...children.flatMap(pictures),
]

function flatten(branch: Branch, parent_id: number | null, depth: number): Category[] {
  const [category_id, name, description, children = []] = branch
  const face = faces[category_id]
  const category: Category = {
    category_id,
    parent_id,
    level: levels[depth] ?? 'tertiary',
    name,
    slug: slug(name),
    thumbnail: face ? `/images/${face}@800.webp` : (pictures(branch)[0] ?? ''),
    description,
  }
  return [category, ...children.flatMap((child) => flatten(child, category_id, depth + 1))]
}

export const categories: Category[] = tree.flatMap((branch) => flatten(branch, null, 0))
