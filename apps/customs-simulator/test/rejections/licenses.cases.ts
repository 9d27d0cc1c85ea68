import { before, type Edit, put } from '../image-edits.ts'

const licensed = (type: string, number: string, hts?: string): Edit[] => [
  before('62', `52${type}${number}`),
  ...(hts ? [put('50', 3, hts)] : []),
]
const visa = (number: string): Edit[] => [before('62', `51${number}`)]
const overridden = (warnings: string): Edit[] => [before('89', `CW02     ${warnings}`)]

/** Edits of the only line of the sample entry, each with the conditions that visa, license or override cause. */
export const LICENSE_REJECTIONS: [string, Edit[], string[]][] = [
  ['a visa of an unknown country', visa('6QQ123456'), ['468']],
  ['a visa with letters in its number', visa('6TWABC456'), ['469']],
  ['a visa without its year', visa('XTW123456'), ['470']],
  ['a license of unknown type', licensed('32', '123456'), ['472']],
  ['a steel license for lamps', licensed('01', '123456'), ['690']],
  ['an agricultural license of another form', licensed('14', '123456'), ['691']],
  ['a steel license of ten characters', licensed('01', '1234567890', '7208101500'), ['691']],
  ['aluminum bars without their license', [put('50', 3, '7604101000')], ['60D']],
  ['hot-rolled steel without its license', [put('50', 3, '7208370030')], ['60D']],
  ['steel pipes with a license of aluminum', licensed('28', 'A12345678', '7306305028'), ['690', '60D']],
  ['a sugar certificate of the year before', licensed('21', 'C5ABC1234', '1701140000'), ['821']],
  ['Argentine grape juice of Taiwan', licensed('31', '6ARWJ00123', '2009690040'), ['839']],
  ['an unknown census warning', overridden('99A01'), ['484']],
  ['an override that the warning does not take', overridden('27A04'), ['487']],
  ['an override that does not exist', overridden('27A99'), ['486']],
]

/** Edits that cause other conditions of the entry type as well. */
export const LICENSE_CONDITIONS: [string, Edit[], string][] = [
  [
    'a steel license on a warehouse entry',
    [put('10', 34, '21'), ...licensed('01', '123456', '7208101500')],
    '818',
  ],
]
