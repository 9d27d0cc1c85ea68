import { formHts } from '@edfe/domain/entry'
import { t } from '../words/t.ts'
/**
 * Returns the ways to transport the goods; an entry begins with CBP's mode of transport for the chosen one.
 */
export const transports = () =>
  [
    ['ocean', t({ id: 'shipment-answers.by-sea', defaultMessage: 'By sea' })],
    ['air', t({ id: 'shipment-answers.by-air', defaultMessage: 'By air' })],
    ['land', t({ id: 'shipment-answers.by-truck', defaultMessage: 'By truck' })],
  ] as const
export type Transport = ReturnType<typeof transports>[number][0]

/** The answers of the start page, as its address keeps them. All are texts, and any may be missing. */
export interface ShipmentAnswers {
  what?: string | undefined
  /** The tariff number that was chosen for the goods, whole and with its dots. */
  hts?: string | undefined
  /** ISO code of the country where the goods were made. */
  origin?: string | undefined
  transport?: Transport | undefined
  /** US dollars as typed. */
  worth?: string | undefined
}

const WHOLE = /^\d{4}\.\d{2}\.\d{4}$/

const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? String(value) : undefined

/** A whole number of the tariff, with its dots; undefined for any other text. */
const numberOf = (value: unknown): string | undefined =>
  [formHts(textOf(value) ?? '')].find((hts) => WHOLE.test(hts))

/** The answers in the search of an address, whose reader has made numbers of texts such as '4156'. */
export const readAnswers = (search: Record<string, unknown>): ShipmentAnswers => ({
  what: textOf(search.what)?.slice(0, 200),
  hts: numberOf(search.hts),
  origin: textOf(search.origin),
  transport: transports().find(([transport]) => transport === search.transport)?.[0],
  worth: textOf(search.worth),
})
