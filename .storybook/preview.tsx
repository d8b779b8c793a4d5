import './preview.css'
// Storybook would ask for it once the story has come.
import 'react-dom/client'
import * as addonA11y from '@storybook/addon-a11y/preview'
// The index of the package would load the code of Docs pages with every story.
import * as addonDocs from '@storybook/addon-docs/preview'
import { definePreview, type StoryContext } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import { lazy, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { configure } from 'storybook/test'
import { clearDevice } from '../mocks/clearDevice.ts'
import { clock, nextTask, waitTimeout } from '../mocks/clock.ts'
import { beginLocks } from '../mocks/locks.ts'
import { forgetRequests, frame, watchRequests } from '../mocks/networkIdle.ts'
import { picture } from '../mocks/picture.ts'
import { folder, forPicture, inTest, interactive } from '../mocks/runMode.ts'
import { handlers, noteRequest, resetStoryApi, unmockedCalls } from '../mocks/storyApi.ts'
import { storyNow } from '../mocks/storyNow.ts'
import { storyRouter } from '../mocks/visit.ts'
import { LocationProbe } from '../stories/LocationProbe.tsx'
import { modes, viewports } from '../stories/viewports.ts'
import { atStart } from './atStart.ts'
import { axeLooks, axeOptions, forAxe } from './axe.ts'
import { brokenWord } from './brokenWord.ts'
import { type ArgTypesEnhancer, contentControls } from './docs/controls.ts'
import { findFiles, moved } from './findFiles.ts'
import { keepFocusWithin, tellPlayed } from './framed.ts'
import { forgetFocus, pageFault } from './pageFault.ts'
import * as review from './review-addon/preview.ts'
import { isUnseen, sizeOf } from './review-addon/tags.ts'
import { beStill, settle, uncrop } from './settle.ts'
import { theme } from './theme.ts'
import { forgetSent, noteSent, traceOf } from './trace.ts'
import { beginTranslation, endTranslation, untrueTexts } from './translator.ts'
import { visibleTexts } from './visibleTexts.ts'

configure({
  // Generous, because a busy machine is slow. An event that never comes still fails the story.
  asyncUtilTimeout: waitTimeout,
  // Without the page as text, which would be written anew each time an awaited element is not there yet.
  getElementError: (message) => new Error(message ?? ''),
  // The elements that a translator puts in the place of texts: see mocks/translator.ts.
  defaultIgnore: 'script, style, font',
})

const mocks = setupWorker(...handlers)
findFiles()
watchRequests({
  moved,
  // Tests and pictures, which load their page once, have a service worker: its time to respond is like that of a server.
  handlers: () => (interactive ? mocks.listHandlers() : []),
  onRequest: (sent) => {
    noteRequest(sent)
    if (forPicture) noteSent(sent)
  },
  onResponse: async ({ method, pathname, search, body }, response) => {
    if (!interactive) return
    const answer = await response.text()
    // biome-ignore lint/suspicious/noConsole: the browser's list of requests has none that the page answers
    console.info(method, pathname + search, body, response.status, answer)
  },
})

const framed = window.frameElement?.closest('.sb-story, [data-live]')
if (framed) {
  keepFocusWithin()
  // The stories of a board share one storage: what the next one stores is no change of this one's cart.
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  tellPlayed(framed)
}

let consoleErrors: string[] = []
/**
 * Logged by React, once per browser page, when an effect moves the focus while it still renders a press of `userEvent`:
 * `userEvent` then enters `act` inside of `act`. Nothing has suspended.
 */
const nestedAct = /^A component suspended inside an `act` scope/
// biome-ignore lint/suspicious/noConsole: what is logged as an error fails the story
const realConsoleError = console.error

/** Effects run a frame after the page renders: resolves when the page listens to what the play presses. */
const pageListens = atStart(async () => {
  await frame()
  await nextTask()
})

/** The surroundings of a single component: a router and the page's maximum width. */
function Stage({ children, bare }: { children: ReactNode; bare: boolean }) {
  return (
    <MemoryRouter>
      <LocationProbe />
      {bare ? children : <div className="max-w-page">{children}</div>}
    </MemoryRouter>
  )
}

declare global {
  interface Window {
    photographed?: Record<string, unknown>
  }
}

/** Notes how each story that Storybook prepares is photographed, for whoever takes the pictures. */
const notePhotographed: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  window.photographed = { ...window.photographed, [id]: parameters.chromatic }
  return argTypes
}

/** Loaded by Docs pages only: a story would wait for a quarter more code. */
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }))

