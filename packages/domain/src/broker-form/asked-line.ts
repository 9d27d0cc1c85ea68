import { isCountryCode } from '../reference/countries.ts'
import type { BrokerLine } from './form-lines.ts'

/** A line of a form in the terms of the tariff; amounts and quantities are decimal text. */
export interface AskedLine {
  hts: string
  /** Two letters. */
  origin: string
  /** US dollars. */
  value: string
  quantities: { quantity: string; unit: string }[]
  spi?: string
}

const MONEY = /^\d{1,11}(\.\d{1,2})?$/
const QUANTITY = /^\d{1,11}(\.\d{1,6})?$/
const UNIT = /^.{1,4}$/
const PROGRAM = /^[A-Z][A-Z+*]{0,2}$/

/**
 * Returns the tariff's question about a line. Undefined while it lacks a number of ten digits, its origin
 * (else the form's) or its value, or if the one read is invalid. An invalid quantity or program is left out:
 * the duty is then open.
 */
export function askedLine({ values }: BrokerLine, formOrigin: string | undefined): AskedLine | undefined {
  const {
    htsus = '',
    entered_value: value = '',
    net_qty: quantity = '',
    net_uom: unit = '',
    spi = '',
  } = values
  const origin = (values.origin_country || formOrigin) ?? ''
  const hts = htsus.replace(/\D/g, '')
  if (hts.length !== 10 || !MONEY.test(value) || !/^[A-Z]{2}$/.test(origin) || !isCountryCode(origin)) {
    return undefined
  }
  return {
    hts,
    origin,
    value,
    quantities: QUANTITY.test(quantity) && UNIT.test(unit) ? [{ quantity, unit }] : [],
    ...(PROGRAM.test(spi) && { spi }),
  }
}
