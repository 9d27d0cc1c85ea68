import type { DraftData } from '@edfe/domain/entry'
import { isCountryCode } from '@edfe/domain/reference'

const NAMES = ['hts', 'origin', 'value', 'quantity', 'unit', 'spi', 'mode', 'entry_date'] as const

/**
 * Goods of an estimate, as its link hands them over: texts, any of which may be missing. `mode` is 'ocean', 'air' or
 * 'land', `entry_date` YYYY-MM-DD.
 */
export type EstimatedGoods = { readonly [name in (typeof NAMES)[number]]?: string }

/** The goods in the search of an address, whose reader has made numbers of texts such as '18750'. */
export const readGoods = (search: Record<string, unknown>): EstimatedGoods =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search[name]
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )

/** CBP's modes: vessel with containers, air, truck. */
const MODES: Readonly<Record<string, string>> = { ocean: '11', air: '40', land: '30' }

/** A new draft with the goods of an estimate as its first line. The rules of the form judge it like typed data. */
export function withGoods(draft: DraftData, goods: EstimatedGoods): DraftData {
  if (!goods.hts) return draft
  const [first, ...others] = draft.line_items ?? []
  if (!first) return draft
  const origin = goods.origin && isCountryCode(goods.origin) ? goods.origin : undefined
  const mode = MODES[goods.mode ?? '']
  return {
    ...draft,
    header: { ...draft.header, ...(goods.entry_date && { entry_date: goods.entry_date }) },
    shipment_origin: {
      ...draft.shipment_origin,
      ...(origin && { country_of_origin: origin }),
      ...(mode && { mode_of_transport: mode }),
    },
    line_items: [
      {
        ...first,
        htsus: goods.hts,
        ...(goods.value && { entered_value: goods.value }),
        ...(goods.quantity && { net_qty: goods.quantity }),
        ...(goods.unit && { net_uom: goods.unit }),
        ...(goods.spi && { spi: goods.spi }),
      },
      ...others,
    ],
  }
}
