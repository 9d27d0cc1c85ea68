import { expect, type Page } from '@playwright/test'

interface FilingAnswer {
  messages: { images?: string[] }[]
}

/** The id of the entry whose page is open. */
export const entryIdOf = (page: Page) => /\/entries\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

/** The records of the AE message as they were sent to customs, in order. */
export async function sentRecords(page: Page): Promise<string[]> {
  const answer = await page.request.get(`/api/entries/${entryIdOf(page)}/filing`)
  expect(answer.ok()).toBe(true)
  const { messages } = (await answer.json()) as FilingAnswer
  return messages.find(({ images }) => images?.some((image) => image.startsWith('B')))?.images ?? []
}

/** Cents as they stand in columns, counted from 1 as the record layouts do, in dollars: '473.03'. */
function dollars(record: string, from: number, to: number) {
  const digits = record
    .slice(from - 1, to)
    .trim()
    .padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The figures of an AE message, read from the columns that CBP's record layouts give. */
export function figuresOf(records: readonly string[]) {
  const record = (id: string) => records.find((image) => image.startsWith(id)) ?? ''
  const fees = [0, 1].map((n) => {
    const at = 3 + n * 14
    return [record('89').slice(at - 1, at + 2), dollars(record('89'), at + 3, at + 13)]
  })
  return {
    fees: Object.fromEntries(fees),
    totalDuty: dollars(record('90'), 3, 13),
    totalFees: dollars(record('90'), 15, 25),
  }
}
