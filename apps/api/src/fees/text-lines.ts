/** The lines of a text that separates them by semicolons, as settings do. */
export const textLines = (text: string | undefined): string[] =>
  (text ?? '').split(';').flatMap((line) => line.trim() || [])
