import type { Classification, DraftData } from '@edfe/domain/entry'
import { isCountryCode } from '@edfe/domain/reference'
import type { EstimatedGoods } from './estimated-goods-search.ts'

/** CBP's modes: vessel with containers, air, truck. */
const MODES: Readonly<Record<string, string>> = { ocean: '11', air: '40', land: '30' }

/** A new draft with goods that another page knows as its first line. The rules of the form judge it like typed data. */
export function withGoods(
  draft: DraftData,
  goods: EstimatedGoods,
  classification?: Classification,
): DraftData {
  const [first, ...others] = draft.line_items ?? []
  if (!first) return draft
  const origin = goods.origin && isCountryCode(goods.origin) ? goods.origin : undefined
  const mode = MODES[goods.mode ?? '']
  return {
    ...draft,
    header: {
      ...draft.header,
      ...(goods.entry_type && { entry_type: goods.entry_type }),
      ...(goods.entry_date && { entry_date: goods.entry_date }),
    },
    shipment_origin: {
      ...draft.shipment_origin,
      ...(origin && { country_of_origin: origin }),
      ...(mode && { mode_of_transport: mode }),
    },
    line_items: [
      {
        ...first,
        ...(goods.hts && { htsus: goods.hts }),
        ...(goods.description && { description: goods.description }),
        ...(goods.value && { entered_value: goods.value }),
        ...(goods.quantity && { net_qty: goods.quantity }),
        ...(goods.unit && { net_uom: goods.unit }),
        ...(goods.spi && { spi: goods.spi }),
        ...(classification && { classification }),
      },
      ...others,
    ],
  }
}
