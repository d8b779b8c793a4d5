import { Command, InvalidArgumentError } from 'commander'
import { checkApi, conclusion, isFit } from './checkBackEnd.ts'
import { table } from './table.ts'

const readAddress = (text: string): string => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be an http or https address.')
  return text.replace(/\/+$/, '')
}
const readSeconds = (text: string): number => {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('It must be a number of seconds above 0.')
  return Number(text)
}

/** `npm run check-api -- <address>`: checks whether a shop's own back end answers as the storefront needs. */
const program = new Command('npm run check-api --')
  .description(
    'Makes every read-only call of section 7 to a back end and reports whether the shop can show each answer. ' +
      'Exits with 0 when it can show all of them, otherwise with 1.',
  )
  .argument('<address>', 'address of the back end, such as https://api.example; /api is added', readAddress)
  .option('--cookie <header>', 'Cookie header of a signed-in user, to check profile and orders too')
  .option('--timeout <seconds>', 'seconds to wait for an answer', readSeconds, 10)
  .action(async (address: string, options: { cookie?: string; timeout: number }) => {
    const { cookie, timeout } = options
    const findings = await checkApi(address, { timeoutMs: timeout * 1000, ...(cookie && { cookie }) })
    const rows = findings.flatMap(({ request, verdict, why }) =>
      (why.length > 0 ? why : ['']).map((text, i) => (i === 0 ? [request, verdict, text] : ['', '', text])),
    )
    const count = (verdict: string) => findings.filter((each) => each.verdict === verdict).length
    process.stdout.write(`${table(['Call', 'Verdict', 'Why'], rows)}\n\n`)
    process.stdout.write(
      `${count('agrees')} agree, ${count('partly')} partly, ${count('missing')} missing, ${count('fails')} fail. ` +
        `${conclusion(findings)}\n` +
        'Calls that change something were not made: try a log-in, an order, a review and a complaint by hand.\n',
    )
    process.exitCode = isFit(findings) ? 0 : 1
  })

await program.parseAsync()
