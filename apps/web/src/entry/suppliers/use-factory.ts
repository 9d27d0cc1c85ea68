import type { LineManufacturer, OtherParty, PartiesSection } from '@edfe/domain/entry'
import type { Factory, FactoryStart } from '../../factory/factory-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useIsGone } from '../../ui/use-is-gone.ts'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { useFillIn } from './use-fill-in.ts'

/** The factory of a field with a manufacturer ID. */
export interface FactoryOfField {
  /** As far as it is known. */
  start: () => FactoryStart
  /** Fills in the ID, and name and address where they are kept. */
  fill: (factory: Factory, mid: string) => void
}

const partyOf = ({ province, ...factory }: Factory, mid: string): OtherParty => ({
  ...factory,
  state: province,
  manufacturer_id: mid,
})

const makerOf = ({ name, address_line1, city, state, country }: OtherParty = {}): LineManufacturer => ({
  ...(name && { name }),
  ...(address_line1 && { address_line1 }),
  ...(city && { city }),
  ...(state && { province: state }),
  ...(country && { country }),
})

/** The manufacturer of an entry, or its seller as the proposal of one. */
const startOf = ({ manufacturer, seller }: PartiesSection = {}): FactoryStart =>
  manufacturer?.name || !seller?.name ? makerOf(manufacturer) : { ...makerOf(seller), isSeller: true }

const doneText = ({ name }: Factory, mid: string): string =>
  t(
    { id: 'use-factory.done', defaultMessage: '{mid}: the manufacturer ID of {factory}.' },
    { mid, factory: name },
  )

/** The manufacturer of one line. */
export function useLineFactory(lineId: string): FactoryOfField {
  const { form } = useEntryFormContext()
  const { editor } = useEntryContext()
  const fillIn = useFillIn()
  return {
    start() {
      const own: LineManufacturer = form.getValues(`line_items.${lineId}.manufacturer`) ?? {}
      return own.name ? own : startOf(editor.section('parties'))
    },
    fill(factory, mid) {
      const at = `line_items.${lineId}`
      const maker = Object.entries(factory).map(([field, value]) => [`${at}.manufacturer.${field}`, value])
      fillIn({ [`${at}.manufacturer_mid`]: mid, ...Object.fromEntries(maker) }, doneText(factory, mid))
    },
  }
}

/** The manufacturer among the parties of the entry. */
export function usePartyFactory(): FactoryOfField {
  const { form } = useEntryFormContext()
  const fillIn = useFillIn()
  return {
    start: () => startOf(form.getValues('parties')),
    fill(factory, mid) {
      const party = Object.entries(partyOf(factory, mid))
      fillIn(
        Object.fromEntries(party.map(([field, value]) => [`parties.manufacturer.${field}`, String(value)])),
        doneText(factory, mid),
      )
    },
  }
}

/** The manufacturer of the entry, on the page with its ID: name and address are those of the party. */
export function useShipmentFactory(): FactoryOfField {
  const { editor } = useEntryContext()
  const fillIn = useFillIn()
  return {
    start: () => startOf(editor.section('parties')),
    fill(factory, mid) {
      const undo = writeParty(editor, factory, mid)
      fillIn({ 'shipment_origin.manufacturer_id': mid }, doneText(factory, mid), { undo })
    },
  }
}

/** The manufacturer of the entry, on a page that has neither its ID nor its parties. */
export function useEntryFactory(): FactoryOfField {
  const { editor } = useEntryContext()
  const isGone = useIsGone()
  const writeId = (manufacturer_id: string) => {
    const shipment = { ...editor.section('shipment_origin'), manufacturer_id }
    editor.write('shipment_origin', shipment)
  }
  return {
    start: () => startOf(editor.section('parties')),
    fill(factory, mid) {
      const before = editor.section('shipment_origin')?.manufacturer_id ?? ''
      const undo = writeParty(editor, factory, mid)
      writeId(mid)
      showToast({
        text: doneText(factory, mid),
        action: {
          label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
          run() {
            if (editor.section('shipment_origin')?.manufacturer_id === mid) writeId(before)
            undo()
            // The form of another page began with the factory, and would save it again.
            if (isGone.current)
              void editor.put(({ shipment_origin, parties }) => ({ shipment_origin, parties }))
          },
        },
      })
    },
  }
}

/** Keeps a factory as the manufacturer of the entry; returns what takes it back. */
function writeParty(
  editor: ReturnType<typeof useEntryContext>['editor'],
  factory: Factory,
  mid: string,
): () => void {
  const before = editor.section('parties')?.manufacturer
  const party = partyOf(factory, mid)
  const write = (manufacturer: OtherParty) =>
    editor.write('parties', { ...editor.section('parties'), manufacturer })
  write({ ...before, ...party })
  // A save keeps what it leaves out: what was blank before is written as blank.
  const blank = Object.fromEntries(Object.keys(party).map((field) => [field, '']))
  return () => write({ ...blank, ...before })
}
