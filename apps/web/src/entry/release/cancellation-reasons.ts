import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'

/** CBP's reasons of a cancellation (SE13, note 1). */
export const REASON_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  '01': defineMessage({ id: 'cancel-release.reason.01', defaultMessage: 'Clerical error' }),
  '02': defineMessage({
    id: 'cancel-release.reason.02',
    defaultMessage: 'The goods moved on in bond instead',
  }),
  '03': defineMessage({
    id: 'cancel-release.reason.03',
    defaultMessage: 'The goods were cleared under another entry',
  }),
  '04': defineMessage({
    id: 'cancel-release.reason.04',
    defaultMessage: 'The goods were admitted to a foreign trade zone',
  }),
  '05': defineMessage({
    id: 'cancel-release.reason.05',
    defaultMessage: 'The goods were cleared under an informal entry',
  }),
  '06': defineMessage({ id: 'cancel-release.reason.06', defaultMessage: 'The goods were seized' }),
  '07': defineMessage({ id: 'cancel-release.reason.07', defaultMessage: 'The goods were destroyed' }),
  '08': defineMessage({ id: 'cancel-release.reason.08', defaultMessage: 'The goods never arrived' }),
  '09': defineMessage({
    id: 'cancel-release.reason.09',
    defaultMessage: 'The importer refused the shipment',
  }),
  '10': defineMessage({
    id: 'cancel-release.reason.10',
    defaultMessage: 'The goods may not be imported',
  }),
  '11': defineMessage({ id: 'cancel-release.reason.11', defaultMessage: 'System error' }),
  '12': defineMessage({
    id: 'cancel-release.reason.12',
    defaultMessage: 'No foreign goods left the zone in the week',
  }),
}

/** The number that CBP asks for with some reasons. */
export const REPLACEMENT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  IB: defineMessage({ id: 'cancel-release.in-bond', defaultMessage: 'In-bond number' }),
  EN: defineMessage({ id: 'cancel-release.entry', defaultMessage: 'Number of the other entry' }),
  FTZ: defineMessage({ id: 'cancel-release.admission', defaultMessage: 'Number of the zone admission' }),
}
