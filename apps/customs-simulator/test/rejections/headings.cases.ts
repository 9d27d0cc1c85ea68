import { before, CASE_TOTALS, type Edit, heading, put } from '../image-edits.ts'

/** The sample's lamps imported for a stay, under a heading of chapter 98. */
const temporary = (hts: string): Edit[] => [
  put('10', 34, '23'),
  put('10', 69, 'Y'),
  before('50', heading(hts)),
]

/** A case at no rate, of a quantity in four decimals. */
const caseOf = (quantity: string): string =>
  `53A583851000C${'0'.repeat(8)}A${' '.repeat(12)}${quantity.padStart(12, '0')}${'0'.repeat(10)}`

/** Edits of the only line of the sample entry, each with the conditions that its headings cause. */
export const HEADING_REJECTIONS: [string, Edit[], string[]][] = [
  ['a heading of chapter 99 alone', [put('50', 3, '99038815  ')], ['609']],
  [
    'a value under a heading of chapter 99',
    [
      before('50', heading('99038815', '0000000000', '0000000000')),
      put('50', 25, '0000012129', 1),
      put('50', 25, '0000000000', 2),
    ],
    ['611'],
  ],
  ['goods for a stay on type 01', [before('50', heading('9813003000'))], ['604', '632']],
  ['a stay under another heading', [put('10', 34, '23'), put('10', 69, 'Y')], ['676']],
  [
    'a stay of more than a year',
    [...temporary('9813003000'), put('11', 48, '022425'), put('40', 13, '022025')],
    ['760'],
  ],
  [
    'a stay of more than six months',
    [...temporary('9813007500'), put('11', 48, '082425'), put('40', 13, '082025')],
    ['760'],
  ],
  [
    'a stay without bond for goods of Taiwan',
    [
      ...temporary('9813003000'),
      put('10', 38, '0'),
      put('10', 62, '995'),
      (images) => images.filter((image) => !image.startsWith('31')),
    ],
    ['761'],
  ],
  [
    'fiber for a stay without its heading',
    [...temporary('9813000520'), put('50', 3, '5503200025', 2)],
    ['60A'],
  ],
  [
    'a stay of Canadian goods without manufacturer',
    [
      ...temporary('9813003000'),
      put('40', 9, 'XO'),
      (images) => images.filter((image) => !image.startsWith('47M')),
    ],
    ['534'],
  ],
  [
    'an agricultural fee on a stay',
    [
      ...temporary('9813003000'),
      put('50', 3, '0201301000', 2),
      before('89', '62053    0100'),
      put('89', 31, '05300000000100'),
      put('90', 15, '00000005817'),
    ],
    ['679'],
  ],
  [
    'car and truck parts that both owe duty',
    [
      before('50', heading('99037408', '0000000100'), heading('99039405', '0000000100')),
      put('90', 3, '00000047503'),
    ],
    ['876'],
  ],
  [
    'a case on goods repaired abroad',
    [
      put('10', 34, '03'),
      before('50', heading('9802004020')),
      before('50', '47ETWHSI118TAI'),
      before('62', caseOf('0')),
      before('89', CASE_TOTALS),
    ],
    ['509', '632'],
  ],
  [
    'a quantity under an ad valorem rate',
    [
      put('10', 34, '03'),
      before('50', '47ETWHSI118TAI'),
      before('62', caseOf('10000')),
      before('89', CASE_TOTALS),
    ],
    ['541'],
  ],
  [
    'a claim of the agreement with Mexico before it held',
    [put('40', 25, 'S+'), put('11', 42, '010120'), put('40', 9, 'XO'), put('47', 4, 'XOHSI118TAI', 1)],
    ['605'],
  ],
  ['a claim for goods of unknown origin', [put('40', 9, '**'), put('40', 25, 'C ')], ['607']],
  [
    'a claim of developing countries for goods sent abroad',
    [put('40', 25, 'A '), before('50', heading('9802008068'))],
    ['619'],
  ],
  ['goods of unknown origin and export', [put('40', 9, '**QQ')], ['413', '411']],
]

/** Edits that cause other conditions of the entry type as well. */
export const HEADING_CONDITIONS: [string, Edit[], string][] = [
  ['lamps on a military entry', [put('10', 34, '51')], '677'],
  [
    'a duty of section 301 on a military entry',
    [put('10', 34, '51'), before('50', heading('99038815'))],
    '778',
  ],
]
