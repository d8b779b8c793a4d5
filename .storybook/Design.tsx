/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { Paper } from './review-addon/panel/Paper.tsx'

/** The drawings of the design in stories/design, by the page of the sidebar that they belong to. */
const drawings: Record<string, readonly string[]> = {
  Home: [
    '01-home-desktop-1-top',
    '01-home-desktop-2-categories-rows',
    '01-home-desktop-3-rows',
    '01-home-desktop-4-new-arrivals-to-footer',
    '02-home-tablet-800',
    '02-home-mobile-1',
    '02-home-mobile-2',
  ],
  'Home rotation': ['01-home-desktop-1-top', '02-home-mobile-1'],
  'Product list': ['03-list-desktop', '03-list-empty-desktop', '03-list-mobile-and-filter-drawer'],
  'Product detail': ['04-product-desktop-with-reviews', '04-product-mobile'],
  Cart: ['05-cart-colombo-warning-desktop', '06-cart-and-checkout-mobile'],
  Checkout: ['06-checkout-installments-desktop', '06-cart-and-checkout-mobile'],
  'Order confirmation': ['07-order-confirmation-desktop', '08-profile-and-confirmation-mobile'],
  Profile: ['08-profile-orders-gold-desktop', '08-profile-and-confirmation-mobile'],
  Orders: ['08-profile-orders-gold-desktop', '08-profile-and-confirmation-mobile'],
  Register: ['09-register-mismatch-desktop', '09-register-match-feedback-complaint-mobile'],
  Feedback: ['10-feedback-gauges-desktop', '09-register-match-feedback-complaint-mobile'],
  Complaint: ['11-complaint-modal-desktop', '09-register-match-feedback-complaint-mobile'],
  Navigation: ['12-nav-policy-open', '12-nav-search-open', '14-menu-toast-consent-loading-mobile'],
  Search: ['12-nav-search-open'],
  'Loading screen': ['13-loading-screen', '13-home-loading-bar', '14-menu-toast-consent-loading-mobile'],
  Consent: ['14-toast-consent-desktop', '14-menu-toast-consent-loading-mobile'],
  Toasts: ['14-toast-consent-desktop', '14-menu-toast-consent-loading-mobile'],
}

/** The drawings of a story, by its title. */
export function drawingsOf(title = ''): readonly string[] {
  const [folder, page = ''] = title.split('/')
  if (folder === 'Components') return ['00-components']
  return folder === 'Screens' ? (drawings[page] ?? []) : []
}

/** What the design had in mind, beside what was built. */
export function Design({ active }: { active: boolean }) {
  const title = useStorybookApi().getCurrentStoryData()?.title
  if (!active) return null
  return (
    <Paper>
      <p className="quiet">
        Drawings made before the shop was built. Where they and the shop differ, the specification and the
        decisions say why.
      </p>
      {drawingsOf(title).map((name) => (
        <p key={name} style={{ marginTop: 16 }}>
          <a href={`./design/${name}.webp`} target="_blank" rel="noreferrer">
            <img
              src={`./design/${name}.webp`}
              alt={name.replaceAll('-', ' ').replace(/^\d+ /, '')}
              style={{ width: '100%', border: '1px solid currentColor' }}
            />
          </a>
        </p>
      ))}
    </Paper>
  )
}
