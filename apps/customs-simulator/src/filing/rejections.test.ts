import { decodeResponse } from '@edfe/abi'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { describe, expect, test } from 'vitest'
import { HEADER_REJECTIONS } from './header-rejections.ts'
import { LINE_REJECTIONS } from './line-rejections.ts'
import { PAYMENT_REJECTIONS } from './payment-rejections.ts'
import { processTransmission } from './process-transmission.ts'
import { answer, type Change, codes, context, imagesOf } from './test-support.ts'
import { TOTAL_REJECTIONS } from './total-rejections.ts'

describe('data that customs refuses', () => {
  test.each([...HEADER_REJECTIONS, ...PAYMENT_REJECTIONS, ...LINE_REJECTIONS, ...TOTAL_REJECTIONS])(
    '%s',
    (_, change, expected) => {
      const response = answer(imagesOf(change))
      expect(response.conditions.map(({ code }) => code)).toEqual(expected)
      expect(response).toMatchObject({
        disposition: 'rejected',
        severity: 'F',
        narrative: 'TRANSACTION DATA REJECTED',
      })
      expect(response.version).toBeUndefined()
    },
  )

  test('a statement of non-reimbursement is Y or blank', () => {
    const images = imagesOf().map((image) =>
      image.startsWith('40') ? `${image.slice(0, 59)}N${image.slice(60)}` : image,
    )
    expect(codes(images)).toEqual(['475', '463'])
  })

  test('every condition is framed by the summary, line conditions by their line', () => {
    const { conditions } = answer(
      imagesOf((facts) => Object.assign(facts.lines[0]!, { relatedParty: undefined })),
    )
    expect(conditions[0]?.references).toEqual([
      { type: 'SUMMRY', occurrence: 1, text: 'B76 03245276 AF-2206' },
      { type: 'LINITM', occurrence: 1, text: '001' },
    ])
  })

  test('the processing fee is raised to the minimum of the year of entry', () => {
    const small =
      (total: string): Change =>
      (facts) => {
        Object.assign(facts.lines[0]!.tariffs[0]!, { value: '1000' })
        facts.lines[0]!.fees = [
          { classCode: '499', amount: '3.46' },
          { classCode: '501', amount: '1.25' },
        ]
        facts.feeTotals = [
          { classCode: '499', amount: total },
          { classCode: '501', amount: '1.25' },
        ]
        facts.totals.fees = total === '33.58' ? '34.83' : '4.71'
      }
    expect(codes(imagesOf(small('33.58')))).toEqual([])
    expect(codes(imagesOf(small('3.46')))).toEqual(['639'])
  })

  test("under CBP's rules only the check digit of Appendix E is right; under the specification's rules either is", () => {
    const numbered = (entryNumber: string) => imagesOf((facts) => Object.assign(facts, { entryNumber }))
    const underCbp = (images: string[]) =>
      decodeResponse(
        processTransmission(images, { ...context, profile: CBP_PROFILE }, () => undefined).images,
      )
    expect(underCbp(numbered('03245278')).disposition).toBe('accepted')
    expect(underCbp(numbered('03245276')).disposition).toBe('rejected')
    expect(codes(numbered('03245278'))).toEqual([])
    expect(codes(numbered('03245276'))).toEqual([])
  })
})

describe('blank and malformed fields', () => {
  const edit = (id: string, column: number, text: string) =>
    imagesOf().map((image) =>
      image.startsWith(id)
        ? image.slice(0, column - 1) + text + image.slice(column - 1 + text.length)
        : image,
    )

  test.each([
    ['a blank signature', '10', 39, ' ', 'B39'],
    ['another signature than X', '10', 39, 'Y', 'B40'],
    ['a blank action', '10', 3, ' ', 'B01'],
    ['an unknown action', '10', 3, 'Q', 'B02'],
    ['an import date of 30 February', '11', 48, '023026', '128'],
    ['a blank importer', '11', 3, ' '.repeat(12), '100'],
    ['letters in the duty', '50', 14, 'ABCDEFGHIJ', '438'],
    ['a blank surety', '31', 6, '   ', '137'],
    ['a bond of type 0', '31', 3, '0', '112'],
    ['a blank fee amount', '6249', 6, ' '.repeat(8), '252'],
  ])('%s', (_, id, column, text, code) => {
    expect(codes(edit(id, column, text))).toContain(code)
    expect(answer(edit(id, column, text)).disposition).toBe('rejected')
  })
})
