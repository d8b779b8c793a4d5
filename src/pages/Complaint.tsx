import { PageHead } from '../components/shop/PageHead.tsx'
import { ComplaintPanel } from './complaint/ComplaintPanel.tsx'
import { ContactWays } from './content/ContactWays.tsx'

/** §2 /complaint: a form with a confirmation modal, and the shop's contact details beside it. */
export default function Complaint() {
  return (
    <div className="wrap">
      <PageHead title="Complaint" meta="Have the invoice at hand. Every field is needed." />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-aside lg:items-start lg:gap-8">
        <ComplaintPanel />
        <section aria-labelledby="talk-to-us">
          <h2 id="talk-to-us" className="pb-3 type-h3">
            Rather talk to us
          </h2>
          <ContactWays />
        </section>
      </div>
    </div>
  )
}
