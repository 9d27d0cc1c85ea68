import { t } from '../../words/t.ts'
export const MAX_LINES = 999

/** '003': how a line's number reads. */
export const lineNumberText = (index: number): string => String(index + 1).padStart(3, '0')

/** What a line waits for whose duty an answer decides. */
export const oneQuestion = (): string => t({ id: 'line-text.one-question', defaultMessage: '1 question' })

/** '1 line', '35 lines'. */
export const linesText = (count: number): string =>
  t({ id: 'line-text.text', defaultMessage: '{count, plural, one {1 line} other {# lines}}' }, { count })
