import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import {
  cleanFileName,
  deletionRefusal,
  downloadName,
  keptUntil,
  missingCodes,
  PART_BYTES,
  partCount,
  partSize,
  requiredUntil,
  suggestKind,
  withMissingCode,
  withoutMissingCode,
} from './index.ts'

const day = (text: string) => parseDay(text)!

describe('the parts of a document', () => {
  test('add up to its size, and none but the last is short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 * PART_BYTES }), (size) => {
        const sizes = Array.from({ length: partCount(size) }, (_, index) => partSize(size, index))
        expect(sizes.reduce((sum, part) => sum + part, 0)).toBe(size)
        expect(sizes.slice(0, -1).every((part) => part === PART_BYTES)).toBe(true)
        expect(partSize(size, partCount(size))).toBe(0)
      }),
    )
  })
})

describe('the name of a document', () => {
  test('has no folder, no hidden character and no turned direction', () => {
    expect(cleanFileName('C:\\papers\\invoice.pdf')).toBe('invoice.pdf')
    expect(cleanFileName('../../etc/passwd')).toBe('passwd')
    expect(cleanFileName('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
    expect(cleanFileName('a"b\r\n.pdf')).toBe('a_b.pdf')
    expect(cleanFileName(' . ')).toBe('document')
  })

  test('keeps its ending when it is shortened', () => {
    const name = cleanFileName(`${'x'.repeat(400)}.pdf`)
    expect(name).toHaveLength(200)
    expect(name.endsWith('.pdf')).toBe(true)
  })

  test('gets the ending of its content when it is downloaded', () => {
    expect(downloadName('invoice.pdf', 'png')).toBe('invoice.pdf.png')
    expect(downloadName('SCAN.JPEG', 'jpeg')).toBe('SCAN.JPEG')
  })

  test.each([
    ['CI_2026-114.pdf', 'commercial_invoice'],
    ['Packing List invoice 12.xlsx', 'packing_list'],
    ['HBL MEDU1234567.pdf', 'bill_of_lading'],
    ['arrival-notice.eml', 'arrival_notice'],
    ['certificate of origin.pdf', 'certificate'],
    ['CBP Form 28.pdf', 'cbp_28'],
    ['IMG_2041.HEIC', 'other'],
  ])('%s suggests the kind %s', (name, kind) => {
    expect(suggestKind(name)).toBe(kind)
  })
})

describe('a document is kept', () => {
  const filed = { isFiled: true, entryDate: day('2026-03-05'), retentionYears: 7, isOnHold: false }

  test('as long as its organization says after the entry date, and never less than five years', () => {
    expect(keptUntil(filed)).toBe('2033-03-05')
    expect(keptUntil({ ...filed, retentionYears: 1 })).toBe('2031-03-05')
    expect(requiredUntil(day('2026-03-05')), 'what the law asks for').toBe('2031-03-05')
    expect(deletionRefusal(filed, day('2033-03-04'))).toBe('retention')
    expect(deletionRefusal(filed, day('2033-03-05'))).toBeUndefined()
  })

  test('for ever while the entry is on legal hold or has no date', () => {
    expect(deletionRefusal({ ...filed, isOnHold: true }, day('2099-01-01'))).toBe('legal_hold')
    expect(deletionRefusal({ ...filed, isFiled: false, isOnHold: true }, day('2026-03-05'))).toBe(
      'legal_hold',
    )
    expect(deletionRefusal({ ...filed, entryDate: undefined }, day('2099-01-01'))).toBe('retention')
  })

  test('only by choice while nothing is filed', () => {
    expect(deletionRefusal({ ...filed, isFiled: false }, day('2026-03-05'))).toBeUndefined()
  })
})

describe('a missing-document code of step 2', () => {
  const draft = { shipment_origin: { missing_documents: ['16', '', '98'] } }

  test('goes when its document has arrived, and the other stays', () => {
    expect(missingCodes(draft)).toEqual(['16', '98'])
    expect(withoutMissingCode(draft, '16')).toEqual({ shipment_origin: { missing_documents: ['98'] } })
    expect(missingCodes({})).toEqual([])
  })

  test('comes back once, while block 18 has room', () => {
    expect(withMissingCode({ shipment_origin: { missing_documents: ['98'] } }, '16')).toEqual({
      shipment_origin: { missing_documents: ['98', '16'] },
    })
    expect(withMissingCode(draft, '16')).toEqual({ shipment_origin: { missing_documents: ['16', '98'] } })
    expect(withMissingCode(draft, '01')).toEqual({ shipment_origin: { missing_documents: ['16', '98'] } })
  })
})
