import { useQuery } from '@tanstack/react-query'
import { useDates } from '../session/use-dates.ts'
import controlStyles from '../ui/control.module.css'
import { Field } from '../ui/field.tsx'
import listStyles from '../ui/search-dialog.module.css'
import { useSearchList, useSearchText } from '../ui/use-search-list.ts'
import { t } from '../words/t.ts'
import { type Supplier, suppliersQuery } from './supplier-queries.ts'
import { SupplierRow } from './supplier-row.tsx'

/** The form of a new factory stays in sight below. */
const MOST_SHOWN = 4

interface Props {
  /** The entry that is typed: what it says itself is no suggestion. */
  entryId?: string | undefined
  onChoose: (supplier: Supplier) => void
}

/** The suppliers of the organization whose manufacturer ID is known: choosing one brings all that belongs to it. */
export function KnownFactories({ entryId, onChoose }: Props) {
  const words = useSearchText('')
  const { day } = useDates()
  const { data } = useQuery(suppliersQuery(entryId, words.settled))
  const rows = (data?.suppliers ?? []).filter(({ mid }) => mid !== '').slice(0, MOST_SHOWN)
  const { id, inputProps, menuProps, itemProps } = useSearchList<Supplier>({
    items: rows,
    text: words,
    onChoose,
  })
  if (rows.length === 0 && words.typed === '') return null
  return (
    <div>
      <Field
        id={id}
        label={t({ id: 'known-factories.label', defaultMessage: 'One of your suppliers' })}
        hint={t({
          id: 'known-factories.hint',
          defaultMessage:
            'Brings its ID, address, origin, relationship and terms. Or name a new factory below.',
        })}
      >
        <input {...inputProps} className={controlStyles.control} />
      </Field>
      <ul
        {...menuProps(t({ id: 'supplier-field.known-suppliers', defaultMessage: 'Known suppliers' }))}
        className={listStyles.list}
      >
        {rows.map((supplier, index) => (
          <li key={`${supplier.mid} ${supplier.party.name}`} {...itemProps(supplier, index)}>
            <SupplierRow supplier={supplier} lastUsed={day(supplier.last_used_at)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
