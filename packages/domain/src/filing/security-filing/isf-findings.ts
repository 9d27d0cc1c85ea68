import { defineMessage, type Message } from '../../messages/index.ts'
import type { Finding } from '../../rules/finding.ts'
import { findingPlace } from '../finding-place.ts'
import type { NamedElement } from './isf-elements.ts'
import type { NeededOfParty } from './isf-party.ts'
import { ELEMENT_NAMES, PARTY_FIELD_NAMES } from './isf-words.ts'

/** A field for which a security filing cannot be sent as the draft is. */
export const isfFinding = (rule: string, path: string, message: Message): Finding => ({
  rule_id: `ISF_${rule}`,
  severity: 'error',
  path,
  message,
  ...findingPlace(path),
})

const partyMissing = defineMessage<{ party: Message }>({
  id: 'isf.needs-party',
  defaultMessage: 'The security filing needs the {party}, with address and country.',
})
const partyLacks = defineMessage<{ party: Message; field: Message }>({
  id: 'isf.needs-of-party',
  defaultMessage: 'The security filing needs the {field} of the {party}.',
})
const addressTooLong = defineMessage<{ party: Message }>({
  id: 'isf.address-too-long',
  defaultMessage: 'The address of the {party} has more than 210 characters. Shorten it.',
})

type Element = NamedElement | 'manufacturers'
const nameOf = (element: Element): Message => ({ id: ELEMENT_NAMES[element].id })

export const partyMessages = { partyMissing, partyLacks, addressTooLong }

export const partyFindings = {
  missing: (element: Element, path: string) =>
    isfFinding('PARTY_MISSING', `${path}.name`, partyMissing({ party: nameOf(element) })),
  lacks: (element: Element, path: string, field: NeededOfParty) =>
    isfFinding(
      'PARTY_INCOMPLETE',
      `${path}.${field}`,
      partyLacks({ party: nameOf(element), field: { id: PARTY_FIELD_NAMES[field].id } }),
    ),
  tooLong: (element: Element, path: string) =>
    isfFinding('ADDRESS_LONG', `${path}.address_line1`, addressTooLong({ party: nameOf(element) })),
}

/** Sentences about the other parts. */
export const isfMessages = {
  notByShip: defineMessage({
    id: 'isf.not-by-ship',
    defaultMessage: 'A security filing is for goods that come by ship.',
  }),
  port: defineMessage({
    id: 'isf.needs-port',
    defaultMessage: 'The security filing goes through the port of step 1. Choose it.',
  }),
  importer: defineMessage({
    id: 'isf.needs-importer',
    defaultMessage:
      'The security filing needs the importer number: an EIN, a Social Security number or one assigned by CBP.',
  }),
  consignee: defineMessage({
    id: 'isf.needs-consignee',
    defaultMessage: 'The security filing needs the consignee number, or SAME for that of the importer.',
  }),
  bill: defineMessage({
    id: 'isf.needs-bill',
    defaultMessage: 'The security filing needs the bill of lading. The carrier gives it with the booking.',
  }),
  billForm: defineMessage({
    id: 'isf.bill-form',
    defaultMessage:
      'A bill in the security filing has the four letters of its issuer and up to twelve letters or digits.',
  }),
  lines: defineMessage({
    id: 'isf.needs-lines',
    defaultMessage: 'The security filing needs the goods: a line with tariff number and origin.',
  }),
  hts: defineMessage<{ line: number }>({
    id: 'isf.needs-hts',
    defaultMessage:
      'The security filing needs the tariff number of line {line}, at least its first six digits.',
  }),
  origin: defineMessage<{ line: number }>({
    id: 'isf.needs-origin',
    defaultMessage: 'The security filing needs the country of origin of line {line}.',
  }),
  bond: defineMessage({
    id: 'isf.needs-bond',
    defaultMessage:
      'The security filing needs a bond. The continuous bond of the importer covers it; without one, a surety issues a single bond.',
  }),
  bondReference: defineMessage({
    id: 'isf.needs-bond-reference',
    defaultMessage: 'A single bond for the security filing needs the reference that the surety gave.',
  }),
  bondSurety: defineMessage({
    id: 'isf.needs-bond-surety',
    defaultMessage: 'A single bond for the security filing needs the three digits of its surety.',
  }),
  unlading: defineMessage({
    id: 'isf.needs-unlading',
    defaultMessage: 'Five facts need the foreign port of unlading, five digits of Schedule K.',
  }),
  delivery: defineMessage({
    id: 'isf.needs-delivery',
    defaultMessage: 'Five facts need the place of delivery, by Schedule K or by its UN code.',
  }),
  shipment: defineMessage({
    id: 'isf.five-facts-shipment',
    defaultMessage: 'Goods that only pass through have the shipment type 01.',
  }),
}

/** Sentences about a filing in the message of a release. */
export const unifiedMessages = {
  notFirst: defineMessage({
    id: 'isf.unified-not-first',
    defaultMessage:
      'Only a release that is filed before its summary takes the security filing into its message. File the security filing separately instead.',
  }),
}
