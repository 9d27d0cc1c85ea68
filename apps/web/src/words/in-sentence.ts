import { language } from './language.ts'

/**
 * A label for the middle of a sentence: 'Importer number' as 'importer number', 'HTSUS rate' as it is. Other languages
 * keep the label as its translator wrote it, since many write nouns with a capital.
 */
export const inSentence = (label: string): string =>
  language().locale.startsWith('en') && /^\p{Lu}\p{Ll}/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label
