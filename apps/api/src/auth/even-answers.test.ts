import { expect, test } from 'vitest'
import { evenOut, type ReadyAnswer } from './even-answers.ts'

/** The milliseconds after which a call is answered. */
async function answeredAfter(answer: ReadyAnswer): Promise<number> {
  let waited = 0
  await evenOut(answer, async (milliseconds) => {
    waited += milliseconds
  })
  return answer.elapsed + waited
}

test.each([
  ['sign-in/email', true],
  ['request-password-reset', false],
  ['send-verification-email', false],
  ['sign-up/email', false],
])(
  '%s is answered as late for an address without an account as for one that takes longer',
  async (call, isRefused) => {
    for (const [without, known] of [
      [12.5, 15],
      [30, 31.7],
      [340, 371],
    ] as const) {
      const late = await answeredAfter({ call, isRefused, elapsed: known })
      expect(await answeredAfter({ call, isRefused, elapsed: without })).toBe(late)
      expect(late % 100).toBe(0)
    }
  },
)

test.each([
  ['sign-in/email', false],
  ['sign-out', false],
  ['two-factor/verify-totp', true],
])('%s, which hides no account, waits for nothing', async (call, isRefused) => {
  expect(await answeredAfter({ call, isRefused, elapsed: 31.7 })).toBe(31.7)
})
