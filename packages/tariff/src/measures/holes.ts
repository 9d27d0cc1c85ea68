import { defineMessage } from '@edfe/domain/messages'
import medicines from '../../data/lists/section-232-pharmaceuticals.json' with { type: 'json' }
import exclusions from '../../data/lists/section-301-china-exclusions.json' with { type: 'json' }
import canada from '../../data/lists/section-338-canada-warnings.json' with { type: 'json' }
import { EUROPEAN_UNION } from '../countries/index.ts'
import { METALS_BEFORE } from './displacing-headings.ts'
import type { Hole, TouchedLine } from './hole.ts'
import { numbersOf, type ProductList } from './product-lists.ts'

const numbersFrom = (prefix: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => prefix + String(first + index).padStart(2, '0'))

/** The numbers of one list of a file, whatever its days: the hole has its own. */
const listed = ({ lists }: { readonly lists: readonly ProductList[] }, id: string): string[] =>
  lists.filter((list) => list.id === id).flatMap(numbersOf)

/** The first entry date for which the data has the programs of additional duties; it lacks those of before. */
export const MEASURES_FROM = '2025-02-04'

const civilAircraft = defineMessage({
  id: 'tariff.hole.civil-aircraft-metals',
  defaultMessage:
    'Civil aircraft articles of this country can be free of the duty on metals (headings 9903.96.01 to 9903.96.03, U.S. note 35). The lists are not in the data: check them.',
})

const NOTE_35 = defineMessage({
  id: 'tariff.looked-up.note-35',
  defaultMessage: 'U.S. note 35: not listed.',
})

const metalsOf2018 = defineMessage({
  id: 'tariff.hole.metals-of-2018',
  defaultMessage:
    'Until March 11, 2025 section 232 added 25 percent to steel, 10 percent to aluminum and 200 percent to aluminum of Russia, with exemptions and quotas by country (headings 9903.80.01, 9903.85.01 and 9903.85.67). Those measures are not in the data: check them.',
})
const METALS_OF_2018 = { owes: 'more', from: '2025-02-04', to: '2025-03-11' } as const

/** The rates are in U.S. note 18(f) and (h); its modules are also of the numbers of generators, inverters and batteries (18(g)). */
const SOLAR = {
  says: defineMessage({
    id: 'tariff.hole.solar-safeguard',
    defaultMessage:
      'Until February 6, 2026 section 201 added duty to solar cells and modules (headings 9903.45.21 to 9903.45.25). That measure is not in the data: check it.',
  }),
  owes: 'more',
  numbers: ['854142', '854143', '850171', '85017210', '85018010', '85072080'],
} as const

/** A line with one of these headings says which medicine it is. */
const MEDICINE_HEADINGS = numbersFrom('990304', 60, 70)

