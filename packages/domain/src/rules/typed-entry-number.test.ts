import { describe, expect, test } from 'vitest'
import { ruleContext } from '../../test/filing/rule-context.ts'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { readEntryNumber } from './typed-entry-number.ts'

const LENGTH = { fault: { id: 'rule.HEADER_ENTRY_NUMBER_LENGTH' } }
const DIGITS = { fault: { id: 'rule.HEADER_ENTRY_NUMBER_DIGITS' } }
const checkDigit = (digit: string) => ({
  fault: { id: 'rule.HEADER_ENTRY_NUMBER_CHECK_DIGIT', params: { digit } },
})

const read = (typed: string, profile = CBP_PROFILE) =>
  readEntryNumber(typed, 'B76', { ...ruleContext(), profile })

describe('a number typed from a release', () => {
  test.each(['B76-0324527-8', 'b7603245278', ' B76 0324527 8 ', 'B76/0324527.8'])(
    '%s is the number of B76',
    (typed) => expect(read(typed)).toEqual({ number: 'B7603245278' }),
  )

  test.each(['', 'B76-0324527', 'B76-03245278-9', 'B7/-0324527-8'])('%j has not eleven characters', (typed) =>
    expect(read(typed)).toEqual(LENGTH),
  )

  test('letters in the place of the seven digits are refused', () =>
    expect(read('B76-O324527-8')).toEqual(DIGITS))

  test('the number of another filer is refused before its check digit', () =>
    expect(read('EKH-1007198-0')).toMatchObject({
      fault: { id: 'refusal.entry-number.filer-code', params: { filerCode: 'B76' } },
    }))

  test('a wrong check digit comes with the right one, by the rule and offset of the filer', () => {
    expect(read('B76-0324527-6')).toEqual(checkDigit('8'))
    expect(read('B76-0324527-6', SPECIFICATION_PROFILE)).toEqual({ number: 'B7603245276' })
    const offset = { ...CBP_PROFILE, checkDigitOffset: 3 }
    expect(read('B76-0324527-1', offset)).toEqual({ number: 'B7603245271' })
    // CBP takes the digits of the factors before as well.
    expect(read('B76-0324527-8', offset)).toEqual({ number: 'B7603245278' })
    expect(read('B76-0324527-2', offset)).toEqual(checkDigit('1'))
  })
})
