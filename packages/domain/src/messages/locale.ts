/** The countries whose forms of numbers, days and lists a language has here: numbers as fields take them, '1,234.56'. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-US', fr: 'fr-CA' }

/** The locale of a language for `Intl`, by the tag of its translation: 'es-US' of 'es'. */
export const localeOf = (tag: string): string => LOCALES[tag] ?? tag
