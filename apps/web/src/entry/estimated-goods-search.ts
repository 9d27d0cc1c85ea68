const NAMES = [
  'hts',
  'description',
  'origin',
  'value',
  'quantity',
  'unit',
  'spi',
  'mode',
  'entry_type',
  'entry_date',
  'words',
  'goods_answers',
] as const

/**
 * Goods of an estimate or of the start page, as a link hands them over: texts, any of which may be missing. `mode` is
 * 'ocean', 'air' or 'land', `entry_date` YYYY-MM-DD; `words` found the number, with `goods_answers` separated by commas.
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

/** The start of a new entry, from its address: goods, or a template of the organization by its id. */
export type NewEntrySearch = EstimatedGoods & { readonly template?: string }

export const readNewEntry = (search: Record<string, unknown>): NewEntrySearch => ({
  ...readGoods(search),
  ...(typeof search.template === 'string' && { template: search.template }),
})
