import type { CaptchaChallenge } from '../../src/api/captcha.ts'
import { solvePuzzle } from '../../src/lib/proofOfWork.ts'

/** Solves a captcha's challenge, as the visitor's browser does. */
export async function solve({ maxnumber, ...puzzle }: CaptchaChallenge): Promise<string> {
  const number = await solvePuzzle({ maxnumber, ...puzzle })
  return btoa(JSON.stringify({ ...puzzle, number }))
}
