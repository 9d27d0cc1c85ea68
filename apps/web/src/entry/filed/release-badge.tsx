import { type EntryStatus, isReleaseState, RELEASE_WORDS, type ReleaseState } from '@edfe/domain/entry'
import { Badge } from '../../ui/status-badge.tsx'

const LOOKS: Record<ReleaseState, EntryStatus> = {
  review: 'submitted',
  admissible: 'validated',
  exam: 'hold',
  hold: 'hold',
  released: 'released',
  cancelled: 'rejected',
}

/** The release status of the goods, of practice as such; an unknown status shows its code. */
export function ReleaseBadge({ state, isPractice }: { state: string; isPractice: boolean }) {
  if (!isReleaseState(state)) return <span>{state}</span>
  return (
    <Badge look={LOOKS[state]} isPractice={isPractice}>
      {RELEASE_WORDS[state]}
    </Badge>
  )
}
