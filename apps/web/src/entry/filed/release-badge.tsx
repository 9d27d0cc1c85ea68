import { type EntryStatus, isReleaseState, RELEASE_WORDS, type ReleaseState } from '@edfe/domain/entry'
import type { CustomsSide } from '@edfe/domain/profile'
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
export function ReleaseBadge({ state, by }: { state: string; by: CustomsSide }) {
  if (!isReleaseState(state)) return <span>{state}</span>
  return (
    <Badge look={LOOKS[state]} by={by}>
      {RELEASE_WORDS[state]}
    </Badge>
  )
}
