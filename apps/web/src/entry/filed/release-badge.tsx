import type { EntryStatus } from '@edfe/domain/entry'
import { RELEASE_STATES, RELEASE_WORDS, type ReleaseState } from '@edfe/domain/filing'
import { Badge } from '../../ui/status-badge.tsx'

const LOOKS: Record<ReleaseState, EntryStatus> = {
  review: 'submitted',
  admissible: 'validated',
  exam: 'hold',
  hold: 'hold',
  released: 'released',
  cancelled: 'rejected',
}

const isKnown = (state: string): state is ReleaseState =>
  (RELEASE_STATES as readonly string[]).includes(state)

/** The release status of the goods, of practice as such; an unknown status shows its code. */
export function ReleaseBadge({ state, isPractice }: { state: string; isPractice: boolean }) {
  if (!isKnown(state)) return <span>{state}</span>
  return (
    <Badge look={LOOKS[state]} isPractice={isPractice}>
      {RELEASE_WORDS[state]}
    </Badge>
  )
}
