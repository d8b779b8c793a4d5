import { addons } from 'storybook/preview-api'
import { codeEvents, type Ran, storybook } from '../events.ts'

/** What instrument.ts writes into each file of the source: its functions with their lines, and which of them have run. */
type Functions = Record<string, [functions: [name: string, line: number][], ran: (1 | undefined)[]]>

/** Says which functions have run since the story on the page began, whenever the frame asks for it. */
export function beginCode() {
  const channel = addons.getChannel()
  const all = () => Object.entries((globalThis as { __functions?: Functions }).__functions ?? {})
  let story = ''
  const forget = () => {
    for (const [, [, ran]] of all()) ran.length = 0
  }
  channel.on(storybook.prepared, ({ id }: { id: string }) => {
    story = id
    forget()
  })
  channel.on(storybook.remount, forget)
  channel.on(codeEvents.wanted, () => {
    const files = all()
      .filter(([, [, ran]]) => ran.length > 0)
      .map(([file, [functions, ran]]) => ({
        file,
        functions: functions.map(([name, line], index) => ({ name, line, ran: ran[index] === 1 })),
      }))
    channel.emit(codeEvents.ran, { story, files } satisfies Ran)
  })
}
