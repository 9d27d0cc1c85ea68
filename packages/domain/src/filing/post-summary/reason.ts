import { formatDay } from '../../calendar/index.ts'
import { defineMessage, type Message, type MessageDescriptor } from '../../messages/index.ts'
import { formatUsd, groupThousands } from '../../money/index.ts'
import type { AeFee, QuantityFacts } from '../entry-summary-facts.ts'

/** A reason of AE table 14 (H, of the header) or 15 (L, of a line). */
export type ReasonCode = `H${number}` | `L${number}`

/** Data as a person reads it: what is filed as text, words as messages. Empty where nothing is given. */
export type Reading = readonly (string | Message)[]

/** Data of a summary that a correction may change, and the reason that CBP wants for the change. */
export interface Reason<Of> {
  code: ReasonCode
  /** The label of the data. */
  label: MessageDescriptor
  /** One text, or several parts; two readings are equal only for equal data. */
  read(of: Of): string | Reading
}

/** The name of data in a correction, as a message. */
export const named = (name: string, defaultMessage: string): MessageDescriptor => ({
  id: `correction.${name}`,
  defaultMessage,
})

/** The parts that are given. Amounts in them are decimal texts in dollars. */
export const list = (parts: readonly (string | Message | false | undefined)[]): Reading =>
  parts.flatMap((part) => part || [])
export const day = (value: Parameters<typeof formatDay>[0] | undefined): string =>
  value ? formatDay(value) : ''
export const whole = (amount: string | undefined): string => (amount ? `$${groupThousands(amount)}` : '')
export const money = (amount: string | undefined): string => (amount ? formatUsd(amount) : '')
export const feeOf = (fee: AeFee | undefined): string => (fee ? `${fee.classCode} ${money(fee.amount)}` : '')
export const quantity = ({ amount, unit }: QuantityFacts): string =>
  [amount && groupThousands(amount), unit].filter(Boolean).join(' ')

/** Words for what is filed as an indicator. */
export const NO_BOND = defineMessage({ id: 'correction.no-bond', defaultMessage: 'No bond' })
export const FINAL_WITHDRAWAL = defineMessage({
  id: 'correction.final-withdrawal',
  defaultMessage: 'final withdrawal',
})
export const YES = defineMessage({ id: 'correction.yes', defaultMessage: 'Yes' })
