import { describe, expect, test } from 'vitest'
import { read, sheetOf } from '../../test/lines-import/papers.ts'
import { readFoundSheet } from './read-sheet.ts'

describe('part numbers that a spreadsheet has changed', () => {
  test('one that became a date is asked about', () => {
    const sheet = sheetOf(
      [
        ['Part No', 'Description', 'Qty'],
        ['2026-02-01', 'Oak table', 2],
      ],
      {
        dates: new Set(['A2']),
      },
    )
    expect(readFoundSheet(sheet).rows[0]?.cells.part).toMatchObject({
      state: 'asked',
      note: 'changed-part',
      text: '',
    })
  })

  test.each(['1-Feb', 'Feb-26', '01-Feb-2026', '1.2E+05', '4E+11'])('%j is asked about', (part) => {
    const [line] = read(['Part No', 'Description', 'Qty'], [part, 'Oak table', 2]).rows
    expect(line?.cells.part).toMatchObject({ state: 'asked', note: 'changed-part' })
  })

  test.each(['2-FEBO', 'MAR-10A', 'HM-2107', '2026-02-01'])('%j is taken', (part) => {
    const [line] = read(['Part No', 'Description', 'Qty'], [part, 'Oak table', 2]).rows
    expect(line?.cells.part).toMatchObject({ state: 'same', text: part })
  })
})

describe('amounts that say more than a number', () => {
  test.each(['1.2k', 'USD 1.2M', '24 kg', '24 pcs', '1200 USD/EUR', '~1200', '1,200.00 CR'])(
    '%j is no amount, and is marked',
    (raw) => {
      const [line] = read(['Description', 'Qty', 'Amount (USD)'], ['Oak table', 2, raw]).rows
      expect(line?.cells.entered_value).toMatchObject({ text: '', state: 'wrong' })
    },
  )
})
