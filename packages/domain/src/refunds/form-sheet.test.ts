import { describe, expect, test } from 'vitest'
import { BROKER_LAYOUTS } from '../../test/fixtures/index.ts'
import { readBrokerForm } from '../broker-form/index.ts'
import { cellText } from '../lines-import/index.ts'
import type { TextItem } from '../pdf-text/index.ts'
import { columnsOfHeadings, formSheet, headingRow, isWhole, readReport } from './index.ts'

const at = (x: number, y: number, text: string): TextItem => ({
  page: 1,
  x,
  y,
  width: text.length * 4.2,
  text,
})

function formOf(items: readonly TextItem[]) {
  const form = readBrokerForm(items)
  if (!form.ok) throw new Error(form.reason)
  return form
}

const report = (form: ReturnType<typeof formOf>) => {
  const sheet = formSheet('7501.pdf', [form])
  return readReport(sheet, headingRow(sheet), columnsOfHeadings((sheet.rows[0] ?? []).map(cellText)))
}

describe.each(Object.entries(BROKER_LAYOUTS))("a broker's form with %s", (_, texts) => {
  test('is an entry of a report: number, date, and each tariff number with its duty', () => {
    const { entries, unread } = report(formOf(texts.map(([x, y, text]) => at(x, y, text))))
    expect(unread).toEqual([])
    expect(entries).toMatchObject([
      {
        number: 'B7612345678',
        type: '01',
        entry_date: '2024-02-24',
        lines: [
          { number: '1', origin: 'TW', value: '12129.00' },
          { number: '2', origin: 'TW', value: '2000.00' },
        ],
      },
    ])
    const duties = entries[0]?.lines.map(({ rows }) => rows.find(({ hts }) => !hts.startsWith('99')))
    expect(duties).toEqual([
      { hts: '9405418440', duty: '473.03' },
      { hts: '9403608040', duty: '60.00' },
    ])
  })
})

test('a form counts only where its rows add up to the duty that it says in total', () => {
  const [layout = []] = Object.values(BROKER_LAYOUTS)
  const withTotal = (total: string) =>
    formOf(
      layout.flatMap(([x, y, text]) =>
        text === '533.03' ? (total ? [at(x, y, total)] : []) : [at(x, y, text)],
      ),
    )
  expect(isWhole(withTotal('533.03'))).toBe(true)
  expect(isWhole(withTotal('633.03')), 'a duty was overlooked').toBe(false)
  expect(isWhole(withTotal('')), 'no total was found').toBe(false)
})
