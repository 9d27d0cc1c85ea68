import {
  type DecodedRecord,
  decodeBatch,
  decodeCargoRelease,
  judgeAgainstFile,
  judgeRelease,
  type ReleaseVerdict,
  SE_LAYOUTS,
  splitUnified,
  writeReleaseAnswer,
} from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import { unifiedEntryOf } from '@edfe/domain/filing'
import type { CheckContext } from '../checks/check.ts'
import { isDigitRight } from '../checks/entry-number.ts'
import type { Summary } from '../summary/summary.ts'
import { certifiedRelease } from './certified-release.ts'
import type { OnFile } from './on-file.ts'
import { processUnifiedFiling } from './process-security-filing.ts'
import { releaseAfter, releaseKey } from './release-changes.ts'
import { releaseAt } from './release-state.ts'
import type { Verdict } from './verdict.ts'

const ACCEPTED: ReleaseVerdict = { outcome: 'accepted' }

/**
 * Checks one release by its records and by what is on file, and returns its answer and its new state. A security filing in
 * its message is judged and answered apart.
 */
export function processRelease(
  sent: readonly DecodedRecord[],
  _occurrence: number,
  context: CheckContext,
  onFile: OnFile,
): Verdict {
  const { release, filing, misplaced } = splitUnified(sent)
  if (filing.length === 0) return judged(release, context, onFile)
  const verdict = placeVerdict(sent, misplaced) ?? judged(release, context, onFile)
  const entry = unifiedEntryOf(decodeCargoRelease(release.map(({ image }) => image)))
  const isRefused = verdict.effects.length === 0
  const answer = processUnifiedFiling(filing, { entry, isRefused }, context, onFile)
  return { ...verdict, apart: answer.images, effects: [...verdict.effects, ...answer.effects] }
}

/** A security filing comes behind the whole of a release, and with no update or cancellation. */
function placeVerdict(sent: readonly DecodedRecord[], misplaced: number): Verdict | undefined {
  const { action } = sent[0]?.values ?? {}
  const isWhole = action === 'A' || action === 'R'
  const index = isWhole ? misplaced : sent.findIndex(({ id }) => id === 'SF10')
  if (index < 0) return undefined
  const images = sent.map(({ image }) => image)
  const condition = isWhole ? 'recordOutOfOrder' : 'recordNotAllowed'
  const answer = writeReleaseAnswer(images, [{ condition, index }], ACCEPTED, 'A')
  return { images: answer, effects: [], rejectsBatch: false }
}

function judged(records: readonly DecodedRecord[], context: CheckContext, onFile: OnFile): Verdict {
  const { day, profile, checkDigitFactor, now = Infinity } = context
  const isEntryNumber = (number: string) => isDigitRight(number, profile, checkDigitFactor)
  const faults = judgeRelease(records, { day, isEntryNumber })
  const images = records.map(({ image }) => image)
  const release = decodeCargoRelease(images)
  const key = releaseKey(release)
  const today = parseDay(day)
  const filed = onFile.release(key)
  const earlier = filed && releaseAt(filed, now)
  const verdict = today && isEntryNumber(key) ? judgeAgainstFile(release, earlier, today) : ACCEPTED
  const isTaken = faults.length === 0 && verdict.outcome !== 'rejected'
  return {
    images: writeReleaseAnswer(images, faults, verdict, release.action),
    effects:
      isTaken && today
        ? [
            {
              kind: 'release',
              release: releaseAfter(release, earlier, today, verdict.outcome === 'referred'),
              day: today,
            },
          ]
        : [],
    rejectsBatch: false,
  }
}

/** Checks the release that a summary certifies: one on file that is not canceled is replaced. */
export function processCertification(summary: Summary, context: CheckContext, onFile: OnFile): Verdict {
  const { filerCode = '', entryNumber = '', action } = summary.one('10')
  const filed = onFile.release(filerCode + entryNumber)
  const isReplaced =
    action === 'R' && filed !== undefined && !releaseAt(filed, context.now ?? Infinity).isCanceled
  const images = certifiedRelease(summary, isReplaced ? 'R' : 'A')
  return processRelease(decodeBatch(images, SE_LAYOUTS), 1, context, onFile)
}
