import { encodeBatch, type LayoutBook, SE_LAYOUTS } from '@edfe/abi'
import { RELEASE_IDENTIFIERS } from '@edfe/domain/filing'

type Values = Readonly<Record<string, string | undefined>>

/** A record of a release in the columns of SE; a value that does not fit leaves it bare, so that it is found missing. */
export function releaseImage(id: string, values: Values): string {
  const layouts: LayoutBook = SE_LAYOUTS
  const encoded = encodeBatch([{ id, values }], layouts)
  return (encoded.ok && encoded.images[0]) || id.padEnd(80)
}

/** The whole dollars of an amount. */
export const wholeDollars = (amount = '0'): number => Math.round(Number(amount))

/** Kind and number of a party whose number says of which kind it is. */
export function identified(number: string | undefined): { kind?: string; number?: string } {
  const kind = Object.keys(RELEASE_IDENTIFIERS).find((one) => RELEASE_IDENTIFIERS[one]?.test(number ?? ''))
  return { kind, number }
}
