/** `length` letters. */
export const letters = (length: number): string => 'A'.repeat(length)
export const digits = (length: number): string => '1'.repeat(length)

/** What a field takes, refuses and warns of, with which sentence, as typed and before normalisation. */
export interface Boundaries {
  /** What else is typed first, by draft path. */
  given?: Readonly<Record<string, unknown>>
  takes: readonly unknown[]
  refuses: Readonly<Record<string, readonly unknown[]>>
  /** What it takes with a warning. */
  warnsOf?: Readonly<Record<string, readonly unknown[]>>
}

export type BoundaryTable = Readonly<Record<string, Boundaries | readonly Boundaries[]>>

export const COUNTRY_LENGTH = 'Country code must be 2 characters (ISO 3166-1 alpha-2)'
export const COUNTRY_LETTERS = 'Country code must be uppercase letters only'

/** A required text, with values that are accepted. */
export const asked = (name: string, ...takes: string[]): Boundaries => ({
  takes: takes.length > 0 ? takes : ['A', letters(50)],
  refuses: { [`${name} is required`]: ['', ' '] },
})

/** Required amounts of step 4 and 5: digits with at most so many decimals, zero only where it is no positive number. */
export const amount = (
  name: string,
  places: 2 | 3,
  least: 'positive' | 'non-negative',
  asked = true,
): Boundaries => {
  const finest = `0.${'0'.repeat(places - 1)}1`
  return {
    takes: ['1', finest, '999999999', ...(least === 'positive' ? [] : ['0', '0.00']), ...(asked ? [] : [''])],
    refuses: {
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
export const country = (asked?: string): Boundaries => ({
  takes: ['TW', 'tw', 'US', ...(asked ? [] : [''])],
  refuses: {
    ...(asked && { [asked]: ['', '  '] }),
    [COUNTRY_LENGTH]: ['T', 'TWN', 'Taiwan'],
    [COUNTRY_LETTERS]: ['T1', '12', 'T-'],
  },
})

const PHONE = 'phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed'

export const phone = (name: string): Boundaries => ({
  takes: ['5550121', '+1 (213) 555-0121', digits(20)],
  refuses: { [`${name} ${PHONE}`]: ['555012', digits(21), '555-CALL', '555.0121.33'] },
})

export const email = (name: string): Boundaries => ({
  takes: ['ana@harbor.example', 'a.b+c@x.co'],
  refuses: {
    [`${name} must look like name@example.com`]: ['ana', 'ana@harbor', '@harbor.example', 'a b@x.co'],
  },
})
