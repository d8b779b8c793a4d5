import { Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { PageHead } from '../../src/components/shop/PageHead.tsx'

const report = './changes/index.html'

/** The report of the last `npm run visual`: the stories that are new, changed or gone, before and after. */
export function Changes() {
  const [compared, setCompared] = useState<boolean>()
  const [height, setHeight] = useState(600)
  useEffect(() => {
    void fetch(report, { method: 'HEAD' }).then(({ ok }) => setCompared(ok))
  }, [])
  return (
    <Unstyled>
      <PageHead
        crumbs="none"
        title="Changed since"
        meta="Stories that are new, changed or gone, before and after"
      />
      {compared === false && (
        <p className="max-w-[72ch] text-pretty">
          No pictures have been compared yet. <code>npm run visual</code> compares those of the stories that
          show what has changed with the last commit, or with another one:{' '}
          <code>npm run visual -- --base main</code>.
        </p>
      )}
      {compared && (
        <iframe
          title="Changed stories"
          src={report}
          height={height}
          className="w-full border border-line"
          onLoad={({ currentTarget: { contentDocument } }) => {
            const page = contentDocument?.documentElement
            if (page) new ResizeObserver(() => setHeight(page.offsetHeight)).observe(page)
          }}
        />
      )}
    </Unstyled>
  )
}
