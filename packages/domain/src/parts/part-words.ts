import { fieldHint, fieldLabel } from '../entry/index.ts'
import type { MessageDescriptor } from '../messages/index.ts'

interface Words {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor | undefined
}

/** Fields that a part words in another way than a line, which may leave them to the shipment. */
const OF_PARTS: Readonly<Record<string, Words>> = {
  origin_country: {
    label: { id: 'field.part.origin_country', defaultMessage: 'Country of origin' },
    hint: { id: 'field.part.origin_country.hint', defaultMessage: 'Block 10. Where the goods were made' },
  },
  manufacturer_mid: {
    label: { id: 'field.part.manufacturer_mid', defaultMessage: 'Manufacturer ID' },
    hint: {
      id: 'field.part.manufacturer_mid.hint',
      defaultMessage: 'Block 13. 3 to 15 letters, digits, hyphens',
    },
  },
}

/** Label and hint of a field of a part by its path (`htsus`, `manufacturer.city`): those of the field of a line, most often. */
export const partWords = (path: string): Words =>
  OF_PARTS[path] ?? { label: fieldLabel(`line_items.0.${path}`), hint: fieldHint(`line_items.0.${path}`) }

/** The labels and hints that only parts have. */
export const partMessages = (): MessageDescriptor[] =>
  Object.values(OF_PARTS).flatMap(({ label, hint }) => (hint ? [label, hint] : [label]))
