import type { CheckContext } from '../checks/check.ts'
import { fileOver, NOTHING_ON_FILE } from '../filing/on-file.ts'
import type { Judges } from './judge.ts'
import { processTransmission } from './process-transmission.ts'

/**
 * Judges the batches of a rehearsed day one after the other, as if nothing else were on file. Nothing is kept and nothing
 * follows: no notice, no statement, no release. Returns the answer to each.
 */
export function rehearse(
  batches: readonly (readonly string[])[],
  context: Omit<CheckContext, 'block' | 'day'>,
  judges: Judges,
): string[][] {
  const file = fileOver(NOTHING_ON_FILE)
  return batches.map((images) => {
    const { images: answer, effects } = processTransmission(images, context, file, judges)
    for (const effect of effects) file.apply(effect)
    return answer
  })
}
