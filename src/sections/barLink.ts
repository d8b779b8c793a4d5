/** An entry of the navigation bar's third row; the present page has the yellow line. */
export const barLink =
  'inline-flex h-11.5 items-center gap-1.5 border-y-3 border-transparent px-3 type-nav text-on-steel-soft no-underline hover:border-b-edge hover:text-on-steel aria-expanded:border-b-edge aria-expanded:text-on-steel aria-[current=page]:border-b-action aria-[current=page]:text-on-steel data-current:border-b-action data-current:text-on-steel group-data-shrunk/bar:h-9.5'
