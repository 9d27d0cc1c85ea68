import type { DraftPath } from '@edfe/domain/entry'
import { fitsSupplier } from '@edfe/domain/parties'
import { useQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { type ReactNode, useRef, useState } from 'react'
import { FactoryButton } from '../../factory/factory-button.tsx'
import { type Supplier, suppliersQuery } from '../../factory/supplier-queries.ts'
import { SupplierRow } from '../../factory/supplier-row.tsx'
import listStyles from '../../lookup/code-combobox.module.css'
import { useSideWithRoom } from '../../lookup/use-side-with-room.ts'
import { useDates } from '../../session/use-dates.ts'
import controlStyles from '../../ui/control.module.css'
import type { FieldColumns } from '../../ui/field.tsx'
import { upperCase } from '../../ui/sanitize.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { hintUnder } from '../form/controls/field-options.ts'
import { FieldFrame } from '../form/field-frame.tsx'
import { fieldMeta } from '../form/field-meta.ts'
import { type FieldTexts, useField } from '../form/use-field.ts'
import { useValues } from '../form/use-values.ts'
import type { FactoryOfField } from './use-factory.ts'

const PAUSE_MS = 250
const { InputKeyDownEscape, InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes

interface Props extends FieldTexts {
  name: DraftPath
  columns?: FieldColumns
  note?: ReactNode
  noteTone?: 'success' | undefined
  /** Offers only suppliers whose manufacturer ID is known. */
  needsId?: boolean
  /** The factory behind a manufacturer ID, which the dialog builds from name and address. */
  factory?: FactoryOfField
  /** Fills in what belongs to the supplier. */
  onChoose: (supplier: Supplier) => void
}

/**
 * A name or an ID that is typed freely, with the known suppliers that it may be. Unlike a code, what is typed is kept as
 * it is; only a supplier that the person chooses fills anything in.
 */
export function SupplierField(props: Props) {
  const { name, columns, note, noteTone, needsId = false, factory, onChoose, ...texts } = props
  const { editor, rules } = useEntryContext()
  const { entry } = editor.state()
  const hint = texts.hint ?? hintUnder(fieldMeta(name), rules.profile)
  const field = useField(name, { ...texts, ...(hint && { hint }), hasNote: Boolean(note) })
  const text = String(useValues(field.form, name) ?? '')
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const settled = useSettled(text, PAUSE_MS)
  const entryId = isOnServer(entry) ? entry.id : undefined
  const { data } = useQuery({ ...suppliersQuery(entryId, settled), enabled: isAsked && entry.may.edit })
  // Until the answer comes, the suppliers of the text before stay as far as they fit.
  const rows = (data?.suppliers ?? []).filter(
    (supplier) => fitsSupplier(supplier, text) && (!needsId || supplier.mid !== ''),
  )
  const isOpen = isAsked && rows.length > 0
  const side = useSideWithRoom(box, isOpen)
  const { day } = useDates()

  const choose = (supplier: Supplier) => {
    setAsked(false)
    onChoose(supplier)
  }
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Supplier>({
    items: rows,
    inputId: field.id,
    inputValue: text,
    selectedItem: null,
    isOpen,
    itemToString: (supplier) => supplier?.party.name ?? '',
    stateReducer: (state, { type, changes }) =>
      type === InputKeyDownEscape || type === InputBlur
        ? { ...changes, selectedItem: null, inputValue: state.inputValue }
        : changes,
    onStateChange: ({ type, selectedItem, isOpen: next }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) choose(selectedItem)
      else if (next !== undefined) setAsked(next)
    },
  })
  return (
    <FieldFrame
      field={field}
      columns={columns}
      note={note}
      noteTone={noteTone}
      aside={
        factory &&
        entry.may.edit && (
          <FactoryButton
            start={factory.start}
            profile={rules.profile}
            entryId={entryId}
            onSupplier={onChoose}
            onUse={factory.fill}
          />
        )
      }
    >
      <div className={`${controlStyles.selectBox} ${listStyles.box}`} ref={box}>
        <input
          {...getInputProps({
            onChange: ({ currentTarget: { value } }) => {
              const typed = field.meta.upper ? upperCase(value) : value
              field.form.setValue(name, typed, { shouldDirty: true })
              setAsked(true)
            },
            // Enter in an open list closes it; it never saves the page.
            onKeyDown: (event) => {
              if (event.key !== 'Enter' || !isOpen || highlightedIndex >= 0) return
              event.preventDefault()
              setAsked(false)
            },
            onBlur: () => field.blurred(name),
          })}
          {...field.aria}
          aria-labelledby={undefined}
          className={controlStyles.control}
          maxLength={field.meta.maxLength}
          autoComplete="off"
          spellCheck={false}
        />
        <div
          className={[listStyles.list, listStyles[side], isOpen ? '' : listStyles.shut]
            .filter(Boolean)
            .join(' ')}
        >
          <ul
            {...getMenuProps({
              'aria-label': t({ id: 'supplier-field.known-suppliers', defaultMessage: 'Known suppliers' }),
              'aria-labelledby': undefined,
            })}
          >
            {isOpen &&
              rows.map((supplier, index) => (
                <li
                  key={`${supplier.mid} ${supplier.party.name} ${supplier.party.address_line1}`}
                  {...getItemProps({ item: supplier, index, 'aria-selected': index === highlightedIndex })}
                >
                  <SupplierRow supplier={supplier} lastUsed={day(supplier.last_used_at)} />
                </li>
              ))}
          </ul>
          <p role="status">
            {isOpen &&
              t({
                id: 'supplier-field.your-suppliers-choosing-one-fills',
                defaultMessage: 'Your suppliers. Choosing one fills in all that belongs to it.',
              })}
          </p>
        </div>
      </div>
    </FieldFrame>
  )
}
