import { afterEach, expect, test, vi } from 'vitest'
import { askDuty } from './ask-duties.ts'

afterEach(() => vi.unstubAllGlobals())

const line = (value: number) => ({
  hts: '9405418440',
  origin: 'TW',
  entry_date: '2026-03-05',
  value: String(value),
  quantities: [],
  answers: {},
})

interface Sent {
  value?: string
  lines?: { value: string }[]
}

/** A server that owes each line its value, and knows no number for a value of 7; the sizes of its requests. */
function serverOfDuties(): (number | undefined)[] {
  const sizes: (number | undefined)[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { value, lines }: Sent = JSON.parse(body)
    sizes.push(lines?.length)
    const duties = lines?.map((one) =>
      one.value === '7'
        ? { answer: null, refusal: 'HTS 2026 has no such number.' }
        : { answer: { duty: one.value }, refusal: null },
    )
    return Response.json(duties ? { duties } : { duty: value })
  })
  return sizes
}

test('a line alone is asked for alone', async () => {
  const sizes = serverOfDuties()
  expect(await askDuty(line(1000))).toEqual({ duty: '1000' })
  expect(sizes).toEqual([undefined])
})

test('120 lines of an import are three requests, and each has its own duty or refusal', async () => {
  const sizes = serverOfDuties()
  const answers = await Promise.allSettled(Array.from({ length: 120 }, (_, index) => askDuty(line(index))))
  expect(sizes).toEqual([50, 50, 20])
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.duty : answer.reason.message)),
  ).toEqual(
    Array.from({ length: 120 }, (_, index) => (index === 7 ? 'HTS 2026 has no such number.' : String(index))),
  )
})
