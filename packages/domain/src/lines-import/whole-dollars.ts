import { scaled } from '../money/index.ts'

/**
 * Amounts as whole dollars that add up to the rounded sum: each is cut to its dollars, and the dollars that are then
 * missing go to the amounts with most cents. A text that is no amount stays as it is.
 */
export function roundedToFoot(amounts: readonly string[]): string[] {
  const cents = amounts.map((text) => scaled(text, 2))
  const sum = cents.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n)
  const whole = cents.map((amount) => (amount === undefined ? undefined : amount / 100n))
  const cut = whole.reduce<bigint>((total, amount) => total + (amount ?? 0n), 0n)
  const missing = Number((sum + 50n) / 100n - cut)
  const byCents = cents
    .map((amount, index) => ({ index, rest: Number((amount ?? 0n) % 100n) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index, rest } of byCents.slice(0, Math.max(missing, 0))) {
    if (rest > 0) whole[index] = (whole[index] ?? 0n) + 1n
  }
  return amounts.map((text, index) =>
    whole[index] === undefined || text === '' ? text : String(whole[index]),
  )
}
