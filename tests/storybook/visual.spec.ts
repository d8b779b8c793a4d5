import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { storyFiles } from '../visual/build.ts'

for (const [options, message] of [
  ['--base nonsense', '--base: There is no such revision.'],
  ['--onyl checkout', "error: unknown option '--onyl'"],
] as const)
  test(`npm run visual -- ${options} says what is wrong, which is no result of a comparison`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['tests/visual/main.ts', ...options.split(' ')], {
      encoding: 'utf8',
    })
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })

const storiesOf = (...changed: string[]) => storyFiles(changed, 'storybook-static/preview-stats.json')

test('a change of a page is shown by the stories of that page alone', () => {
  expect(storiesOf('src/pages/Loyalty.tsx')).toEqual(['stories/screens/Loyalty.stories.tsx'])
  const cart = storiesOf('src/pages/Cart.tsx')
  expect(cart).toContain('stories/screens/Cart.stories.tsx')
  expect(cart).not.toContain('stories/screens/Home.stories.tsx')
})

test('a change of the frame or of navigation is shown by every screen, one of the docs by none', () => {
  expect(storiesOf('src/sections/Footer.tsx')).toContain('stories/screens/Cart.stories.tsx')
  expect(storiesOf('.storybook/docs/Picture.tsx', 'README.md')).toEqual([])
  for (const path of [
    'src/routes/routes.ts',
    '.storybook/preview.tsx',
    'tailwind.config.ts',
    'package-lock.json',
  ])
    expect(storiesOf(path)).toBeUndefined()
})
