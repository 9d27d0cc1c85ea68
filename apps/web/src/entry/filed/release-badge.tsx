import { RELEASE_STATES, RELEASE_WORDS, type ReleaseState } from '@edfe/domain/filing'

const LOOKS: Record<ReleaseState, string> = {
  review: 'submitted',
  admissible: 'validated',
  exam: 'hold',
  hold: 'hold',
  released: 'released',
  cancelled: 'rejected',
}

const isKnown = (state: string): state is ReleaseState =>
  (RELEASE_STATES as readonly string[]).includes(state)

/** The release status of the goods; an unknown status shows its code. */
export function ReleaseBadge({ state }: { state: string }) {
  if (!isKnown(state)) return <span>{state}</span>
  return <span className={`badge ${LOOKS[state]}`}>{RELEASE_WORDS[state]}</span>
}
