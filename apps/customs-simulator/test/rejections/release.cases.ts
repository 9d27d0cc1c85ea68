import { before, type Edit, put, without } from '../image-edits.ts'
import { ELECTRONIC } from './optional-lines.cases.ts'

const RELEASES = '32B76  03245284B76  03245292'
const consolidated: Edit[] = [put('10', 42, 'Y'), before('40', RELEASES)]
const invoiced: Edit = before('44', `42${'TWHSI118TAI'.padEnd(15)}${'A1'.padEnd(18)}0001 0002`)
/** Prepared by the filer's office in another port. */
const remote: Edit[] = [put('B', 47, '2809B76'), put('B', 56, '1')]

/** A second line of the sample entry, from its 40 to its last 62, with its totals twice as high. */
const twoLines =
  (change: Edit): Edit =>
  (images) => {
    const line = images.filter((image) => /^[4-6]/.test(image))
    const second = change(line).map((image) => image.replace(/^40 {2}001/, '40  002'))
    const end = images.findIndex((image) => image.startsWith('89'))
    return [...images.slice(0, end), ...second, ...images.slice(end)]
  }
const doubled: Edit[] = [
  put('89', 3, '49900000008402501'),
  put('89', 20, '00000003032'),
  put('90', 3, '00000094606'),
  put('90', 15, '00000011434'),
]

/** Edits of the sample entry's header, each with the conditions that they cause. */
export const RELEASE_REJECTIONS: [string, Edit[], string[]][] = [
  ['release asked with a consolidation', [...consolidated, put('10', 40, 'A')], ['147']],
  ['a remote filing without release', remote, ['150']],
  ['a trade agreement reconciled on a case entry', [put('10', 34, '03'), put('10', 46, 'Y')], ['159', '706']],
  ['a value reconciled on a case entry', [put('10', 34, '03'), put('10', 47, '001')], ['160', '706']],
  ['an unknown port of examination', [...remote, put('10', 40, 'A'), put('20', 48, '9999')], ['194']],
  ['a port of examination without remote filing', [put('20', 48, '2704')], ['196']],
  ['an electronic invoice paid alone', [put('10', 41, 'Y'), invoiced], ['222']],
  [
    'a single bond that supersedes a continuous one',
    [put('31', 3, '9'), put('31', 5, 'Y'), put('31', 9, '     13000'), put('31', 19, '123456789')],
    ['223'],
  ],
  ['release asked with an electronic invoice', [...ELECTRONIC, invoiced, put('10', 40, 'A')], ['312']],
  ['release asked for what agencies released', [put('10', 40, 'A'), put('10', 68, 'Y')], ['318']],
  ['a weekly zone entry on type 01', [put('10', 68, 'F')], ['319']],
  ['samples on a consolidation', [...consolidated, put('10', 43, 'X')], ['644']],
  [
    'a zone of four characters',
    [
      put('10', 34, '06'),
      put('11', 63, '123A'),
      before('44', '41N      0000000001'),
      without('6250'),
      put('89', 17, ' '.repeat(14)),
      put('90', 15, '00000004201'),
    ],
    ['289'],
  ],
  ['an old number of the party to notify', [put('11', 27, '1234-12345  ')], ['110']],
  ['an old number of the sold-to party', [put('47', 4, '1234-12345', 2)], ['595']],
  ['an old number of the delivered-to party', [before('50', '47C1234-12345')], ['593']],
  ['a delivered-to party of unknown form', [before('50', '47CNOBODY')], ['594']],
  ['an invoice number with a sign', [...ELECTRONIC, invoiced, put('42', 18, 'A.1')], ['449']],
  [
    'a consolidation of two countries of export',
    [...consolidated, twoLines(put('40', 11, 'JP')), ...doubled],
    ['702'],
  ],
  ['a consolidation of two origins', [...consolidated, twoLines(put('40', 9, 'JP')), ...doubled], ['703']],
  [
    'a manual surcharge without its total',
    [before('40', '34500     400'), put('89', 31, '50000000000300'), put('90', 15, '00000006017')],
    ['250', '732'],
  ],
]

/** Edits that cause other conditions as well. */
export const RELEASE_CONDITIONS: [string, Edit[], string][] = [
  ['a carrier code with a space by truck', [put('10', 36, '30'), put('20', 3, 'EG V')], '178'],
  ['a remote filing for another filer', [...remote, put('10', 4, 'EKH')], 'B12'],
  ['express goods with a request for release', [put('10', 70, 'Y'), put('10', 40, 'A')], '785'],
  [
    'a delivered-to party on an entry without consignee',
    [put('11', 15, ' '.repeat(12)), before('50', '47C12-3456789')],
    '522',
  ],
]

/** Control records and groupings that CBP refuses as a whole. */
export const REMOTE_CONDITIONS: [string, Edit[], string][] = [
  ['a remote indicator that is none', [...remote, put('B', 56, 'X')], 'X21'],
  ['a remote filing without its port', [...remote, put('B', 47, '    ')], 'X24'],
  ['a remote filing without its filer', [...remote, put('B', 51, '   ')], 'X25'],
  ['a remote filing of another filer', [...remote, put('B', 51, 'EKH')], 'X26'],
  [
    '1,000 invoices',
    [before('44', ...Array<string>(1000).fill(`42${'TWHSI118TAI'.padEnd(15)}${'A1'.padEnd(18)}0001 0002`))],
    'A09',
  ],
  [
    'a release after a blank one',
    [put('10', 42, 'Y'), before('40', `${RELEASES.slice(0, 15)}${' '.repeat(13)}B76  03245292`)],
    'A22',
  ],
]