/** Reviewed 2026-11-27. A ban goes by the day of importation, which a line does not carry. */
export const HOLES: readonly Hole[] = [
  {
    says: defineMessage({
      id: 'tariff.hole.before-measures',
      defaultMessage:
        'The additional duties of entry dates before February 4, 2025 are not in the data: check them.',
    }),
    owes: 'more',
    to: '2025-02-03',
  },
  {
    says: metalsOf2018,
    ...METALS_OF_2018,
    percent: '25',
    numbers: ['72', '73'],
  },
  {
    says: metalsOf2018,
    ...METALS_OF_2018,
    percent: '200',
    numbers: ['76', '8708'],
  },
  { ...SOLAR, percent: '14.25', from: '2025-02-04', to: '2025-02-06' },
  { ...SOLAR, percent: '14', from: '2025-02-07', to: '2026-02-06' },
  {
    says: defineMessage({
      id: 'tariff.hole.note-52j',
      defaultMessage:
        'U.S. note 52(j) exempts some products of this country (headings 9903.05.96 to 9903.06.21). The list is not in the data: check it.',
    }),
    owes: 'less',
    notListed: defineMessage({
      id: 'tariff.looked-up.note-52j',
      defaultMessage: 'U.S. note 52(j): not listed.',
    }),
    origins: [...EUROPEAN_UNION, ...'AR BD CH EC GB GT ID JO KH MY SV TW'.split(' ')],
    headings: numbersFrom('990305', 20, 84),
  },
  {
    says: defineMessage({
      id: 'tariff.hole.note-50a',
      defaultMessage:
        'U.S. note 50(a) exempts some products of Brazil (headings 9903.05.03 to 9903.05.06). The lists are not in the data: check them.',
    }),
    owes: 'less',
    notListed: defineMessage({
      id: 'tariff.looked-up.note-50a',
      defaultMessage: 'U.S. note 50(a): not listed.',
    }),
    origins: ['BR'],
    headings: ['99030501'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.canada-additions',
      defaultMessage:
        'U.S. note 51(b)(3) may add 50 percent to goods of this number since September 15, 2026 (heading 9903.03.14). The official list has not been compared: check it.',
    }),
    owes: 'more',
    percent: '50',
    origins: ['CA'],
    from: '2026-09-15',
    numbers: listed(canada, '51(b)(3) unconfirmed'),
  },
  {
    says: defineMessage({
      id: 'tariff.hole.canada-ban',
      defaultMessage:
        'Goods of this number that were imported from Canada on or after September 29, 2026 are banned (Proclamations 11061 to 11063). Goods imported earlier may be entered at this duty.',
    }),
    owes: 'barred',
    origins: ['CA'],
    from: '2026-09-29',
    numbers: listed(canada, 'banned'),
  },
  {
    says: defineMessage({
      id: 'tariff.hole.canada-ban-packaged',
      defaultMessage:
        'Goods of this number that were imported from Canada on or after September 29, 2026 are banned if they are packaged for direct consumption (Proclamation 11061). Goods in bulk, and goods imported earlier, may be entered at this duty.',
    }),
    owes: 'barred',
    origins: ['CA'],
    from: '2026-09-29',
    numbers: listed(canada, 'banned when packaged'),
  },
  {
    says: defineMessage({
      id: 'tariff.hole.china-exclusions',
      defaultMessage:
        'Described articles were excluded under 9903.88.69 and 9903.88.70 until November 9, 2026. The descriptions are not in the data: check them, and whether they were extended.',
    }),
    owes: 'less',
    notListed: defineMessage({
      id: 'tariff.looked-up.notes-20vvv-20www',
      defaultMessage: 'U.S. notes 20(vvv) and 20(www): not described.',
    }),
    origins: ['CN'],
    numbers: [...listed(exclusions, '20(vvv)'), ...listed(exclusions, '20(www)')],
    headings: ['99038801', '99038802', '99038803', '99038804', '99038815'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.metal-headings',
      defaultMessage:
        'Headings 9903.82.20, .21 and .23 to .26 lower the duty on some machinery of USMCA and on some parts for equipment. Their lists, U.S. note 16(j) and (k), are not in the data: check them.',
    }),
    owes: 'less',
    notListed: defineMessage({
      id: 'tariff.looked-up.notes-16j-16k',
      defaultMessage: 'U.S. notes 16(j) and (k): not listed.',
    }),
    from: '2026-06-08',
    numbers: ['84', '85', '87'],
    headings: ['99038206', '99038209', '99038222'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.medicines-of-annex-iii',
      defaultMessage:
        'From July 31 to September 28, 2026, patented medicines of the companies in Annex III of Proclamation 11020 paid a duty that is not in the data: check it.',
    }),
    owes: 'more',
    percent: '100',
    from: '2026-07-31',
    to: '2026-09-28',
    numbers: listed(medicines, '40(c)'),
    notFiled: MEDICINE_HEADINGS,
  },
  {
    says: defineMessage({
      id: 'tariff.hole.us-content',
      defaultMessage:
        'With approval of the Department of Commerce, vehicles of USMCA pay only on their content that is not of the United States (headings 9903.94.03 and 9903.74.03). That is not calculated.',
    }),
    owes: 'less',
    origins: ['CA', 'MX'],
    headings: ['99039401', '99037401'],
  },
  {
    says: civilAircraft,
    owes: 'less',
    notListed: NOTE_35,
    from: '2025-06-30',
    to: '2026-04-05',
    origins: [...EUROPEAN_UNION, 'GB', 'JP', 'KR'],
    numbers: ['73', '74', '76', '84', '85', '88', '90', '94'],
    headings: METALS_BEFORE,
  },
  {
    says: defineMessage({
      id: 'tariff.hole.civil-aircraft-reciprocal',
      defaultMessage:
        'Civil aircraft articles of this country can be free of the reciprocal duty (headings 9903.96.01 and 9903.96.02, U.S. note 35). The lists are not in the data: check them.',
    }),
    owes: 'less',
    notListed: NOTE_35,
    from: '2025-06-30',
    to: '2026-02-23',
    origins: ['GB', 'JP'],
    numbers: ['73', '76', '84', '85', '88', '90', '94'],
    headings: ['99030125', '99030266', '99030273'],
  },
  {
    says: civilAircraft,
    owes: 'less',
    notListed: NOTE_35,
    origins: ['GB', 'JP', 'TW'],
    numbers: ['73', '76', '84', '85', '88', '90', '94'],
    headings: ['99038202', '99038204', '99038205', '99038209', '99038210', '99038222'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.drones',
      defaultMessage:
        'Section 232 adds duty to drones and their parts (headings 9903.08.21 to 9903.08.24, U.S. note 43). The list is not in the data: check it.',
    }),
    owes: 'more',
    percent: '100',
    from: '2026-09-03',
    numbers: ['8806', '8807'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.polysilicon',
      defaultMessage:
        'Section 232 adds duty to polysilicon, wafers and solar cells from December 4, 2026. Its headings are not in the data: check them.',
    }),
    owes: 'more',
    from: '2026-12-04',
    numbers: ['28046100', '381800', '854142', '854143'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.quartz-glass',
      defaultMessage:
        'Quartz surface products of this number owe the duty of section 201 (headings 9903.45.30 and 9903.45.31). The data has it for 6810.99 only: check it.',
    }),
    owes: 'more',
    percent: '50',
    from: '2026-08-15',
    to: '2030-08-14',
    numbers: ['70200060'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.quartz-countries',
      defaultMessage:
        'Some developing countries are excluded from the duty on quartz. Their list is not in the data: check it.',
    }),
    owes: 'less',
    isUnnamed: true,
    headings: ['99034530', '99034531'],
  },
  {
    says: defineMessage({
      id: 'tariff.hole.russia',
      defaultMessage:
        'Executive Orders 14066, 14068 and 14114 ban energy products, fish, alcoholic beverages, diamonds and gold of Russia. Check that the goods are none of these.',
    }),
    owes: 'barred',
    origins: ['RU'],
    numbers: ['03', '05', '15', '16', '22', '23', '27', '71'],
  },
]

/** Returns the gaps in the data for a line. */
export const holesOf = ({ number, origin, day, filed, charging }: TouchedLine): Hole[] =>
  HOLES.filter(
    ({ from, to, origins, numbers, headings, notFiled }) =>
      (!from || from <= day) &&
      (!to || day <= to) &&
      (!origins || origins.includes(origin)) &&
      (!numbers || numbers.some((prefix) => number.startsWith(prefix))) &&
      (!headings || headings.some((heading) => charging.includes(heading))) &&
      !notFiled?.some((heading) => filed.includes(heading)),
  )
