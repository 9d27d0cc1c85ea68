import type { StatusMessage } from '@edfe/abi'
import type { NoticeFault } from '../filing/filed-release.ts'

/** A notice, and the moment from which it is listed, in milliseconds. */
export interface QueuedNotice {
  message: StatusMessage
  due: number
}

/** Days of customs' clock, and seconds at least, by which a late notice is late. */
const LATE_DAYS = 3
const LATE_SECONDS = 1

/** The notices as they come with faults of the road: what CBP knows is not changed by them. */
export function withFaults(
  notices: readonly QueuedNotice[],
  faults: readonly NoticeFault[],
  daySeconds: number,
): QueuedNotice[] {
  const has = (fault: NoticeFault) => faults.includes(fault)
  if (has('lost')) return []
  const lateness = has('late') ? Math.max(LATE_DAYS * daySeconds, LATE_SECONDS) * 1000 : 0
  const late = notices.map(({ message, due }) => ({ message, due: due + lateness }))
  const ordered = has('out_of_order') ? reversed(late) : late
  return ordered.flatMap((notice) => [
    notice,
    ...(has('twice') ? [renamed(notice, 'again')] : []),
    ...(has('of_another_entry') ? [ofAnotherEntry(notice)] : []),
  ])
}

/** The last notice comes when the first one was due. */
function reversed(notices: readonly QueuedNotice[]): QueuedNotice[] {
  const moments = notices.map(({ due }) => due)
  return notices.toReversed().map(({ message }, index) => ({ message, due: moments[index] ?? 0 }))
}

const renamed = ({ message, due }: QueuedNotice, suffix: string): QueuedNotice => ({
  message: { ...message, id: `${message.id}-${suffix}` },
  due,
})

/** The same notice about an entry number that nobody has: of its eight digits the last two are changed. */
function ofAnotherEntry(notice: QueuedNotice): QueuedNotice {
  const { message, due } = renamed(notice, 'other')
  const { transmission_id: _, ...rest } = message
  const images = message.images.map((image) =>
    image.startsWith('SO10') ? `${image.slice(0, 19)}00${image.slice(21)}` : image,
  )
  return { message: { ...rest, images }, due }
}
