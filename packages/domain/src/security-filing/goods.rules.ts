import { label } from '../messages/index.ts'
import { isCountryCode } from '../reference/countries.ts'
import { isFiveElements } from './codes.ts'
import { type FilingPlace, type FilingRule, headerIf, placesIn } from './finding.ts'
import type { FiledGoods, ForeignRoute, SecurityFiling } from './security-filing.ts'

/** Six digits say what the goods are; customs takes up to ten. */
const HTS = /^\d{6,10}$/

const goodsThat = (
  { manufacturers }: SecurityFiling,
  breaks: (goods: FiledGoods) => boolean,
): FilingPlace[] =>
  manufacturers.flatMap(({ goods }, index) =>
    goods.flatMap((one, number) =>
      breaks(one) ? [{ element: 'manufacturers' as const, index, goods: number }] : [],
    ),
  )

const isPort = (qualifier: string, port: string): boolean =>
  qualifier === 'K' ? /^\d{5}$/.test(port) : qualifier === 'UN' && /^[A-Z]{2}[A-Z0-9]{3}$/.test(port)

const isRoute = ({ unladingQualifier, unlading, deliveryQualifier, delivery }: ForeignRoute): boolean =>
  isPort(unladingQualifier, unlading) && isPort(deliveryQualifier, delivery)

/** Tariff numbers and origins; of five elements also where the cargo goes. */
export const GOODS_RULES: readonly FilingRule[] = [
  {
    rule: 'ISF_GOODS_MISSING',
    code: '',
    narrative: 'MISSING HTS NUMBER',
    words: label({
      id: 'isf.goods-missing',
      defaultMessage:
        'Each manufacturer needs the tariff number and origin of its goods; a filing of five elements needs a tariff number.',
    }),
    places: ({ submission, manufacturers, tariffNumbers }) =>
      isFiveElements(submission)
        ? headerIf(tariffNumbers.length === 0)
        : placesIn('manufacturers', manufacturers, ({ goods }) => goods.length === 0),
  },
  {
    rule: 'ISF_HTS_DIGITS',
    code: '',
    narrative: 'INVALID HTS NUMBER',
    words: label({
      id: 'isf.hts-digits',
      defaultMessage: 'A tariff number has six to ten digits, without points.',
    }),
    places: (filing) => [
      ...goodsThat(filing, ({ hts }) => !HTS.test(hts)),
      ...placesIn('tariffNumbers', filing.tariffNumbers, (hts) => !HTS.test(hts)),
    ],
  },
  {
    rule: 'ISF_ORIGIN',
    code: '',
    narrative: 'INVALID COUNTRY OF ORIGIN',
    words: label({
      id: 'isf.origin',
      defaultMessage: 'The country of origin is a two-letter code.',
    }),
    places: (filing) => goodsThat(filing, ({ origin }) => !isCountryCode(origin)),
  },
  {
    rule: 'ISF_ROUTE',
    code: '',
    narrative: 'INVALID FOREIGN PORT OR PLACE',
    words: label({
      id: 'isf.route',
      defaultMessage:
        'A filing of five elements, and no other, needs foreign port of unlading and place of delivery, each with its code of Schedule K or of the United Nations.',
    }),
    places: ({ submission, route }) => {
      if (!isFiveElements(submission)) return route ? [{ element: 'route', index: 0 }] : []
      if (!route) return headerIf(true)
      return isRoute(route) ? [] : [{ element: 'route', index: 0 }]
    },
  },
  {
    rule: 'ISF_TARIFF_NUMBERS_NOT_TAKEN',
    code: '',
    narrative: 'HTS NUMBER WITHOUT MANUFACTURER',
    words: label({
      id: 'isf.tariff-numbers-not-taken',
      defaultMessage: 'In a filing of ten elements each tariff number belongs to a manufacturer.',
    }),
    places: ({ submission, tariffNumbers }) =>
      isFiveElements(submission) ? [] : placesIn('tariffNumbers', tariffNumbers, () => true),
  },
]
