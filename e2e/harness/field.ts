import { official, spoken } from './words.ts'

/**
 * One field of a form, found as a person finds it: by its label. `pick` takes the option of a select that starts
 * with the value; `search` types into a lookup and takes the row that starts with it; `tick` sets a checkbox, whose
 * label may be the start of a long statement; `choose` sets the radio button of that name in the group `label`.
 */
export interface Field {
  label: string
  value?: string
  kind?: 'type' | 'pick' | 'search' | 'tick' | 'choose'
}

/**
 * Matches a field's name: the label alone, or marked '(optional)'. In another language the English name of a block of
 * the form may follow.
 */
export const nameOf = (label: string) =>
  new RegExp(`^${spoken(label)}( ${spoken('(optional)')})?${official()}$`, 'i')

/** Matches a text by its start. */
export const startingWith = (text: string) => new RegExp(`^${spoken(text)}`, 'i')
