import type { LineItem, OtherParty, OtherPartyType } from '@edfe/domain/entry'
import { supplierAsParty, supplierOnLine } from '@edfe/domain/parties'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import type { Supplier } from './supplier-queries.ts'
import { useFillIn } from './use-fill-in.ts'

const nameOf = ({ party, mid }: Supplier) => party.name || mid

/** A chosen supplier as the manufacturer of one line: ID, name, address and relationship. */
export function useLineSupplier(lineId: string): (supplier: Supplier) => void {
  const fillIn = useFillIn()
  return (supplier) => {
    const { manufacturer = {}, ...own } = supplierOnLine(supplier)
    fillIn(
      prefixed(`line_items.${lineId}`, { ...own, ...prefixed('manufacturer', manufacturer) }),
      t(
        {
          id: 'use-supplier.the-manufacturer-of-the-line',
          defaultMessage: 'The manufacturer of the line is {supplier}.',
        },
        { supplier: nameOf(supplier) },
      ),
    )
  }
}

/** A chosen supplier as a party of the entry: name, address and contact; the ID of the manufacturer. */
export function usePartySupplier(party: OtherPartyType): (supplier: Supplier) => void {
  const fillIn = useFillIn()
  return (supplier) =>
    fillIn(
      prefixed(`parties.${party}`, supplierAsParty(supplier, party === 'manufacturer')),
      t(
        { id: 'use-supplier.the-is', defaultMessage: 'The {party} is {supplier}.' },
        { party, supplier: nameOf(supplier) },
      ),
    )
}

/**
 * A chosen supplier as the manufacturer of the shipment. Its name and address become the entry's manufacturer while that
 * is blank or has another ID; lines without their own ID and answer take the last answer on relationship.
 */
export function useShipmentSupplier(): (supplier: Supplier) => void {
  const fillIn = useFillIn()
  const { editor } = useEntryContext()
  const writeParty = (manufacturer: OtherParty) => {
    const parties = { ...editor.section('parties'), manufacturer }
    editor.edit('parties', () => parties)
  }
  const writeLines = (ids: ReadonlySet<string>, relationship: string) => {
    const lines = (editor.section('line_items') ?? []).map((line) =>
      ids.has(line.id) ? { ...line, relationship } : line,
    )
    editor.edit('line_items', () => lines)
  }
  return (supplier) => {
    const before = editor.section('parties')?.manufacturer ?? {}
    const { relationship } = supplier
    const takesParty =
      Boolean(supplier.party.name) &&
      (!before.name || (Boolean(before.manufacturer_id) && before.manufacturer_id !== supplier.mid))
    const unanswered = (editor.section('line_items') ?? []).filter(isUnanswered).map(({ id }) => id)
    const answered = new Set(relationship ? unanswered : [])
    if (takesParty) writeParty(supplierAsParty(supplier, true))
    if (answered.size > 0) writeLines(answered, relationship)
    const more = [
      takesParty && 'name and address',
      answered.size > 0 &&
        t({ id: 'use-supplier.relationship-of-the-lines', defaultMessage: 'relationship of the lines' }),
    ].filter(Boolean)
    fillIn(
      { 'shipment_origin.manufacturer_id': supplier.mid },
      t(
        {
          id: 'use-supplier.the-manufacturer-is',
          defaultMessage:
            'The manufacturer is {supplier}.{count, plural, =0 {} other { Also filled in: {facts}.}}',
        },
        { supplier: nameOf(supplier), count: more.length, facts: more.join(', ') },
      ),
      {
        undo() {
          if (takesParty)
            writeParty({ ...supplierAsParty({ ...supplier, mid: '', party: {} }, true), ...before })
          if (answered.size > 0) writeLines(answered, '')
        },
      },
    )
  }
}

const isUnanswered = ({ manufacturer_mid, relationship }: LineItem): boolean =>
  !manufacturer_mid && !relationship

const prefixed = (prefix: string, values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${prefix}.${field}`, String(value)]))
