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
  return messages.find(({ images }) => images?.some((image) => image.startsWith('10')))?.images ?? []
}

/** Cents as they stand in columns, counted from 1 as the record layouts do. */
const cents = (record: string, from: number, to: number) => Number(record.slice(from - 1, to).trim())

const dollars = (amount: number) => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** The figures of an AE message in dollars, read from the columns that CBP's record layouts give. */
export function figuresOf(records: readonly string[]) {
  const record = (id: string) => records.find((image) => image.startsWith(id)) ?? ''
  const [fees, totals] = [record('89'), record('90')]
  const [duty, userFees] = [cents(totals, 3, 13), cents(totals, 15, 25)]
  return {
    fees: {
      [fees.slice(2, 5)]: dollars(cents(fees, 6, 16)),
      [fees.slice(16, 19)]: dollars(cents(fees, 20, 30)),
    },
    totalDuty: dollars(duty),
    totalFees: dollars(userFees),
    total: dollars(duty + userFees),
  }
}
