import type { Cases } from '../cases.ts'

/** `length` letters. */
export const letters = (length: number): string => 'A'.repeat(length)
export const digits = (length: number): string => '1'.repeat(length)

/**
 * Values of one field as they are typed, before normalisation: those that its page takes, and those that it refuses, or
 * takes with a warning, by the sentence that it says.
 */
export interface FieldCases extends Pick<Cases<readonly unknown[]>, 'given'> {
  meets: readonly unknown[]
  breaks?: Readonly<Record<string, readonly unknown[]>>
  warns?: Readonly<Record<string, readonly unknown[]>>
}

/** Cases by draft path. */
export type FieldCaseTable = Readonly<Record<string, FieldCases | readonly FieldCases[]>>

const COUNTRY_LENGTH = 'Country code must be 2 characters (ISO 3166-1 alpha-2)'
export const COUNTRY_LETTERS = 'Country code must be uppercase letters only'

/** A required text, with values that are accepted. */
export const asked = (name: string, ...meets: string[]): FieldCases => ({
  meets: meets.length > 0 ? meets : ['A', letters(50)],
  breaks: { [`${name} is required`]: ['', ' '] },
})

/** Required amounts of step 4 and 5: digits with at most so many decimals, zero only where it is no positive number. */
export const amount = (
  name: string,
  places: 2 | 3,
  least: 'positive' | 'non-negative',
  asked = true,
): FieldCases => {
  const finest = `0.${'0'.repeat(places - 1)}1`
  return {
    meets: ['1', finest, '999999999', ...(least === 'positive' ? [] : ['0', '0.00']), ...(asked ? [] : [''])],
    breaks: {
      ...(asked && { [`${name} is required`]: ['', ' '] }),
      [`${name} must be a ${least} number`]: [
        '-1',
        'ten',
        '1e3',
        ...(least === 'positive' ? ['0', '0.00'] : []),
      ],
      [`${name} must have up to ${places} decimal places`]: [`1.${'1'.repeat(places + 1)}`, `${finest}1`],
    },
  }
}

/** A country by its two letters; `asked` is what is said when none is given. */
export const country = (asked?: string): FieldCases => ({
  meets: ['TW', 'tw', 'US', ...(asked ? [] : [''])],
  breaks: {
    ...(asked && { [asked]: ['', '  '] }),
    [COUNTRY_LENGTH]: ['T', 'TWN', 'Taiwan'],
    [COUNTRY_LETTERS]: ['T1', '12', 'T-'],
  },
})

const PHONE = 'phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed'

export const phone = (name: string): FieldCases => ({
  meets: ['5550121', '+1 (213) 555-0121', digits(20)],
  breaks: { [`${name} ${PHONE}`]: ['555012', digits(21), '555-CALL', '555.0121.33'] },
})

export const email = (name: string): FieldCases => ({
  meets: ['ana@harbor.example', 'a.b+c@x.co'],
  breaks: {
    [`${name} must look like name@example.com`]: ['ana', 'ana@harbor', '@harbor.example', 'a b@x.co'],
  },
})
