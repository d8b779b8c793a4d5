import { Command, InvalidArgumentError } from 'commander'
import { checkApi, isFit } from './checkApi/check.ts'
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
    'Makes every read-only call of section 7 to a back end and reports how each answer differs from the specification ' +
      'and whether the shop copes with it. Exits with 0 when the shop can run on this back end, otherwise with 1.',
  )
  .argument('<address>', 'address of the back end, such as https://api.example; /api is added', readAddress)
  .option('--cookie <header>', 'Cookie header of a signed-in user, to check profile and orders too')
  .option('--timeout <seconds>', 'seconds to wait for an answer', readSeconds, 10)
  .action(async (address: string, options: { cookie?: string; timeout: number }) => {
    const { cookie, timeout } = options
    const findings = await checkApi(address, { timeoutMs: timeout * 1000, ...(cookie && { cookie }) })
    const rows = findings.flatMap(({ request, verdict, handling, how }) =>
      (how.length > 0 ? how : ['']).map((text, i) =>
        i === 0 ? [request, verdict, handling, text] : ['', '', '', text],
      ),
    )
    const fit = isFit(findings)
    const count = (verdict: string) => findings.filter((each) => each.verdict === verdict).length
    process.stdout.write(`${table(['Call', 'Verdict', 'Shop copes', 'How it differs'], rows)}\n\n`)
    process.stdout.write(
      `${count('agrees')} agree, ${count('drifts')} drift, ${count('missing')} missing, ${count('fails')} fail. ` +
        `The shop ${fit ? 'can' : 'cannot'} run on this back end.\n`,
    )
    process.exitCode = fit ? 0 : 1
  })

await program.parseAsync()
