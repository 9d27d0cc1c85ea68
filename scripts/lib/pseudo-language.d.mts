export const PSEUDO_TAG: string
export const OPENS: string
export const CLOSES: string
export function pseudoLetters(text: string): string
export function pseudoMessage(english: string): string
