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
import type { CargoRelease } from '@edfe/domain/filing'
import type { CheckContext } from '../checks/check.ts'
import { isDigitRight } from '../checks/entry-number.ts'
import type { Summary } from '../summary/summary.ts'
import { certifiedRelease } from './certified-release.ts'
import type { FiledRelease } from './filed-release.ts'
import type { OnFile } from './on-file.ts'
import type { Verdict } from './verdict.ts'

const ACCEPTED: ReleaseVerdict = { outcome: 'accepted' }

export const releaseKey = ({ filerCode, entryNumber }: CargoRelease): string => filerCode + entryNumber

/** Checks one release by its records and by what is on file, and returns its answer and its new state. */
export function processRelease(
  records: readonly DecodedRecord[],
  _occurrence: number,
  context: CheckContext,
  onFile: OnFile,
): Verdict {
  const { day, profile, checkDigitFactor } = context
  const isEntryNumber = (number: string) => isDigitRight(number, profile, checkDigitFactor)
  const faults = judgeRelease(records, { day, isEntryNumber })
  const images = records.map(({ image }) => image)
  const release = decodeCargoRelease(images)
  const key = releaseKey(release)
  const today = parseDay(day)
  const verdict =
    today && isEntryNumber(key) ? judgeAgainstFile(release, onFile.release(key), today) : ACCEPTED
  const isRefused = faults.length > 0 || verdict.outcome === 'rejected'
  const filed = releaseAfter(release, onFile.release(key), day, verdict.outcome === 'referred')
  return {
    images: writeReleaseAnswer(images, faults, verdict, release.action),
    effects: isRefused ? [] : [{ kind: 'release', release: filed }],
    rejectsBatch: false,
  }
}

/** Checks the release that a summary certifies: one on file that is not canceled is replaced. */
export function processCertification(summary: Summary, context: CheckContext, onFile: OnFile): Verdict {
  const { filerCode = '', entryNumber = '', action } = summary.one('10')
  const earlier = onFile.release(filerCode + entryNumber)
  const isReplaced = action === 'R' && earlier !== undefined && !earlier.isCanceled
  const images = certifiedRelease(summary, isReplaced ? 'R' : 'A')
  return processRelease(decodeBatch(images, SE_LAYOUTS), 1, context, onFile)
}

/** The state of a release after a message that is taken at once, or left to a person at CBP. */
export function releaseAfter(
  sent: CargoRelease,
  earlier: FiledRelease | undefined,
  day: string,
  isReferred: boolean,
): FiledRelease {
  if (!earlier) {
    return {
      key: releaseKey(sent),
      facts: sent,
      day,
      entryType: sent.entryType,
      isCanceled: false,
      hasBillMatch: false,
      isUnderReview: false,
      hasArrived: false,
    }
  }
  return isReferred ? { ...earlier, isUnderReview: true, request: sent } : afterRequest(earlier, sent)
}

/** The state of a release after a request that CBP takes. Other bills are not matched yet. */
export function afterRequest(earlier: FiledRelease, sent: CargoRelease): FiledRelease {
  const { request: _, ...filed } = earlier
  if (sent.action === 'D') return { ...filed, isUnderReview: false, isCanceled: true }
  const facts = sent.action === 'U' ? updated(earlier.facts, sent) : sent
  const isSameCargo = JSON.stringify(facts.bills) === JSON.stringify(earlier.facts.bills)
  return { ...filed, facts, isUnderReview: false, hasBillMatch: earlier.hasBillMatch && isSameCargo }
}

/** An update has the bills, the port and the place of the goods, and nothing else of the release. */
const updated = (facts: CargoRelease, sent: CargoRelease): CargoRelease => ({
  ...sent,
  references: sent.references.length > 0 ? sent.references : facts.references,
  placement: sent.placement ?? facts.placement,
  parties: facts.parties,
  lines: facts.lines,
})
