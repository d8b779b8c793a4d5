import { PlainPage } from './content/PlainPage.tsx'

export default function Complaint() {
  return (
    <PlainPage title="Complaint">
      <p>
        Something is wrong with a part or an order? Write or call, or come to the counter. We need your name
        and phone number, the invoice number, what happened, and a picture of the receipt.
      </p>
    </PlainPage>
  )
}
