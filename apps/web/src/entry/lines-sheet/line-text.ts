export const MAX_LINES = 999

/** '003': how a line's number reads. */
export const lineNumberText = (index: number): string => String(index + 1).padStart(3, '0')

/** '1 line', '35 lines'. */
export const linesText = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)
