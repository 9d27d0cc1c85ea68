/** A phrase that never breaks between its words: a day, or an amount with the word before it. */
export const inOneLine = (text: string): string => text.replaceAll(' ', '\u00A0')
