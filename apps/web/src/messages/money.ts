import { t } from '../words/t.ts'

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

type DecimalText = `${number}`

/** '$10,500.00' of decimal text. The text is formatted as it is, never through a floating-point number. */
export const money = (amount: string): string => cents.format((amount || '0') as DecimalText)

/** '$1,284,316': whole dollars for a figure that is read at a glance. */
export const wholeDollars = (amount: string): string => dollars.format((amount || '0') as DecimalText)

const count = new Intl.NumberFormat('en-US')

/** '1,284' */
export const countText = (value: number): string => count.format(value)

/** '1 entry', '12 entries' */
export const entriesText = (value: number): string =>
  t(
    { id: 'money.entries', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
    { count: value },
  )
