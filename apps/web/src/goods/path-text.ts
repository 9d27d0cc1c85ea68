const LONGEST = 64

/** The beginning of a heading, which can have a thousand letters. */
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\s,;]*\S*$/, '')}…` : text.replace(/:$/, '')

/** Headings from above down to a line, as one text. */
export const pathText = (path: readonly string[]): string => path.map(shortened).join(' · ')
