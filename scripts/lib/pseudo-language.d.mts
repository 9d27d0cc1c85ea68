export const PSEUDO_TAG: string
export const OPENS: string
export const CLOSES: string
export function pseudoMessage(english: string): string
