import { t } from '../words/t.ts'
/** 'A', 'A and B', 'A, B and C' */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1
    ? t(
        { id: 'listed.and', defaultMessage: '{before} and {last}' },
        { before: words.slice(0, -1).join(', '), last },
      )
    : last
}
