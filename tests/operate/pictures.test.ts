import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createServer } from '../../server/server.ts'

test('imported pictures are served, and no other file of their folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-pictures-'))
  mkdirSync(join(dataDir, 'pictures'))
  writeFileSync(join(dataDir, 'pictures/a1.png'), 'picture')
  writeFileSync(join(dataDir, 'secret.txt'), 'secret')
  const log = { info: () => {}, error: () => {} }
  const shop = await createServer({ port: 0, dist: '/nowhere', dataDir, log })
  const picture = await fetch(`${shop.url}/pictures/a1.png`)
  expect([await picture.text(), picture.headers.get('content-type')]).toEqual(['picture', 'image/png'])
  for (const path of ['none.png', '..%2fsecret.txt', '%2e%2e/secret.txt'])
    expect((await fetch(`${shop.url}/pictures/${path}`)).status).toBe(404)
  await shop.close()
  rmSync(dataDir, { recursive: true })
})
