import { formatDay } from '../../calendar/index.ts'
import type { MessageDescriptor } from '../../messages/index.ts'
import { formatUsd, groupThousands } from '../../money/index.ts'
import type { AeFee, QuantityFacts } from '../entry-summary-facts.ts'

/** A reason of AE table 14 (H, of the header) or 15 (L, of a line). */
export type ReasonCode = `H${number}` | `L${number}`

/** Data of a summary that a correction may change, and the reason that CBP wants for the change. */
export interface Reason<Of> {
  code: ReasonCode
  /** What the data is called. */
  label: MessageDescriptor
  /** The data as a person reads it; two texts are equal only for equal data. */
  read(of: Of): string
}

/** The name of data in a correction, as a message. */
export const named = (name: string, defaultMessage: string): MessageDescriptor => ({
  id: `correction.${name}`,
  defaultMessage,
})

/** Values as a person reads them: blank ones are left out. Amounts are decimal texts in dollars. */
export const list = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ')
export const day = (value: Parameters<typeof formatDay>[0] | undefined): string =>
  value ? formatDay(value) : ''
export const whole = (amount: string | undefined): string => (amount ? `$${groupThousands(amount)}` : '')
export const money = (amount: string | undefined): string => (amount ? formatUsd(amount) : '')
export const feeOf = (fee: AeFee | undefined): string => (fee ? `${fee.classCode} ${money(fee.amount)}` : '')
export const quantity = ({ amount, unit }: QuantityFacts): string =>
  list([amount && groupThousands(amount), unit])
