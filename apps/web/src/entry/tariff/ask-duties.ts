import type { AnswerOf, BodyOf } from '@edfe/contracts/operations'
import { MOST_COMPARED_LINES } from '@edfe/contracts/tariff/limits'
import { call } from '../../api/client.ts'
import { ApiProblem } from '../../api/problem.ts'

type Request = BodyOf<'calculateDuty'>
type Answer = AnswerOf<'calculateDuty'>

interface Asked {
  request: Request
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** Lines that ask within this time are asked together. */
const TOGETHER_MS = 20
let waiting: Asked[] = []

/**
 * The duty of a line. Lines that ask at the same time, such as those of an import, are one request for each 50 of them; a
 * line that has no duty is refused as it would be alone.
 */
export const askDuty = (request: Request): Promise<Answer> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(askWaiting, TOGETHER_MS)
    waiting.push({ request, resolve, reject })
  })

function askWaiting(): void {
  const all = waiting
  waiting = []
  for (let at = 0; at < all.length; at += MOST_COMPARED_LINES) {
    const part = all.slice(at, at + MOST_COMPARED_LINES)
    const [first] = part
    if (part.length === 1 && first)
      call('calculateDuty', { body: first.request }).then(first.resolve, first.reject)
    else void askTogether(part)
  }
}

async function askTogether(part: readonly Asked[]): Promise<void> {
  try {
    const lines = part.map(({ request }) => request)
    const { duties } = await call('calculateDuties', { body: { lines, whole: true } })
    part.forEach(({ resolve, reject }, index) => {
      const { answer, refusal } = duties[index] ?? {}
      if (answer) resolve(answer)
      else reject(new ApiProblem(422, 'no_duty', refusal ?? ''))
    })
  } catch (error) {
    for (const { reject } of part) reject(error)
  }
}
