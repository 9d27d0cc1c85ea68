import { listed } from '../messages/listed.ts'
import { countText } from '../messages/money.ts'

/** '1 part', '12 parts' */
export const partsText = (value: number): string => `${countText(value)} ${value === 1 ? 'part' : 'parts'}`

const NAMED = 10

/** Part numbers in a sentence; of many, the first ones and how many more there are. */
export const listedSome = (numbers: readonly string[]): string =>
  numbers.length > NAMED
    ? `${numbers.slice(0, NAMED).join(', ')} and ${countText(numbers.length - NAMED)} more`
    : listed(numbers)
