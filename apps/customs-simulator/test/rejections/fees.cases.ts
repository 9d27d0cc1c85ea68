import { before, type Edit, put, without } from '../image-edits.ts'
import type { Change } from '../sample-batch.ts'

/** The sample's goods on an informal entry with or without its fee. */
const informal =
  (fee?: string): Change =>
  (facts) => {
    const fees = fee ? [{ classCode: '311', amount: fee }] : []
    facts.entryType = '11'
    facts.lines[0]!.tariffs[0]!.value = '2000'
    facts.lines[0]!.fees = []
    facts.headerFees = fees
    facts.feeTotals = fees
    facts.totals.fees = fee ?? '0.00'
  }

/** The sample's goods by mail in a fiscal year, with a mail fee or without. */
const byMail =
  (entryDate: string, fee?: string): Change =>
  (facts) => {
    for (const manifest of facts.manifests) for (const bill of manifest.bills) delete bill.issuer
    Object.assign(facts, { mode: '50', estimatedEntryDate: entryDate })
    facts.lines[0]!.fees.pop()
    facts.feeTotals.pop()
    facts.totals.fees = '42.01'
    if (fee) withHeaderFee('496', fee, '42.01')(facts)
  }

/** A header fee with its total. */
const withHeaderFee =
  (classCode: string, amount: string, others = '57.17'): Change =>
  (facts) => {
    facts.headerFees = [{ classCode, amount }]
    facts.feeTotals.push({ classCode, amount })
    facts.totals.fees = (Number(others) + Number(amount)).toFixed(2)
  }

/** Changes to the mail fee and to the surcharge of entries that CBP keys, each with the conditions that it must cause. */
export const HEADER_FEE_REJECTIONS: [string, Change, string[]][] = [
  ['dutiable mail without its fee', byMail('2026-02-24'), ['248']],
  ['dutiable mail with the fee of the year before', byMail('2026-02-24', '7.20'), ['730']],
  ['a mail fee by vessel', withHeaderFee('496', '7.39'), ['250']],
  [
    'a mail fee on mail that is free of duty',
    (facts) => {
      byMail('2026-02-24', '7.39')(facts)
      facts.lines[0]!.tariffs[0]!.duty = '0.00'
      facts.totals.duty = '0.00'
    },
    ['250'],
  ],
  ['the surcharge of entries that CBP keys', withHeaderFee('500', '4.03'), ['250']],
]

/** Changes to the processing fee, each with the conditions that it must cause. */
export const PROCESSING_FEE_REJECTIONS: [string, Change, string[]][] = [
  [
    'a processing fee on American goods returned',
    (facts) => (facts.lines[0]!.tariffs[0]!.hts = '9801001012'),
    ['632'],
  ],
  [
    'lamps without processing fee',
    (facts) => {
      facts.lines[0]!.fees.shift()
      facts.feeTotals.shift()
      facts.totals.fees = '15.16'
    },
    ['633'],
  ],
  [
    'an informal entry of Israel with its fee',
    (facts) => {
      informal('2.69')(facts)
      Object.assign(facts.lines[0]!, { origin: 'IL' })
    },
    ['635'],
  ],
  ['an informal entry without its fee', informal(), ['636']],
]

const goods = (hts: string): Edit => put('50', 3, hts)
/** A fee of a dollar beside the two of the sample entry, with its totals. */
const withFee = (code: string): Edit[] => [
  before('89', `62${code}     100`),
  put('89', 31, `${code}00000000100`),
  put('90', 15, '00000005817'),
]
const inPuertoRico: Edit[] = [put('10', 18, '4909'), put('B', 4, '4909'), put('Y', 4, '4909')]
const withRevenue = (code: string): Edit[] => [
  before('62', `61${code}       100`),
  put('90', 63, '00000000100'),
]

/** 1,000 kg of honey, whose fee is 33.07, with a fee. */
const honey = (cents: number): Edit[] => [
  goods('0409000005'),
  put('50', 36, '000000100000KG '),
  before('89', `62055${String(cents).padStart(8)}`),
  put('89', 31, `055${String(cents).padStart(11, '0')}`),
  put('90', 15, String(5717 + cents).padStart(11, '0')),
]

/** 100 kg of milk solids in 500 kg of cheese, whose fee is 1.33, with a fee. */
const cheese = (cents?: number): Edit[] => [
  goods('0406103400'),
  put('50', 36, '000000050000KG 000000010000CKG'),
  ...(cents === undefined
    ? []
    : [
        before('89', `62110${String(cents).padStart(8)}`),
        put('89', 31, `110${String(cents).padStart(11, '0')}`),
        put('90', 15, String(5717 + cents).padStart(11, '0')),
      ]),
]

/** Edits of agricultural fees and of other revenue, each with the conditions that they must cause. */
export const OTHER_FEE_REJECTIONS: [string, Edit[], string[]][] = [
  ['a beef fee on lamps', withFee('053'), ['655']],
  ['a beef fee in Puerto Rico', [goods('0201301000'), ...withFee('053'), ...inPuertoRico], ['652']],
  ['honey without its fee', honey(3307).filter((_, at) => at < 2), ['657']],
  ['a honey fee more than three dollars off', honey(3000), ['661', '663']],
  ['a cotton fee on lamps', withFee('056'), ['655']],
  ['a beef fee on pork', [goods('0203191010'), ...withFee('053')], ['655']],
  ['a pork fee on beef', [goods('0201301000'), ...withFee('054')], ['655']],
  ['potatoes without their fee', [goods('0701905015'), put('50', 36, '000010000000KG ')], ['657']],
  ['cheese without its fee', cheese(), ['657']],
  ['a dairy fee more than three dollars off', cheese(500), ['661', '663']],
  ['a honey fee on exempt honey', [goods('0409000010'), ...withFee('055'), put('40', 58, '2')], ['653']],
  ['coffee into Puerto Rico without its revenue', [goods('0901110015'), ...inPuertoRico], ['666']],
  ['revenue of coffee in Los Angeles', [goods('0901110015'), ...withRevenue('672')], ['665']],
  ['revenue of coffee on lamps', withRevenue('672'), ['667']],
  ['a revenue of a class that does not exist', withRevenue('777'), ['764']],
  ['a revenue of a fee class', withRevenue('499'), ['765']],
]

/** Edits of a set of two lines, of which the first is the header. */
export const SET_FEE_CONDITIONS: [string, Edit[], string][] = [
  ['a set with an agricultural fee', [put('62', 3, '053', 2), without('34')], '478'],
]
