import { scaled, scaledText } from '../money/cents.ts'

/** An amount with its places written out; whole ones are truncated, not rounded (charges, specification 2§5). */
export function decimalText(typed: string, places: number): string {
  const count = scaled(typed, Math.max(places, 1))
  if (count === undefined) return typed
  return places === 0 ? (count / 10n).toString() : scaledText(count, places)
}
