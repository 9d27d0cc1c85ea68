import type { SaveAddress } from '@edfe/contracts/organization/organization'
import { say } from '@edfe/domain/messages'
import { CANADIAN_PROVINCES, isUsState } from '@edfe/domain/reference'
import type { z } from 'zod'
import { type Refusal, refuse } from '../../refusals/problems.ts'

type Values = z.output<typeof SaveAddress>

const FORMS = {
  US: {
    isState: isUsState,
    state: say({ id: 'refusal.address.us-state', defaultMessage: 'State must be two letters, such as NJ' }),
    postal: /^\d{5}(-\d{4})?$/,
    postalMessage: say({
      id: 'refusal.address.us-postal',
      defaultMessage: 'ZIP code must be five digits, such as 07114, or nine, such as 07114-2301',
    }),
  },
  CA: {
    isState: (code: string) => Object.hasOwn(CANADIAN_PROVINCES, code),
    state: say({
      id: 'refusal.address.ca-state',
      defaultMessage: 'Province must be two letters, such as ON',
    }),
    postal: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
    postalMessage: say({
      id: 'refusal.address.ca-postal',
      defaultMessage: 'Postal code must be like K1A 0B1',
    }),
  },
} as const

/** The address as it is stored, state and postal code as its country writes them; else what is wrong, field by field. */
export function checkAddress(values: Values): Values | Refusal {
  const form = FORMS[values.country]
  const state = values.state.toUpperCase()
  const postal =
    values.country === 'CA' ? spaced(values.postal.toUpperCase()) : hyphenated(values.postal.trim())
  const fields = [
    ...(form.isState(state) ? [] : [{ path: 'state', message: form.state }]),
    ...(form.postal.test(postal) ? [] : [{ path: 'postal', message: form.postalMessage }]),
  ]
  const [first] = fields
  return first ? refuse(400, 'validation_failed', first.message, { fields }) : { ...values, state, postal }
}

/** '071142301' and '07114 2301' give '07114-2301', as on the entry. */
const hyphenated = (postal: string): string => postal.replace(/^(\d{5}) ?(\d{4})$/, '$1-$2')

/** 'K1A0B1' and 'K1A-0B1' give 'K1A 0B1'. */
const spaced = (postal: string): string => postal.replace(/^(...)[ -]?(...)$/, '$1 $2')