export default definePreview({
  addons: [
    ...(interactive ? [review] : []),
    addonDocs,
    {
      ...addonA11y,
      afterEach: (context: StoryContext) =>
        axeLooks(context) ? addonA11y.afterEach(forAxe(context)) : undefined,
    },
    addonMsw(async () => {
      if (!interactive)
        await mocks.start({
          quiet: true,
          onUnhandledFrame: 'bypass',
          serviceWorker: { url: `${folder}mockServiceWorker.js` },
        })
      return mocks
    }),
  ],
  decorators: [
    (Story, { parameters, id }) =>
      parameters.visit ? (
        <Story />
      ) : (
        <Stage key={id} bare={parameters.layout === 'fullscreen'}>
          <Story />
        </Stage>
      ),
  ],
  beforeEach: atStart(async ({ parameters, globals, abortSignal }) => {
    MockDate.set(storyNow)
    clock.begin(interactive)
    abortSignal.addEventListener('abort', clock.giveUp)
    forgetRequests()
    forgetSent()
    beginLocks()
    picture.element = undefined
    picture.page = undefined
    uncrop()
    forgetFocus()
    // The library would show the toasts of the previous story again.
    toast.dismiss()
    clearDevice(Object.keys(parameters.stored ?? {}))
    for (const [key, value] of Object.entries(parameters.stored ?? {}))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    if (parameters.draft) sessionStorage.setItem('checkout', JSON.stringify(parameters.draft))
    // biome-ignore lint/suspicious/noDocumentCookie: the story's own starting cookies
    for (const cookie of parameters.cookies ?? []) document.cookie = `${cookie}; path=/`
    resetStoryApi(parameters.user || undefined)
    window.scrollTo(0, 0)
    consoleErrors = []
    console.error = (...logged: unknown[]) => {
      consoleErrors.push(logged.map(String).join(' '))
      realConsoleError(...logged)
    }
    // A promise whose rejection nobody handles: a call that should fail in silence, say.
    const noteRejection = ({ reason }: PromiseRejectionEvent) =>
      consoleErrors.push(`Unhandled rejection: ${reason}`)
    window.addEventListener('unhandledrejection', noteRejection)
    await document.fonts.ready
    if (globals.translated) beginTranslation()
    return () => {
      window.removeEventListener('unhandledrejection', noteRejection)
      endTranslation()
      console.error = realConsoleError
      MockDate.reset()
    }
  }),
  mount: (context) => async () => {
    await context.renderToCanvas()
    await pageListens(context)
    return context.canvas
  },
  afterEach: async ({ parameters, storyGlobals, tags, reporting, component, subcomponents }) => {
    if (interactive) clock.release()
    else await settle()
    if (forPicture) document.documentElement.dataset.trace = JSON.stringify(traceOf())
    // When a person views a story, keep its screen even if the play fails at this width.
    if (!inTest) return
    reporting.addReport({ type: 'visible texts', version: 1, result: visibleTexts(tags), status: 'passed' })
    const expected: RegExp[] = [nestedAct, ...(parameters.expectedErrors ?? [])]
    const errors = consoleErrors.filter((logged) => !expected.some((pattern) => pattern.test(logged)))
    const untrue = untrueTexts()
    if (untrue.length > 0) throw new Error(`Untrue in a translated page: ${untrue.join('\n')}`)
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      throw new Error(`The page is ${scrollWidth} px wide, its window ${clientWidth}`)
    const broken = brokenWord()
    if (broken) throw new Error(`A word is broken over two lines: ${broken}`)
    let fault = pageFault()
    // What React has just rendered may reach the head of the document a few frames later.
    for (let frames = 0; fault && frames < 30; frames++) {
      await frame()
      fault = pageFault()
    }
    if (fault) throw new Error(`The page ${fault}`)
    const { viewport } = storyGlobals
    if (viewport?.value !== sizeOf(tags)) throw new Error(`The tags do not name the size ${viewport?.value}`)
    if (isUnseen(tags) && !parameters.chromatic.disableSnapshot)
      throw new Error('Behaviour is not photographed')
    // Chromatic takes new pictures of the stories whose file imports what has changed.
    const page = parameters.chromatic.disableSnapshot ? undefined : await picture.page?.()
    if (page && ![component, ...Object.values(subcomponents ?? {})].includes(page as typeof component))
      throw new Error(
        `The page at ${storyRouter.location?.pathname} is neither component nor among subcomponents`,
      )
    if (errors.length > 0) throw new Error(`The story logged: ${errors.join('\n')}`)
    // axe takes what the sticky header happens to cover for a target that is too small.
    window.scrollTo(0, 0)
    if (unmockedCalls().length > 0) throw new Error(`Not in the contract: ${unmockedCalls().join(', ')}`)
  },
  runStep: async (label, play, context) => {
    await play(context)
    // Whoever takes pictures takes one of each step of a flow.
    if (forPicture && 'onStep' in window && context.title.startsWith('Flows/')) {
      await beStill()
      await (window.onStep as (label: string) => Promise<void>)(label)
    }
  },
  argTypesEnhancers: forPicture ? [notePhotographed] : [contentControls],
  // The tests already run axe on every story. Whoever looks has it run by a press: it takes a second of each story.
  initialGlobals: { a11y: { manual: !inTest } },
  parameters: {
    layout: 'padded',
    // The visitor has already answered the consent banner with Reject.
    cookies: ['cookie_consent=false'],
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    // In the code of a story: functions have short names in a build.
    jsx: { functionValue: () => '() => {}' },
    docs: { page: DocsPage, theme, toc: { headingSelector: 'h2', title: 'On this page' } },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'How to review', 'State index', 'Changed since'],
          'Foundations',
          'Components',
          'Screens',
          'Flows',
          'Playground',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
  },
  tags: ['autodocs'],
})
