/** The fields of a line that the question to the tariff needs, in addition to its origin. */
export const TARIFF_FACTS = [
  'htsus',
  'entered_value',
  'net_qty',
  'net_uom',
  'net_qty_2',
  'net_uom_2',
  'net_qty_3',
  'net_uom_3',
  'spi',
  'tariff_answers',
] as const
