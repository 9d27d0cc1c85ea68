import { type Field, fieldOf } from '../entry/field-table.ts'
import { namedByMode } from '../entry/mode-words.ts'
import type { MessageDescriptor } from '../messages/index.ts'

type FindingPlace = Pick<Field, 'step' | 'block' | 'page'>

/** Lists that findings may point at as a whole. */
const LISTS: readonly (readonly [string, { label: string } & FindingPlace])[] = [
  [
    'totals_declarations.fee_summary',
    { label: 'Other Fee Summary', step: 'totals_declarations', block: '43' },
  ],
  ['line_items', { label: 'Line Items', step: 'line_items' }],
]

const listOf = (path: string) => LISTS.find(([list]) => path.startsWith(list))

/** Step, block and page of a draft path, as the form's own fields have them. */
export function findingPlace(path: string): FindingPlace {
  const { step, block, page }: FindingPlace = fieldOf(path) ?? listOf(path)?.[1] ?? { step: 'header' }
  return { step, ...(block && { block }), ...(page && { page }) }
}

/**
 * The label of a draft path in an entry of this mode of transport; without a mode, that of the field table. Its id in the
 * catalogue names the field without its row: `field.line_items.htsus`.
 */
export function fieldLabel(path: string, mode = ''): MessageDescriptor {
  const byMode = namedByMode(path, mode)
  if (byMode) return { id: `field.${path}.${byMode.way}`, defaultMessage: byMode.label }
  const field = fieldOf(path)
  const list = field ? undefined : listOf(path)
  const named = list?.[0] ?? path.replace(/\.\d+(?=\.)/g, '')
  return { id: `field.${named}`, defaultMessage: field?.label ?? list?.[1].label ?? path }
}

/** The labels of the lists that findings point at as a whole. */
export const listLabels = (): MessageDescriptor[] => LISTS.map(([path]) => fieldLabel(path))
