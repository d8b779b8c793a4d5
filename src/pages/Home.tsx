import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { dismissedIdsAtom } from '../atoms/dismissedAnnouncements.ts'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { focusPageHeading } from '../lib/focus.ts'
import { useDeviceValue, useHydrated } from '../lib/hydration/useHydrated.ts'
import { serverNow } from '../lib/serverClock.ts'
import { safeSessionStorage } from '../lib/storage.ts'
import { announcementsQuery, bannersQuery } from '../queries/content.ts'
import { currentAnnouncements, withoutDismissed } from '../rules/content.ts'
import type { Id } from '../rules/id.ts'
import { limits } from '../rules/limits.ts'
import { homeVisitKey } from '../rules/storageKeys.ts'
import { BelowFold, layOutRest } from '../sections/BelowFold.tsx'
import { AnnouncementBar } from './home/AnnouncementBar.tsx'
import { BannerSlider } from './home/BannerSlider.tsx'
import { HeaderImage } from './home/HeaderImage.tsx'
import { HomeSections } from './home/HomeSections.tsx'
import { LoadingBar } from './home/LoadingBar.tsx'

const none: Id[] = []

// One element, so that the page can render again without making React hydrate the sections at once.
const sections = (
  <BelowFold fallback={<div className="min-h-dvh" />}>
    <HomeSections />
  </BelowFold>
)

export default function Home() {
  const { loading, onFull, topReady } = useOpening()
  const covered = loading || !topReady
  useEffect(() => (covered ? undefined : layOutRest()), [covered])
  return (
    <>
      {loading && <LoadingBar onFull={onFull} />}
      <HeaderImage covered={loading} />
      <div inert={covered} className={topReady ? undefined : 'invisible'}>
        <Announcements covered={covered} />
        <Banners covered={covered} />
        {topReady && sections}
      </div>
    </>
  )
}

type CoveredProps = { covered: boolean }

/** The announcements: active, within their dates, not dismissed (§4, decision 17). None if the request failed. */
function Announcements({ covered }: CoveredProps) {
  const { data = [] } = useQuery(announcementsQuery)
  const dismissed = useDeviceValue(dismissedIdsAtom, none)
  const dismiss = useSetAtom(dismissedIdsAtom)
  const announcements = withoutDismissed(currentAnnouncements(data, serverNow()), dismissed)
  if (announcements.length === 0) return null
  const close = () => {
    dismiss(announcements.map(({ id }) => id))
    // The close button had the focus and unmounts with the bar.
    focusPageHeading()
  }
  const shown = announcements.slice(0, limits.rotating)
  return <AnnouncementBar announcements={shown} covered={covered} onClose={close} />
}

function Banners({ covered }: CoveredProps) {
  const { data, isLoadingError } = useQuery(bannersQuery)
  const banners = data?.filter(
    ({ title, content, images }) => title.trim() || content.trim() || images.length > 0,
  )
  if (isLoadingError || banners?.length === 0) return null
  return (
    <div className="wrap pt-5">
      {banners ? <BannerSlider banners={banners} covered={covered} /> : <Skeleton className="h-72" />}
    </div>
  )
}

/** Milliseconds until the loading bar is full (§9). */
const loadingBarMs = limits.loadingBarEvery * (100 / limits.loadingBarStep)

const isFirstVisit = () => safeSessionStorage.read(homeVisitKey) === null

/** How the home page opens (decision 18): the loading bar covers it on the first visit of a session. */
function useOpening() {
  const announcements = useQuery(announcementsQuery)
  const banners = useQuery(bannersQuery)
  const hydrated = useHydrated()
  const [first, setFirst] = useState(hydrated ? isFirstVisit() : undefined)
  // Whether this is the first visit is stored on the device and unknown before hydration; until then the page is shown.
  if (hydrated && first === undefined) setFirst(isFirstVisit())
  const [over, setOver] = useState(false)
  const onFull = useCallback(() => setOver(true), [])

  useEffect(() => {
    if (first === undefined) return
    safeSessionStorage.write(homeVisitKey, 'true')
    if (first) return
    const timer = setTimeout(onFull, loadingBarMs)
    return () => clearTimeout(timer)
  }, [first, onFull])

  return {
    /** The loading bar covers the page; it calls `onFull` when it is full. */
    loading: first === true && !over,
    onFull,
    /** The content at the top is known, so nothing will be pushed down; until then it is invisible. */
    topReady: (!announcements.isPending && !banners.isPending) || over,
  }
}
