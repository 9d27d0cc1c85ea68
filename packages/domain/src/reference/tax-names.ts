import type { Message, MessageDescriptor } from '../messages/index.ts'
import feesOnGoods from './data/agricultural-fees.json' with { type: 'json' }
import feeClasses from './data/fee-classes.json' with { type: 'json' }
import taxes from './data/ir-tax.json' with { type: 'json' }
import askedTaxes from './data/ir-tax-asked.json' with { type: 'json' }
import { records } from './table.ts'

/** The units of tax and fee rates, under the key of the tables. */
const UNITS = {
  barrel: 'barrel of 31 gallons',
  gallon: 'gallon',
  'proof-gallon': 'proof gallon',
  thousand: 'thousand',
  pound: 'pound',
  hundredweight: 'hundredweight',
  'milk-solids': '100 kilograms of milk solids',
}

/** The unit of a rate. */
export const taxUnit = (key: string): Message => ({ id: `tax-unit.${key}` })

/** The name of an internal revenue tax, by its key. */
export const taxName = (key: string): Message => ({ id: `ir-tax.${key}.name` })

/** The basis of a tax that the tariff number and quantity do not decide. */
export const taxBasis = (key: string): Message => ({ id: `ir-tax.${key}.basis` })

/** The goods of an agricultural fee, by its accounting class. */
export const feeName = (code: string): Message => ({ id: `agricultural-fee.${code}.name` })

/** The unit that the regulation of an agricultural fee counts. */
export const feeUnit = (code: string): Message => ({ id: `agricultural-fee.${code}.unit` })

/** The name of an accounting class of CBP. */
export const feeClassName = (code: string): Message => ({ id: `fee-class.${code}` })

const said = ({ id }: Message, defaultMessage: string): MessageDescriptor => ({ id, defaultMessage })

/** The names of taxes and fees, and what their rates are counted by. */
export const taxNames = (): MessageDescriptor[] => [
  ...Object.entries(UNITS).map(([key, text]) => said(taxUnit(key), text)),
  ...records<'key' | 'name'>(taxes).map(({ key, name }) => said(taxName(key), name)),
  ...records<'key' | 'name' | 'basis'>(askedTaxes).flatMap(({ key, name, basis }) => [
    said(taxName(key), name),
    said(taxBasis(key), basis),
  ]),
  ...records<'code' | 'name' | 'per'>(feesOnGoods).flatMap(({ code, name, per }) => [
    said(feeName(code), name),
    said(feeUnit(code), per),
  ]),
  ...records<'code' | 'name'>(feeClasses).map(({ code, name }) => said(feeClassName(code), name)),
]
