import { countText } from '../messages/money.ts'

/** '1 part', '12 parts' */
export const partsText = (value: number): string => `${countText(value)} ${value === 1 ? 'part' : 'parts'}`
