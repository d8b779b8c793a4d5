import { paths } from '../paths.ts'

export const mainLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Products', to: paths.products },
  { label: 'Categories', to: paths.categories },
  { label: 'About Us', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
  { label: 'Feedback', to: paths.feedback },
  { label: 'Complaint', to: paths.complaint },
] as const

export const policyLinks = [
  { label: 'Shipping Policy', to: paths.shipping },
  { label: 'Return Policy', to: paths.returns },
  { label: 'Terms & Conditions', to: paths.terms },
  { label: 'Disclaimer', to: paths.disclaimer },
] as const
