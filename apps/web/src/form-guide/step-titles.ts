import { defineMessage } from '@edfe/domain/messages'
import { t } from '../words/t.ts'

const TITLES = {
  1: defineMessage({ id: 'form-guide.step-1', defaultMessage: 'Entry Header' }),
  2: defineMessage({ id: 'form-guide.step-2', defaultMessage: 'Shipment & Origin' }),
  3: defineMessage({ id: 'form-guide.step-3', defaultMessage: 'Parties & Locations' }),
  4: defineMessage({ id: 'form-guide.step-4', defaultMessage: 'Line Items' }),
  5: defineMessage({ id: 'form-guide.step-5', defaultMessage: 'Totals & Declarations' }),
  6: defineMessage({ id: 'form-guide.step-6', defaultMessage: 'Review & Submit' }),
}

/** The title of a step of the wizard, as the guide and the public pages name it. */
export const stepTitle = (step: keyof typeof TITLES): string => t(TITLES[step])
