import { RELEASE_CONDITIONS, type ReleaseAction } from '@edfe/domain/filing'
import { encodeBatch } from '../../codec/batch.ts'
import { type LayoutBook, SX_LAYOUTS } from '../../records/index.ts'
import type { ReleaseFault } from './fault.ts'
import type { ReleaseVerdict } from './judge-against-file.ts'

/** SE90 may come nine times after a record (output usage map, page SE-26). */
const MOST_CONDITIONS = 9

const REJECTED = { kind: '01', narrative: 'ENTRY REJECTED' }
const ACCEPTED = { kind: '02', narrative: 'ENTRY ACCEPTED' }
const referred = (action: ReleaseAction) => ({
  kind: '04',
  narrative: `${action === 'D' ? 'CANCELLATION' : 'CORRECTION'} REQUEST UNDER REVIEW`,
})

/**
 * The records of an answer (SX) to one release: its SE10, each record in error with its conditions, the outcome. The
 * guide says both that SE15 always comes back (page SE-18) and that it is conditional (page SE-26): here it comes back
 * in error alone.
 */
export function writeReleaseAnswer(
  images: readonly string[],
  faults: readonly ReleaseFault[],
  verdict: ReleaseVerdict,
  action: ReleaseAction,
): string[] {
  const found: readonly ReleaseFault[] =
    verdict.outcome === 'rejected' ? [...faults, { condition: verdict.condition, index: 0 }] : faults
  const echoed = images.flatMap((image, index) => {
    const own = found.filter((fault) => fault.index === index).slice(0, MOST_CONDITIONS)
    return index === 0 || own.length > 0 ? [image, ...own.map(messageOf)] : []
  })
  const isRefused = found.length > 0
  const outcome = verdict.outcome === 'referred' ? referred(action) : ACCEPTED
  return [...echoed, written(isRefused ? REJECTED : outcome)]
}

const messageOf = ({ condition, text = RELEASE_CONDITIONS[condition] }: ReleaseFault): string =>
  written({ kind: '11', ...text })

function written(values: { kind: string; code?: string; narrative: string }): string {
  const layouts: LayoutBook = SX_LAYOUTS
  const encoded = encodeBatch([{ id: 'SE90', values }], layouts)
  if (!encoded.ok) throw new Error(encoded.problems.map(({ problem }) => problem).join('; '))
  return encoded.images[0] ?? ''
}
