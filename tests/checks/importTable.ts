/** Allowed imports: a folder (or file), and the folders (or files) of the project that it may import. */
export const importTable: readonly (readonly [where: string, may: readonly string[]])[] = [
  ['src/rules/', ['src/rules/']],
  ['src/lib/', ['src/lib/']],
  ['src/text/', []],
  ['src/shop.config.ts', []],
  ['src/paths.ts', ['src/rules/']],
  [
    'src/heads.ts',
    [
      'src/api/',
      'src/components/',
      'src/queries/',
      'src/rules/',
      'src/paths.ts',
      'src/sections/DocumentHead.tsx',
      'src/shop.config.ts',
    ],
  ],
  ['src/notify.ts', ['src/rules/']],
  ['src/store.ts', ['src/atoms/', 'src/notify.ts', 'src/lib/']],
  ['src/offline/', ['src/offline/', 'src/lib/', 'src/rules/']],
  ['src/api/', ['src/api/', 'src/lib/', 'src/rules/']],
  ['src/forms/', ['src/forms/', 'src/api/', 'src/rules/', 'src/text/', 'src/lib/']],
  ['src/queries/', ['src/queries/', 'src/api/', 'src/lib/', 'src/rules/', 'src/text/']],
  [
    'src/atoms/',
    [
      'src/atoms/',
      'src/queries/',
      'src/api/',
      'src/lib/',
      'src/rules/',
      'src/forms/',
      'src/text/',
      'src/notify.ts',
      'src/shop.config.ts',
    ],
  ],
  [
    'src/components/ui/',
    ['src/components/ui/', 'src/lib/', 'src/rules/', 'src/text/', 'src/shop.config.ts', 'tailwind.config.ts'],
  ],
  [
    'src/components/shop/',
    [
      'src/components/',
      'src/lib/',
      'src/rules/',
      'src/api/',
      'src/text/',
      'src/paths.ts',
      'src/shop.config.ts',
    ],
  ],
  [
    'src/sections/',
    [
      'src/sections/',
      'src/components/',
      'src/atoms/',
      'src/queries/',
      'src/api/',
      'src/lib/',
      'src/rules/',
      'src/forms/',
      'src/text/',
      'src/paths.ts',
      'src/notify.ts',
      'src/routes.tsx',
      'src/shop.config.ts',
    ],
  ],
  // A page may import from the folder of its own name, but never another page.
  [
    'src/pages/',
    [
      'src/pages/',
      'src/sections/',
      'src/components/',
      'src/atoms/',
      'src/queries/',
      'src/api/',
      'src/lib/',
      'src/rules/',
      'src/forms/',
      'src/text/',
      'src/paths.ts',
      'src/notify.ts',
      'src/routes.tsx',
      'src/shop.config.ts',
    ],
  ],
  [
    'server/',
    ['server/', 'src/api/', 'src/rules/', 'src/lib/', 'src/paths.ts', 'src/render.tsx', 'src/shop.config.ts'],
  ],
  ['server/demo/', ['server/demo/', 'server/store/records.ts', 'src/rules/']],
  ['mocks/', ['mocks/', 'server/', 'src/api/', 'src/rules/', 'src/lib/']],
]

const shown = (name: string) => `\`${name.replace(/^src\//, '')}\``

/** Returns the table in Markdown, as the README must contain it. */
export function importTableInWords(): string {
  const rows = importTable.map(
    ([where, may]) => [shown(where), may.map(shown).join(', ') || 'nothing'] as const,
  )
  return ['| From | May use |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}
