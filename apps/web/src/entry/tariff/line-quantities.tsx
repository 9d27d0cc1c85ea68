import { useQuery } from '@tanstack/react-query'
import { ReadOnlyField } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { EntryField } from '../form/entry-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { inside } from '../form/inside.ts'
import { useValues } from '../form/use-values.ts'
import styles from './line-quantities.module.css'
import { tariffLineQuery } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

const FURTHER = [2, 3] as const

/**
 * The quantities of a line with their units. The second and third are shown where the tariff asks for them, or where the
 * line has them; where it asks for one unit only, the place of the second says so.
 */
export function LineQuantities({ lineId }: { lineId: string }) {
  const { form } = useEntryFormContext()
  const { on } = useEntryFacts(lineId)
  const at = inside(`line_items.${lineId}`)
  const [hts, ...given] = useValues(form, [
    at('htsus'),
    ...FURTHER.flatMap((place) => [at(`net_qty_${place}`), at(`net_uom_${place}`)]),
  ]) as (string | undefined)[]
  const { data } = useQuery(tariffLineQuery(hts ?? '', on))
  const units = data?.line.units ?? []
  const further = FURTHER.filter(
    (place, index) => units[place - 1] || given[2 * index] || given[2 * index + 1],
  )
  const isOne = data !== undefined && further.length === 0
  const columns = isOne ? 4 : 6
  return (
    <>
      <EntryField name={at('net_qty')} columns={columns} />
      <EntryField
        name={at('net_uom')}
        columns={columns}
        hint={t({
          id: 'line-quantities.block-35-as-the-htsus',
          defaultMessage: 'Block 35. As the HTSUS asks',
        })}
        empty={t({ id: 'line-quantities.choose-a-unit', defaultMessage: 'Choose a unit' })}
      />
      {isOne && (
        <ReadOnlyField
          id={at('net_qty_2')}
          label={t({ id: 'line-quantities.second-quantity', defaultMessage: 'Second quantity' })}
          columns={columns}
        >
          <p className={`${textStyles.note} ${layoutStyles.asControl} ${styles.off}`}>
            {units.length === 0
              ? t({ id: 'line-quantities.not-asked-no-unit', defaultMessage: 'Not asked: no unit' })
              : t({ id: 'line-quantities.not-asked-one-unit', defaultMessage: 'Not asked: one unit' })}
          </p>
        </ReadOnlyField>
      )}
      {further.map((place) => {
        const unit = units[place - 1]
        const asked = unit && (unit.code ?? unit.text)
        return [
          <EntryField
            key={`quantity ${place}`}
            name={at(`net_qty_${place}`)}
            {...(asked && {
              hint: t(
                { id: 'line-quantities.block-35-in', defaultMessage: 'Block 35. In {asked}' },
                { asked },
              ),
            })}
          />,
          <EntryField
            key={`unit ${place}`}
            name={at(`net_uom_${place}`)}
            empty={t({ id: 'line-quantities.choose-a-unit', defaultMessage: 'Choose a unit' })}
            hint={
              asked
                ? t(
                    {
                      id: 'line-quantities.block-35-the-tariff-asks',
                      defaultMessage: 'Block 35. The tariff asks for {asked}',
                    },
                    { asked },
                  )
                : t({
                    id: 'line-quantities.block-35-as-the-htsus',
                    defaultMessage: 'Block 35. As the HTSUS asks',
                  })
            }
          />,
        ]
      })}
    </>
  )
}
