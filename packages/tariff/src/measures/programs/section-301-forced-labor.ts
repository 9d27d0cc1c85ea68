import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-301-forced-labor.json' with { type: 'json' }
import { CAFTA_DR, EUROPEAN_UNION } from '../../countries/index.ts'
import type { Condition, Measure, Program } from '../measure.ts'
import { caftaTextile, displacedBySection232, usmcaGoods } from './reasons.ts'

const FROM = '2026-07-24'

/** Origins that pay 10 percent on top, each with the end of its heading 9903.05. */
const TEN = 'AR22 BD26 KH28 CA29 EC35 SV37 GT40 HN42 IN44 ID45 JO50 MY54 MX55 PK62 LK72 TT78 GB81'.split(' ')
/** Origins that pay 12.5 percent on top. */
const TWELVE_AND_A_HALF =
  'DZ20 AO21 AU23 BS24 BH25 BR27 CL30 CN31 CO32 CR33 DO34 EG36 GY41 HK43 IQ46 IL47 KZ51 KW52 LY53 MA56 NZ57 NI58 NG59 NO60 OM61 PE63 PH64 QA65 RU66 SA67 SG68 ZA69 TH77 TR79 AE80 UY82 VE83 VN84'.split(
    ' ',
  )

const additive =
  (percent: string) =>
  (entry: string): Measure => ({
    heading: `990305${entry.slice(2)}`,
    kind: 'additive',
    percent,
    origins: [entry.slice(0, 2)],
    from: FROM,
  })

const total = (percent: string, heading: string, atOrAbove: string, origins: readonly string[]): Measure => ({
  heading,
  kind: 'floor',
  percent,
  atOrAbove,
  origins,
  from: FROM,
})

const relief = (
  heading: string,
  why: Measure['why'],
  scope: Pick<Measure, 'lists' | 'origins'> & { when?: readonly Condition[] },
): Measure => ({ heading, kind: 'relief', from: FROM, why, ...scope })

const SUBJECT = [
  ...TEN.map((entry) => entry.slice(0, 2)),
  ...TWELVE_AND_A_HALF.map((entry) => entry.slice(0, 2)),
  ...EUROPEAN_UNION,
  ...['JP', 'KR', 'CH', 'TW'],
]
/** 'Entered free' (note 52(g) to (i)): a claim alone is not enough. */
const freeUnder = (...spi: string[]): Condition => ({ spi, entersFree: true })

const listed = defineMessage({
  id: 'tariff.why.exempt-product',
  defaultMessage: 'U.S. note 52(b) exempts the product.',
})
const listedForPartner = defineMessage({
  id: 'tariff.why.exempt-product-of-partner',
  defaultMessage: 'U.S. note 52(j) exempts the product of this country.',
})
const described = defineMessage({
  id: 'tariff.why.described-article',
  defaultMessage: 'U.S. note 52(c) describes and exempts the article.',
})
const aircraft = defineMessage({
  id: 'tariff.why.civil-aircraft',
  defaultMessage: 'Civil aircraft articles of U.S. note 52(d) are exempt.',
})
const pharmaceutical = defineMessage({
  id: 'tariff.why.pharmaceutical-use',
  defaultMessage: 'Articles of U.S. note 52(e) for pharmaceutical use are exempt.',
})

/** The additional duties on goods of 60 economies, in force since 2026-07-24, also where a free trade rate is claimed. */
export const SECTION_301_FORCED_LABOR: Program = {
  id: 'section-301-forced-labor',
  name: defineMessage({
    id: 'tariff.program.301-forced-labor',
    defaultMessage: 'Section 301, forced labor',
  }),
  rank: 301,
  products,
  source: 'HTSUS chapter 99 subchapter III, U.S. note 52; 91 FR 47318; 91 FR 47717',
  reviewed: '2026-10-10',
  measures: [
    relief('99030590', displacedBySection232, { origins: SUBJECT, when: [{ displaced: true }] }),
    relief('99030593', usmcaGoods, { origins: ['CA'], when: [freeUnder('S', 'S+')] }),
    relief('99030594', usmcaGoods, { origins: ['MX'], when: [freeUnder('S', 'S+')] }),
    relief('99030595', caftaTextile, {
      origins: CAFTA_DR,
      when: [freeUnder('P', 'P+'), { question: 'cafta_textile', answers: ['yes'] }],
    }),
    relief('99030586', listed, { origins: SUBJECT, lists: ['52(b)'] }),
    relief('99030587', described, {
      origins: SUBJECT,
      lists: ['52(c)'],
      when: [{ question: 'described_article', answers: ['yes'] }],
    }),
    relief('99030588', aircraft, {
      origins: SUBJECT,
      lists: ['52(d)'],
      when: [{ question: 'civil_aircraft', answers: ['yes'] }],
    }),
    relief('99030589', pharmaceutical, {
      origins: SUBJECT,
      lists: ['52(e)'],
      when: [{ anyOf: [{ startsWith: ['30'] }, { question: 'pharmaceutical_use', answers: ['yes'] }] }],
    }),
    // Of the lists of note 52(j) by country only this one is in the data; the others are a hole (`holes.ts`).
    relief('99030604', listedForPartner, { origins: ['GT'], lists: ['52(j)(6)(i)'] }),
    total('10', '99030539', '99030538', EUROPEAN_UNION),
    total('12.5', '99030549', '99030548', ['JP']),
    total('12.5', '99030571', '99030570', ['KR']),
    total('12.5', '99030574', '99030573', ['CH']),
    total('10', '99030576', '99030575', ['TW']),
    ...TEN.map(additive('10')),
    ...TWELVE_AND_A_HALF.map(additive('12.5')),
  ],
}
