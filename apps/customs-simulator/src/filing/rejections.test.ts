import { decodeResponse } from '@edfe/abi'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { describe, expect, test } from 'vitest'
import { edited } from '../../test/image-edits.ts'
import { HEADER_FEE_REJECTIONS, PROCESSING_FEE_REJECTIONS } from '../../test/rejections/fees.cases.ts'
import { FIELD_CONDITIONS, LOOP_CONDITIONS } from '../../test/rejections/fields.cases.ts'
import { HEADER_REJECTIONS } from '../../test/rejections/header.cases.ts'
import { LINE_REJECTIONS } from '../../test/rejections/lines.cases.ts'
import { PAYMENT_REJECTIONS } from '../../test/rejections/payment.cases.ts'
import { TOTAL_REJECTIONS } from '../../test/rejections/totals.cases.ts'
import { answer, type Change, codes, context, imagesOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

describe('data that customs refuses', () => {
  test.each([
    ...HEADER_REJECTIONS,
    ...PAYMENT_REJECTIONS,
    ...LINE_REJECTIONS,
    ...TOTAL_REJECTIONS,
    ...PROCESSING_FEE_REJECTIONS,
    ...HEADER_FEE_REJECTIONS,
  ])('%s', (_, change, expected) => {
    const response = answer(imagesOf(change))
    expect(response.conditions.map(({ code }) => code)).toEqual(expected)
    expect(response).toMatchObject({
      disposition: 'rejected',
      severity: 'F',
      narrative: 'TRANSACTION DATA REJECTED',
    })
    expect(response.version).toBeUndefined()
  })

  test('a statement of non-reimbursement is Y or blank', () => {
    const images = imagesOf().map((image) =>
      image.startsWith('40') ? `${image.slice(0, 59)}N${image.slice(60)}` : image,
    )
    expect(codes(images)).toEqual(['475', '463'])
  })

  test('an informal entry above 2,500 dollars is taken for goods of personal use, and not for samples', () => {
    const informal =
      (usage: string): Change =>
      (facts) => {
        Object.assign(facts, { entryType: '11', usage, bonds: [], bondWaiver: {} })
        facts.headerFees = [{ classCode: '311', amount: '2.69' }]
        facts.lines[0]!.fees = []
        facts.feeTotals = [{ classCode: '311', amount: '2.69' }]
        facts.totals.fees = '2.69'
      }
    expect(codes(imagesOf(informal('P')))).toEqual([])
    expect(codes(imagesOf(informal('X')))).toEqual(['646'])
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
        Object.assign(facts.lines[0]!, { charges: '100' })
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

  test("under CBP's rules only the check digit of Appendix E is right; under the specification's rules either is, and the filer's factor counts", () => {
    const numbered = (entryNumber: string) => imagesOf((facts) => Object.assign(facts, { entryNumber }))
    const underCbp = (images: string[]) =>
      decodeResponse(
        processTransmission(images, { ...context, profile: CBP_PROFILE }, NOTHING_ON_FILE).images,
      )
    expect(underCbp(numbered('03245278')).disposition).toBe('accepted')
    expect(underCbp(numbered('03245276')).disposition).toBe('rejected')
    expect(codes(numbered('03245278'))).toEqual([])
    expect(codes(numbered('03245276'))).toEqual([])
    const ofFactor = (checkDigitFactor: number) =>
      decodeResponse(
        processTransmission(
          numbered('03245271'),
          { ...context, profile: CBP_PROFILE, checkDigitFactor },
          NOTHING_ON_FILE,
        ).images,
      ).disposition
    expect([2, 3, 4].map(ofFactor)).toEqual(['rejected', 'accepted', 'accepted'])
  })
})

describe('blank and malformed fields', () => {
  test.each(FIELD_CONDITIONS)('%s', (_, edits, code) => {
    const response = answer(edited(imagesOf(), edits))
    expect(response.conditions.map((condition) => condition.code)).toContain(code)
    expect(response.disposition).toBe('rejected')
  })

  test.each(LOOP_CONDITIONS)('%s', (_, edits, code) => {
    const response = answer(edited(imagesOf(), edits))
    expect(response.conditions.map((condition) => condition.code)).toContain(code)
    expect(response.disposition).toBe('batch_rejected')
  })
})
