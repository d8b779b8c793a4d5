import type { CaptchaChallenge } from '../../src/api/feedback.ts'
import { solvePuzzle } from '../../src/lib/proofOfWork.ts'

/** Solves a captcha's challenge, as the visitor's browser does. */
export async function solve({ maxnumber, ...given }: CaptchaChallenge): Promise<string> {
  const number = await solvePuzzle({ maxnumber, ...given })
  return btoa(JSON.stringify({ ...given, number }))
}
