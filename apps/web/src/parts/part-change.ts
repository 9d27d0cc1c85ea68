import type { PartRow } from './use-parts.ts'

const rateText = ({ general, special }: { general: string; special: string }): string =>
  [general, special].filter(Boolean).join(', special ') || 'not in the tariff'

/** What an edition of the tariff changes in a part, in one sentence. */
export function changeText({ kind, before, now }: NonNullable<PartRow['change']>): string {
  if (kind === 'ended') return `The number has ended: ${now.edition} does not have it.`
  return `${rateText(now)} in ${now.edition}, before: ${rateText(before)}${before.edition && ` in ${before.edition}`}.`
}
