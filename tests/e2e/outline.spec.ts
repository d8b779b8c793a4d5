import * as checkout from './checkout.ts'
import { expect, open, test } from './shop.ts'

// What a screen reader meets on the way from a search to the receipt: landmarks, headings, names and states in order.
test('BEY-21 the outline of each page from search to confirmation', { tag: '@desktop' }, async ({ page }) => {
  const main = page.getByRole('main')
  await page.clock.install()
  await open(page, '/')
  await page.getByRole('combobox', { name: 'Search for a product' }).fill('lever on rose')
  await page.keyboard.press('Enter')
  await expect(main).toMatchAriaSnapshot(`
    - navigation "Breadcrumb":
      - list:
        - listitem:
          - link "Home"
        - listitem: Search
    - heading "Search" [level=1]
    - status: /[0-9]+ parts found/
    - region "Filters":
      - group "Price":
        - checkbox /Under Rs\\.500/
      - group "Brand"
    - region "Product list":
      - combobox "Sort by"
      - list:
        - listitem:
          - heading /lever on rose/ [level=2]
          - link /^Details, /
          - button /^Add, /
          - link /^Buy, /
  `)
  await page.getByRole('link', { name: /^Details, Return-to-door lever on rose .*satin nickel/ }).click()
  await expect(main).toMatchAriaSnapshot(`
    - navigation "Breadcrumb"
    - list "Pictures":
      - listitem:
        - button /Picture 1 of [0-9]+/
    - heading /Return-to-door lever on rose/ [level=1]
    - paragraph:
      - img /out of 5/
      - link /[0-9] reviews?/
    - term: Part Number
    - definition:
      - button /^Copy part number/
    - term: Price
    - definition: Rs. 6,950.00 inc VAT
    - group "Quantity":
      - button "One less, Quantity" [disabled]
      - spinbutton "Quantity, per set": "1"
      - button "One more, Quantity"
    - button "Add to Cart"
    - link "Buy Now"
    - region "Other sizes and finishes":
      - heading "Other sizes and finishes" [level=2]
      - table "Other sizes and finishes"
    - tablist "About this part":
      - tab "Description" [selected]
      - tab /Reviews/
    - tabpanel "Description"
  `)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(main).toMatchAriaSnapshot(`
    - navigation "Breadcrumb"
    - heading "Cart" [level=1]
    - list:
      - listitem /Return-to-door lever on rose/:
        - heading /Return-to-door lever on rose/ [level=2]:
          - link
        - button /^Remove/
        - group /^Quantity/:
          - button /^One less/ [disabled]
          - spinbutton: "1"
          - button /^One more/
    - region "Order Summary":
      - heading "Order Summary" [level=2]
      - term: Subtotal
      - definition: Rs. 6,950.00
      - link "Proceed to Checkout"
  `)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await checkout.fill(page, '42 Lake Road, Kandy', 'Cash on Delivery')
  await expect(main).toMatchAriaSnapshot(`
    - heading "Checkout" [level=1]
    - region "Contact":
      - heading "Contact" [level=2]
      - textbox "First name": Nadeesha
      - textbox "Phone (optional)": "0771234567"
    - region "Delivery address":
      - heading "Delivery address" [level=2]
      - combobox "Street address": 42 Lake Road, Kandy
      - text: /Good news! Free delivery is available to your location/
    - region "Payment":
      - heading "Payment" [level=2]
      - tablist "Ways to pay":
        - tab "Card"
        - tab "Installments"
        - tab "Cash on Delivery" [selected]
      - tabpanel "Cash on Delivery"
    - region "Order Summary":
      - heading "Order Summary" [level=2]
      - term: Total inc VAT
      - definition: Rs. 6,950.00
      - checkbox "I agree to the terms and conditions" [checked]
      - button "Place order, Rs. 6,950.00"
  `)
  await checkout.placeOrder(page)
  await expect(main).toMatchAriaSnapshot(`
    - heading "Order placed" [level=1]
    - term: Order number
    - definition: /NLOD-[0-9]+/
    - term: Payment
    - definition: Cash on Delivery
    - paragraph: /Can be cancelled until/
    - region "Your order":
      - heading "Your order" [level=2]
    - region "What's Next":
      - heading "What's Next" [level=2]
  `)
})
