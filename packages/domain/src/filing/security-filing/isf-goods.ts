import type { DraftData } from '../../entry/draft.ts'
import { isCountryCode } from '../../reference/countries.ts'
import type { FiledGoods } from '../../security-filing/index.ts'
import { countryCode } from '../mapping/origin.ts'
import { makerOf, type PartySource } from './isf-elements.ts'

/** Six digits say what the goods are; the last four are a matter of the summary. */
const HTS_DIGITS = 6

/** The goods of one maker, each tariff number and origin once. */
export interface MadeGoods {
  maker: PartySource
  goods: FiledGoods[]
}

export interface GoodsReading {
  makers: MadeGoods[]
  /** Lines without tariff number or origin, by the path to mend. */
  unread: { path: string; line: number; lacks: 'hts' | 'origin' }[]
}

/** Elements 5, 7 and 8: the makers of the lines with the tariff numbers and origins of their goods. */
export function readGoods(draft: DraftData): GoodsReading {
  const shared = draft.shipment_origin?.country_of_origin
  const makers = new Map<string, MadeGoods>()
  const unread: GoodsReading['unread'] = []
  for (const [index, line] of (draft.line_items ?? []).entries()) {
    const hts = (line.htsus ?? '').replace(/\D/g, '').slice(0, HTS_DIGITS)
    const origin = countryCode(line.origin_country || shared)
    if (hts.length < HTS_DIGITS)
      unread.push({ path: `line_items.${index}.htsus`, line: index + 1, lacks: 'hts' })
    if (!isCountryCode(origin))
      unread.push({
        path: line.origin_country
          ? `line_items.${index}.origin_country`
          : 'shipment_origin.country_of_origin',
        line: index + 1,
        lacks: 'origin',
      })
    const maker = makerOf(line, index, draft)
    const key = JSON.stringify(maker.party ?? null)
    const made = makers.get(key) ?? { maker, goods: [] }
    makers.set(key, made)
    if (!made.goods.some((one) => one.hts === hts && one.origin === origin)) made.goods.push({ hts, origin })
  }
  return { makers: [...makers.values()], unread }
}
