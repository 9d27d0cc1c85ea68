import { before, type Edit, put } from '../image-edits.ts'

/** The bill of the sample entry with another kind, issuer and number. */
const bill = (kind: string, issuer: string, number: string): Edit =>
  put('23', 3, kind + issuer.padEnd(4) + number.padEnd(12))
const below = (kind: string, issuer: string, number: string): Edit =>
  before('31', `23${kind}${issuer.padEnd(4)}${number}`)
const byAir: Edit[] = [put('10', 36, '40'), put('20', 3, 'KE  '), bill('M', '', '18012345675')]
const byMail: Edit[] = [put('10', 36, '50')]
/** The sample's harbor fee, which goods by air and mail do not pay. */
const HARBOR = '482'

/** Edits of records 20 to 23 of the sample entry, each with the conditions that it must cause. */
export const CARGO_REJECTIONS: [string, Edit[], string[]][] = [
  ['a vessel at an airport', [put('20', 7, '2720')], ['169']],
  ['a location of nines', [put('20', 17, '9999')], ['172']],
  ['a location of zeros', [put('20', 17, '0000')], ['172']],
  ['a carrier of digits by vessel', [put('20', 3, '1234')], ['177']],
  ['an airline of three letters', [...byAir, put('20', 3, 'KAL ')], ['179', HARBOR]],
  ['an ocean bill without issuer', [bill('M', '', '14360012345')], ['185']],
  ['an ocean bill whose issuer has a space', [bill('M', 'EG V', '14360012345')], ['185']],
  ['an ocean house bill without issuer', [below('H', '', '4471120')], ['185']],
  ['a house bill alone by vessel', [bill('H', 'CHSL', '4471120')], ['183']],
  ['a sub-house bill without house bill', [below('S', '', '99812')], ['187']],
  ['a sub-house bill with issuer', [below('H', 'CHSL', '4471120'), below('S', 'CHSL', '99812')], ['185']],
  ['an air waybill with issuer', [...byAir, bill('M', 'KE  ', '18012345675')], ['185', HARBOR]],
  ['an air waybill of ten digits', [...byAir, bill('M', '', '1801234567')], ['185', HARBOR]],
  ['a bill by mail with issuer', [...byMail, bill('M', 'EGLV', '14360012345')], ['185', '248', HARBOR]],
  [
    'an in-bond number with issuer',
    [before('23', '23IABCD123456782'), put('20', 52, '022426'), put('20', 7, '2809')],
    ['185'],
  ],
  [
    'an in-bond number alone',
    [bill('I', '', '123456782'), put('20', 52, '022426'), put('20', 7, '2809')],
    ['183'],
  ],
  [
    'an in-bond number of letters',
    [before('23', '23I    ABCDEFGHI'), put('20', 52, '022426'), put('20', 7, '2809')],
    ['185'],
  ],
  [
    'an in-bond number of eleven digits by vessel',
    [before('23', '23I    18012345675'), put('20', 52, '022426'), put('20', 7, '2809')],
    ['185'],
  ],
]
