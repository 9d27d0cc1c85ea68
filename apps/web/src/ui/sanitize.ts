/** Changes to a text while it is typed; what they drop could never be part of a right value. */
export const upperCase = (text: string): string => text.toUpperCase()
export const digitsOnly = (text: string): string => text.replace(/\D/g, '')
export const upperAlphanumeric = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Writes the folded text into an input and leaves the caret where it was. */
export function sanitizeInPlace(input: HTMLInputElement, fold: (text: string) => string): void {
  const folded = fold(input.value)
  if (folded === input.value) return
  const caret = fold(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = folded
  input.setSelectionRange(caret, caret)
}
