import { fieldOf } from '../rules/fields/index.ts'
import type { Finding } from '../rules/finding.ts'

type FindingPlace = Pick<Finding, 'label' | 'step' | 'block' | 'page'>

/** Lists that findings may point at as a whole. */
const LISTS: readonly (readonly [string, FindingPlace])[] = [
  [
    'totals_declarations.fee_summary',
    { label: 'Other Fee Summary', step: 'totals_declarations', block: '43' },
  ],
  ['line_items', { label: 'Line Items', step: 'line_items' }],
]

/** Label, step, block and page of a draft path, as the form's own fields have them. */
export function findingPlace(path: string): FindingPlace {
  const field = fieldOf(path)
  if (!field) return LISTS.find(([list]) => path.startsWith(list))?.[1] ?? { label: path, step: 'header' }
  const { label, step, block, page } = field
  return { label, step, ...(block && { block }), ...(page && { page }) }
}
