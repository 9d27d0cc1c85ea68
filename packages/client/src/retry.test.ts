import { expect, test } from 'vitest'
import { secondsOf, sendingAgain } from './retry.ts'

const NOW = new Date('2026-03-05T14:00:00Z')

/** Sends one request to a server that gives these answers in turn: [status, Retry-After]. */
async function sent(...answers: [number, string?][]) {
  const waits: number[] = []
  const bodies: string[] = []
  const send = sendingAgain(
    async (request) => {
      bodies.push(await request.text())
      const [status, after] = answers[bodies.length - 1] ?? [200]
      return new Response('', { status, headers: after === undefined ? {} : { 'retry-after': after } })
    },
    async (ms) => void waits.push(ms / 1000),
    () => NOW,
  )
  const { status } = await send(new Request('https://example.com/', { method: 'POST', body: 'lines' }))
  return { status, waits, bodies }
}

test('too many requests, and a server that is away, are sent again when the server says', async () => {
  expect(await sent([429, '7'], [503, 'Thu, 05 Mar 2026 14:00:30 GMT'])).toEqual({
    status: 200,
    waits: [7, 30],
    bodies: ['lines', 'lines', 'lines'],
  })
})

test('without a time the waits grow, and the fifth answer is returned', async () => {
  const away = [503] as [number]
  expect(await sent(away, away, away, away, away, away)).toMatchObject({ status: 503, waits: [1, 2, 4, 8] })
})

test('a wait of more than two minutes is left to the caller', async () => {
  expect(await sent([429, '121'])).toMatchObject({ status: 429, waits: [] })
})

test.each([400, 401, 404, 409, 422, 500])('%i is an answer', async (status) => {
  expect(await sent([status])).toMatchObject({ status, waits: [] })
})

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-5', 0],
  ['Thu, 05 Mar 2026 13:00:00 GMT', 0],
])('Retry-After %j is %j seconds', (text, seconds) => {
  expect(secondsOf(text, NOW)).toBe(seconds)
})
