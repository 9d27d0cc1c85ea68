import { type FieldDefinitions, type FieldOptions, list } from '../field.ts'
import { bondFields } from './bond.ts'
import { exportFields } from './export.ts'
import { headerFields } from './header.ts'
import { lineFields } from './line.ts'
import { partyFields } from './party.ts'
import { releaseFields } from './release.ts'
import { remedyFields } from './remedies.ts'
import { reviewFields } from './review.ts'
import { securityFilingFields } from './security-filing.ts'
import { shipmentFields } from './shipment.ts'
import { totalsFields } from './totals.ts'

/** A section of the draft: its fields, the numbered step that they belong to, and where canonical JSON holds them. */
const section = <
  const Fields extends FieldDefinitions,
  const Options extends Pick<FieldOptions, 'step' | 'canonical'>,
>(
  fields: Fields,
  options: Options,
) => ({ kind: 'group', fields, ...options }) as const

/** Every field of an entry, section by section in page order: the one place that says what a field is. */
export const draftFields = {
  header: section(headerFields, { step: 'header' }),
  bond_information: section(bondFields, { step: 'header', canonical: 'bond' }),
  shipment_origin: section(shipmentFields, { step: 'shipment_origin', canonical: 'transport' }),
  export_details: section(exportFields, { step: 'shipment_origin', canonical: 'export' }),
  trade_remedies: section(remedyFields, { step: 'shipment_origin' }),
  release: section(releaseFields, { step: 'shipment_origin' }),
  security_filing: section(securityFilingFields, { step: 'shipment_origin' }),
  parties: section(partyFields, { step: 'parties_locations' }),
  line_items: list(lineFields, {
    label: 'Line items',
    row: 'line',
    hint: 'Blocks 31–38. One line or more, 999 at most',
    block: '31',
    step: 'line_items',
    limit: 999,
    canonical: 'lines',
  }),
  totals_declarations: section(totalsFields, { step: 'totals_declarations', canonical: '' }),
  final_review: section(reviewFields, { step: 'review_submit', canonical: '' }),
} as const
