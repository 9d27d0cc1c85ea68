import { describe, expect, test } from 'vitest'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { readEntryNumber } from './typed-entry-number.ts'

const b76 = { filerCode: 'B76', profile: CBP_PROFILE }

describe('a number typed from a release', () => {
  test.each(['B76-0324527-8', 'b7603245278', ' B76 0324527 8 '])('%s is the number of B76', (typed) =>
    expect(readEntryNumber(typed, b76)).toEqual({ number: 'B7603245278' }),
  )

  test.each(['', 'B76-0324527', 'B76-03245278-9', 'B76-O324527-8', 'B7/-0324527-8'])(
    '%j is no entry number',
    (typed) => expect(readEntryNumber(typed, b76)).toEqual({ fault: 'shape' }),
  )

  test('the number of another filer is refused', () =>
    expect(readEntryNumber('EKH-1007198-6', b76)).toEqual({ fault: 'filer-code' }))

  test('a wrong check digit comes with the right one, by the rule and offset of the filer', () => {
    expect(readEntryNumber('B76-0324527-6', b76)).toEqual({ fault: 'check-digit', expected: '8' })
    const specified = { filerCode: 'B76', profile: SPECIFICATION_PROFILE }
    expect(readEntryNumber('B76-0324527-6', specified)).toEqual({ number: 'B7603245276' })
    const offset = { filerCode: 'B76', profile: { checkDigit: 'appendix-e', checkDigitOffset: 3 } } as const
    expect(readEntryNumber('B76-0324527-1', offset)).toEqual({ number: 'B7603245271' })
    // CBP takes the digits of the factors before as well.
    expect(readEntryNumber('B76-0324527-8', offset)).toEqual({ number: 'B7603245278' })
    expect(readEntryNumber('B76-0324527-2', offset)).toEqual({ fault: 'check-digit', expected: '1' })
  })
})
