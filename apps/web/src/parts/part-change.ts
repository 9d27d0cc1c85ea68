import { t } from '../words/t.ts'
import type { PartRow } from './use-parts.ts'

const rateText = ({ general, special }: { general: string; special: string }): string =>
  [general, special].filter(Boolean).join(', special ') ||
  t({ id: 'part-change.not-in-the-tariff', defaultMessage: 'not in the tariff' })

/** Returns the change that an edition of the tariff makes to a part, in one sentence. */
export function changeText({ kind, before, now }: NonNullable<PartRow['change']>): string {
  if (kind === 'ended')
    return t(
      {
        id: 'part-change.the-number-has-ended-does',
        defaultMessage: 'The number has ended: {edition} does not have it.',
      },
      { edition: now.edition },
    )
  return t(
    {
      id: 'part-change.in-before',
      defaultMessage: '{now} in {edition}, before: {before}{earlier, select, none {} other { in {earlier}}}.',
    },
    {
      now: rateText(now),
      edition: now.edition,
      before: rateText(before),
      earlier: before.edition || 'none',
    },
  )
}
