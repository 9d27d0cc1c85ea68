import type { LineItem, OtherParty, OtherPartyType, ShipmentSection } from '@edfe/domain/entry'
import { supplierAsParty, supplierOnLine, supplierOnShipment } from '@edfe/domain/parties'
import type { Supplier } from '../../factory/supplier-queries.ts'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { useFillIn } from './use-fill-in.ts'

const nameOf = ({ party, mid }: Supplier) => party.name || mid

/** A chosen supplier as the manufacturer of one line: ID, name, address, relationship, and the origin of its goods. */
export function useLineSupplier(lineId: string): (supplier: Supplier) => void {
  const fillIn = useFillIn()
  const { form } = useEntryFormContext()
  const { editor } = useEntryContext()
  return (supplier) => {
    const { manufacturer = {}, ...own } = supplierOnLine(supplier, {
      line: form.getValues(`line_items.${lineId}.origin_country`),
      shipment: editor.section('shipment_origin')?.country_of_origin,
    })
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
 * A chosen supplier as the manufacturer of the shipment, on the page with its ID. Its name and address become the entry's
 * manufacturer while that is blank or has another ID; origin and terms of the last time come along where step 2 has none;
 * lines without their own ID and answer take the last answer on relationship.
 */
export function useShipmentSupplier(): (supplier: Supplier) => void {
  const fillIn = useFillIn()
  const { form } = useEntryFormContext()
  const { editor } = useEntryContext()
  const writeLines = (ids: ReadonlySet<string>, relationship: string) => {
    const lines = (editor.section('line_items') ?? []).map((line) =>
      ids.has(line.id) ? { ...line, relationship } : line,
    )
    editor.write('line_items', lines)
  }
  return (supplier) => {
    const { relationship } = supplier
    const unanswered = (editor.section('line_items') ?? []).filter(isUnanswered).map(({ id }) => id)
    const answered = new Set(relationship ? unanswered : [])
    const undoParty = takeParty(editor, supplier)
    if (answered.size > 0) writeLines(answered, relationship)
    const shipment = supplierOnShipment(supplier, form.getValues('shipment_origin'))
    fillIn(
      prefixed('shipment_origin', shipment),
      shipmentText(supplier, { ...shipment, isParty: undoParty !== undefined, lines: answered.size }),
      {
        undo() {
          undoParty?.()
          if (answered.size > 0) writeLines(answered, '')
        },
      },
    )
  }
}

/** The same in step 4, whose form has the lines, and neither the ID of the shipment nor its parties. */
export function useEntrySupplier(): (supplier: Supplier) => void {
  const fillIn = useFillIn()
  const { form } = useEntryFormContext()
  const { editor } = useEntryContext()
  const writeShipment = (change: ShipmentSection) => {
    const shipment = { ...editor.section('shipment_origin'), ...change }
    editor.write('shipment_origin', shipment)
  }
  return (supplier) => {
    const { relationship } = supplier
    const before = editor.section('shipment_origin') ?? {}
    const shipment = supplierOnShipment(supplier, before)
    const lines: Readonly<Record<string, LineItem>> = form.getValues('line_items')
    const unanswered = relationship ? Object.keys(lines).filter((id) => isUnanswered(lines[id]!)) : []
    const undoParty = takeParty(editor, supplier)
    writeShipment(shipment)
    fillIn(
      Object.fromEntries(unanswered.map((id) => [`line_items.${id}.relationship`, relationship])),
      shipmentText(supplier, { ...shipment, isParty: undoParty !== undefined, lines: unanswered.length }),
      {
        undo() {
          undoParty?.()
          const { manufacturer_id = '', country_of_origin = '', incoterm = '' } = before
          writeShipment({ manufacturer_id, country_of_origin, incoterm })
        },
      },
    )
  }
}

/** Keeps a supplier as the manufacturer of the entry while that is blank or has another ID; returns what takes it back. */
function takeParty(
  editor: ReturnType<typeof useEntryContext>['editor'],
  supplier: Supplier,
): (() => void) | undefined {
  const before = editor.section('parties')?.manufacturer ?? {}
  const isOther = Boolean(before.manufacturer_id) && before.manufacturer_id !== supplier.mid
  if (!supplier.party.name || (before.name && !isOther)) return undefined
  const write = (manufacturer: OtherParty) => {
    const parties = { ...editor.section('parties'), manufacturer }
    editor.write('parties', parties)
  }
  write(supplierAsParty(supplier, true))
  return () => write({ ...supplierAsParty({ ...supplier, mid: '', party: {} }, true), ...before })
}

interface Taken {
  country_of_origin?: string | undefined
  incoterm?: string | undefined
  isParty: boolean
  /** How many lines take the answer on relationship. */
  lines: number
}

/** 'The manufacturer is Hoa Minh. Also filled in: name and address, origin, terms (FOB).' */
function shipmentText(supplier: Supplier, { country_of_origin, incoterm, isParty, lines }: Taken): string {
  const more = [
    isParty && t({ id: 'use-supplier.name-and-address', defaultMessage: 'name and address' }),
    country_of_origin && t({ id: 'use-supplier.origin', defaultMessage: 'origin' }),
    incoterm && t({ id: 'use-supplier.terms', defaultMessage: 'terms ({incoterm})' }, { incoterm }),
    lines > 0 &&
      t({ id: 'use-supplier.relationship-of-the-lines', defaultMessage: 'relationship of the lines' }),
  ].filter(Boolean)
  return t(
    {
      id: 'use-supplier.the-manufacturer-is',
      defaultMessage:
        'The manufacturer is {supplier}.{count, plural, =0 {} other { Also filled in: {facts}.}}',
    },
    { supplier: nameOf(supplier), count: more.length, facts: more.join(', ') },
  )
}

const isUnanswered = ({ manufacturer_mid, relationship }: LineItem): boolean =>
  !manufacturer_mid && !relationship

const prefixed = (prefix: string, values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${prefix}.${field}`, String(value)]))
