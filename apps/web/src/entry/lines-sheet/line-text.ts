export const MAX_LINES = 999

/** '003': how a line's number reads. */
export const lineNumberText = (index: number): string => String(index + 1).padStart(3, '0')
