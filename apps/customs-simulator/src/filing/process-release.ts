import {
  type DecodedRecord,
  decodeBatch,
  decodeCargoRelease,
  judgeAgainstFile,
  judgeRelease,
  type ReleaseVerdict,
  SE_LAYOUTS,
  writeReleaseAnswer,
} from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import type { CheckContext } from '../checks/check.ts'
import { isDigitRight } from '../checks/entry-number.ts'
import type { Summary } from '../summary/summary.ts'
import { certifiedRelease } from './certified-release.ts'
import type { OnFile } from './on-file.ts'
import { releaseAfter, releaseKey } from './release-changes.ts'
import { releaseAt } from './release-state.ts'
import type { Verdict } from './verdict.ts'

const ACCEPTED: ReleaseVerdict = { outcome: 'accepted' }

/** Checks one release by its records and by what is on file, and returns its answer and its new state. */
export function processRelease(
  records: readonly DecodedRecord[],
  _occurrence: number,
  context: CheckContext,
  onFile: OnFile,
): Verdict {
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
