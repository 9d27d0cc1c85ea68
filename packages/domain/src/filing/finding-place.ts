import { type Field, fieldOf } from '../entry/field-table.ts'

type FindingPlace = Pick<Field, 'step' | 'block' | 'page'>

/** Lists that findings may point at as a whole. */
const LISTS: readonly (readonly [string, FindingPlace])[] = [
  ['totals_declarations.fee_summary', { step: 'totals_declarations', block: '43' }],
  ['line_items', { step: 'line_items' }],
  ['shipment_origin.further_bills', { step: 'shipment_origin', page: 'transport' }],
]

const listOf = (path: string) => LISTS.find(([list]) => path.startsWith(list))

/** Step, block and page of a draft path, as the form's own fields have them. */
export function findingPlace(path: string): FindingPlace {
  const { step, block, page }: FindingPlace = fieldOf(path) ?? listOf(path)?.[1] ?? { step: 'header' }
  return { step, ...(block && { block }), ...(page && { page }) }
}
