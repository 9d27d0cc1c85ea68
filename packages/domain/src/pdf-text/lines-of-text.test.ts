import { expect, test } from 'vitest'
import { readArrivalNotice } from '../arrival-notice/index.ts'
import { linesOfText, type TextItem } from './index.ts'

const at = (x: number, y: number, text: string): TextItem => ({ page: 1, x, y, width: text.length * 5, text })

test('the print of an arrival notice is lines whose columns the reader of notices finds', () => {
  const text = linesOfText([
    at(300, 700, 'Port of discharge: LONG BEACH, CA'),
    at(30, 701, 'Port of loading: KAOHSIUNG, TAIWAN'),
    at(30, 680, 'B/L No.'),
    at(300, 680, 'Arrival date'),
    at(30, 668, 'ONEY48217600355'),
    at(300, 668, '24-FEB-2026'),
  ])
  expect(text).toBe(
    [
      'Port of loading: KAOHSIUNG, TAIWAN   Port of discharge: LONG BEACH, CA',
      'B/L No.   Arrival date',
      'ONEY48217600355   24-FEB-2026',
    ].join('\n'),
  )
  expect(readArrivalNotice(text).map(({ field, found }) => [field, found])).toEqual([
    ['shipment_origin.bill_of_lading', 'ONEY48217600355'],
    ['shipment_origin.import_date', '24-FEB-2026'],
    ['shipment_origin.foreign_port_lading', 'KAOHSIUNG, TAIWAN'],
    ['shipment_origin.us_port_unlading', 'LONG BEACH, CA'],
  ])
})
