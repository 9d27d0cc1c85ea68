import { before, CASE_TOTALS, type Edit, put, without } from '../image-edits.ts'

/** Two releases of the filer: 0324528 with its digit, and 0324529. */
const RELEASES = '32B76  03245284B76  03245292'
const informalExpress: Edit[] = [put('10', 34, '11'), put('10', 70, 'Y')]

/** Edits of the sample entry's records 10 to 34 and 88 to 90, each with the conditions that it must cause. */
export const OPTIONAL_HEADER_REJECTIONS: [string, Edit[], string[]][] = [
  ['a request for release that is none', [put('10', 40, 'Y')], ['292']],
  ['an electronic invoice other than Y', [put('10', 41, 'N')], ['220']],
  ['a consolidation other than Y', [put('10', 42, 'N')], ['228']],
  ['a usage other than personal or sample', [put('10', 43, 'Q')], ['131']],
  ['a live entry other than Y', [put('10', 44, 'N')], ['129']],
  ['a deferral of tax that is none', [put('10', 45, '3')], ['134']],
  ['a trade agreement reconciliation other than Y', [put('10', 46, 'N')], ['157']],
  ['an unknown reconciliation issue', [put('10', 47, '008')], ['155']],
  ['a quota entry reconciled for its class', [put('10', 34, '02'), put('10', 47, '002')], ['156']],
  [
    'a reconciliation without a continuous bond',
    [put('10', 47, '001'), put('31', 3, '9'), put('31', 9, '     13000'), put('31', 19, '123456789')],
    ['154'],
  ],
  [
    'an electronic invoice without a continuous bond',
    [
      put('10', 41, 'Y'),
      put('10', 51, '2030926'),
      put('31', 3, '9'),
      put('31', 9, '     13000'),
      put('31', 19, '123456789'),
      before('44', `42${'TWHSI118TAI'.padEnd(15)}${'A1'.padEnd(18)}0001 0002`),
    ],
    ['224'],
  ],
  ['a known importer other than Y', [put('10', 67, 'N')], ['751']],
  ['an indicator of agency data that is none', [put('10', 68, 'X')], ['317']],
  ['a declaration of temporary importation on type 01', [put('10', 69, 'Y')], ['315']],
  ['a zone on type 01', [put('11', 63, '12300A')], ['136']],
  ['a superseded bond other than Y', [put('31', 5, 'N')], ['246']],
  ['a warehouse entry on type 01', [before('31', '30B76  03245284 2704')], ['163']],
  [
    'a last withdrawal other than Y',
    [before('31', '30B76  03245284 2704N'), put('10', 34, '22'), put('11', 48, '      '), without('6250')],
    ['296', '717'],
  ],
  ['releases without consolidation', [before('40', RELEASES)], ['233']],
  ['a consolidation of one release', [put('10', 42, 'Y'), before('40', RELEASES.slice(0, 15))], ['232']],
  ['a consolidated quota entry', [put('10', 34, '02'), put('10', 42, 'Y'), before('40', RELEASES)], ['229']],
  [
    'a release without filer',
    [put('10', 42, 'Y'), before('40', RELEASES.replace('284B76', '284   '))],
    ['234'],
  ],
  ['a release without number', [put('10', 42, 'Y'), before('40', RELEASES.slice(0, 18))], ['235']],
  [
    'a release of another filer',
    [put('10', 42, 'Y'), before('40', RELEASES.replace('284B76', '284EKH'))],
    ['236'],
  ],
  [
    'a summary that consolidates itself',
    [put('10', 42, 'Y'), before('40', RELEASES.replace('03245284', '03245276'))],
    ['239'],
  ],
  ['express goods of another indicator', [put('10', 70, 'N')], ['B73']],
  ['totals of cases without a case', [before('89', CASE_TOTALS)], ['727']],
  ['a total of a class that does not exist', [put('89', 3, '777')], ['716', '734']],
  ['a total of other revenue without any', [put('90', 63, '        100')], ['768']],
  ['no grand totals', [without('90')], ['701']],
  ['no totals', [without('89'), without('90')], ['700']],
  ['a manifest without bill', [without('23')], ['183', '185']],
]

/** Edits that cause other conditions of the entry type as well. */
export const OPTIONAL_HEADER_CONDITIONS: [string, Edit[], string][] = [
  ['deferred tax by statement on an informal entry', [put('10', 34, '11'), put('10', 45, '2')], '135'],
  ['a vessel code by air', [put('10', 36, '40'), put('20', 41, '9074729')], '180'],
  ['a withdrawal with a mode of transport', [put('10', 34, '31')], '309'],
  ['a zone entry without its zone', [put('10', 34, '06')], '288'],
  ['release asked with a withdrawal', [put('10', 34, '31'), put('10', 40, 'A')], '310'],
  ['a withdrawal from its own number', [put('10', 34, '31'), before('31', '30B76  03245276 2704')], '307'],
  ['a withdrawal without the filer', [put('10', 34, '31'), before('31', '30     03245284 2704')], '293'],
  ['a withdrawal without the number', [put('10', 34, '31'), before('31', '30B76           2704')], '294'],
  ['a withdrawal without the port', [put('10', 34, '31'), before('31', '30B76  03245284')], '295'],
  ['an antidumping entry without a case', [put('10', 34, '03')], '706'],
  ['express goods on a formal entry', [put('10', 70, 'Y')], 'B75'],
  ['express goods on a consolidation', [...informalExpress, put('10', 42, 'Y')], '784'],
  ['express goods with a header fee', [...informalExpress, before('40', '34311     269')], '786'],
  ['express goods with internal revenue tax', [...informalExpress, before('62', '60017       100')], '787'],
  ['express goods with fees', informalExpress, '788'],
  ['express goods of personal use', [...informalExpress, put('10', 43, 'P')], '789'],
]
