import { defineMessage, type MessageDescriptor } from '../../messages/index.ts'

/** What CBP does not take, by the subject of a condition of a release. */
export const conditionWords = {
  number: defineMessage({
    id: 'release-condition.number',
    defaultMessage: 'CBP does not take the release under this entry number as it is.',
  }),
  type: defineMessage({
    id: 'release-condition.type',
    defaultMessage: 'CBP does not take this entry type for the release.',
  }),
  importer: defineMessage({
    id: 'release-condition.importer',
    defaultMessage: 'CBP does not take the number of the importer.',
  }),
  mode: defineMessage({
    id: 'release-condition.mode',
    defaultMessage: 'CBP does not take the mode of transport of the release.',
  }),
  bond: defineMessage({
    id: 'release-condition.bond',
    defaultMessage: 'CBP does not take the bond of the release.',
  }),
  value: defineMessage({
    id: 'release-condition.value',
    defaultMessage: 'CBP does not take the value of the goods for a release of this type.',
  }),
  port: defineMessage({
    id: 'release-condition.port',
    defaultMessage: 'CBP does not take the port of the release.',
  }),
  unlading: defineMessage({
    id: 'release-condition.unlading',
    defaultMessage: 'CBP needs another port of unlading for the release.',
  }),
  split: defineMessage({
    id: 'release-condition.split',
    defaultMessage: 'CBP does not take the choice for a shipment that comes in parts.',
  }),
  placement: defineMessage({
    id: 'release-condition.placement',
    defaultMessage: 'CBP does not take where the goods are, or how they came.',
  }),
  contact: defineMessage({
    id: 'release-condition.contact',
    defaultMessage: 'CBP does not take the contact of the release, or the reason of its cancellation.',
  }),
  bill: defineMessage({
    id: 'release-condition.bill',
    defaultMessage: 'CBP does not take a bill of lading of the release.',
  }),
  conveyance: defineMessage({
    id: 'release-condition.conveyance',
    defaultMessage: 'CBP does not take the conveyance of a bill of lading.',
  }),
  agency: defineMessage({
    id: 'release-condition.agency',
    defaultMessage: 'CBP does not take data for another agency.',
  }),
  equipment: defineMessage({
    id: 'release-condition.equipment',
    defaultMessage: 'CBP does not take a container of the release.',
  }),
  reference: defineMessage({
    id: 'release-condition.reference',
    defaultMessage: 'CBP does not take a reference number of the release.',
  }),
  party: defineMessage({
    id: 'release-condition.party',
    defaultMessage: 'CBP does not take a party of the release, or its address.',
  }),
  line: defineMessage({
    id: 'release-condition.line',
    defaultMessage: 'CBP does not take a line of the release.',
  }),
  tariff: defineMessage({
    id: 'release-condition.tariff',
    defaultMessage: 'CBP does not take a tariff number or a value of the release.',
  }),
}

/** The sentences about conditions of a release. */
export const releaseConditionMessages = (): MessageDescriptor[] => Object.values(conditionWords)
