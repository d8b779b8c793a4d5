import { expect, type Page } from '@playwright/test'
import { limits } from '../../src/rules/limits.ts'
import { shop as config } from '../../src/shop/config.ts'
import { heading } from './shop.ts'

// The checkout page and its fields. Where a test calls `fillStreet` or `pay`, the page needs `page.clock.install()`.

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Pay\b|Place order|Processing|Working out|Cannot be)/ })

export const street = (page: Page) => page.getByRole('combobox', { name: 'Street address' })

export async function fillContact(page: Page) {
  await page.getByLabel('First name').fill('Nadeesha')
  await page.getByLabel('Last name').fill('Perera')
  await page.getByLabel('Email').fill('nadeesha@mail.example')
  await page.getByLabel('Phone').fill('077 123 4567')
}

/** Presses pay and skips the simulated payment wait. */
export async function pay(page: Page) {
  await payButton(page).click()
  await expect(payButton(page)).toHaveText('Processing...')
  await page.clock.fastForward(limits.paymentWait)
}

/** Expects the fields to hold what `fillContact` filled in. */
export async function expectContact(page: Page) {
  await expect(page.getByLabel('First name')).toHaveValue('Nadeesha')
  await expect(page.getByLabel('Last name')).toHaveValue('Perera')
  await expect(page.getByLabel('Email')).toHaveValue('nadeesha@mail.example')
  await expect(page.getByLabel('Phone')).toHaveValue('0771234567')
}

/** Fills in the address and skips the delay of the delivery call. */
export async function fillStreet(page: Page, address: string) {
  await street(page).fill(address)
  await page.clock.fastForward(limits.deliveryDelay)
}

export const agree = (page: Page) =>
  page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()

/** Fills in the whole page, chooses the tab of the way to pay, and agrees to the terms. */
export async function fill(page: Page, address: string, payment = 'Card') {
  await fillContact(page)
  await fillStreet(page, address)
  await page.getByRole('tab', { name: payment }).click()
  await agree(page)
}

/** Returns the order number on the confirmation page, without its prefix. */
export async function orderId(page: Page): Promise<number> {
  await expect(heading(page, 'Order placed')).toBeVisible()
  const label = await page.getByText(new RegExp(`^${config.orderPrefix}\\d+$`)).textContent()
  return Number(label?.replace(config.orderPrefix, ''))
}

/** Places an order that needs no payment first, and returns its number. */
export async function placeOrder(page: Page): Promise<number> {
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  return orderId(page)
}
