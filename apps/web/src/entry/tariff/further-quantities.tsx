import { useQuery } from '@tanstack/react-query'
import { EntryField } from '../form/entry-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { useValues } from '../form/use-values.ts'
import { tariffLineQuery } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

const PLACES = [2, 3] as const

/** Second and third quantity of a line: shown where the tariff asks for them, or where the line has them. */
export function FurtherQuantities({ lineId }: { lineId: string }) {
  const { form } = useEntryFormContext()
  const { on } = useEntryFacts(lineId)
  const at = (field: string) => `line_items.${lineId}.${field}`
  const [hts, ...given] = useValues(form, [
    at('htsus'),
    ...PLACES.flatMap((place) => [at(`net_qty_${place}`), at(`net_uom_${place}`)]),
  ]) as (string | undefined)[]
  const { data } = useQuery(tariffLineQuery(hts ?? '', on))
  const units = data?.line.units ?? []
  return PLACES.map((place, index) => {
    const unit = units[place - 1]
    const isGiven = given[2 * index] || given[2 * index + 1]
    if (!unit && !isGiven) return null
    const asked = unit && (unit.code ?? unit.text)
    return [
      <EntryField
        key={`quantity ${place}`}
        name={at(`net_qty_${place}`)}
        columns={3}
        {...(asked && { hint: `Block 35. In ${asked}` })}
      />,
      <EntryField
        key={`unit ${place}`}
        name={at(`net_uom_${place}`)}
        columns={3}
        empty="Choose a unit"
        hint={asked ? `Block 35. The tariff asks for ${asked}` : 'Block 35. As the HTSUS asks'}
      />,
    ]
  })
}
