import { PlainPage } from './content/PlainPage.tsx'

export default function Feedback() {
  return (
    <PlainPage title="Feedback">
      <p>
        Tell us what went well and what should be better: at the counter, on the phone or by email. Name the
        part or the order, so that we know what it is about.
      </p>
    </PlainPage>
  )
}
