import { expect, heading, open, test } from './shop.ts'

test('STA-07 the policies on paper: the text alone, in black on the sheet', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/policy')
  await expect(heading(page, 'Policy')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'On this page' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
  ])
    await expect(gone).toBeHidden()
  await expect(heading(page, 'Policy')).toBeVisible()
  await expect(page.getByText('Bank transfers: 3-5 business days')).toBeVisible()
})
