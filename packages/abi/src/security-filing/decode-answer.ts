import { decodeRecord } from '../codec/decode-record.ts'
import { SN_LAYOUTS } from '../records/index.ts'
import type { Disposition } from '../response.ts'
import type { SecurityFilingAnswer, SecurityFilingCondition } from './answer.ts'

/** SF90 5-6 about the whole filing. */
const VERDICTS: Readonly<Record<string, Disposition>> = {
  '01': 'rejected',
  '02': 'accepted',
  '03': 'accepted',
}
/** SF90 5-6 about the record before it. */
const SEVERITIES: Readonly<Record<string, SecurityFilingCondition['severity']>> = {
  11: 'error',
  13: 'warning',
}

/**
 * Reads an answer to a security filing (SN): records of the filing are echoed, an SF90 follows each that has an error
 * or a warning, and the last SF90 is the verdict. Read by columns, since the layout is one transcription: an answer
 * without a verdict is `unreadable`, and a rejected batch has X1 in its place.
 */
export function decodeSecurityFilingAnswer(images: readonly string[]): SecurityFilingAnswer {
  const answer: SecurityFilingAnswer = { disposition: 'unreadable', narrative: '', conditions: [] }
  let echoed = ''
  for (const image of images.map((text) => text.padEnd(80))) {
    const { values } = decodeRecord(image, SN_LAYOUTS)
    if (image.startsWith('X1') && image[2] === 'R') {
      Object.assign(answer, { disposition: 'batch_rejected', narrative: image.slice(10, 50).trim() })
    }
    if (/^SF[1-5]/.test(image)) echoed = image.trimEnd()
    if (image.startsWith('SF10') && values.transaction) answer.transaction = values.transaction
    if (image.startsWith('SF20') && values.qualifier === 'CR') answer.ownReference = values.reference
    if (!image.startsWith('SF90')) continue
    const kind = image.slice(4, 6)
    const narrative = image.slice(9, 49).trim()
    const verdict = VERDICTS[kind]
    const severity = SEVERITIES[kind]
    if (verdict) Object.assign(answer, { disposition: verdict, narrative })
    if (severity) {
      const code = image.slice(6, 9).trim()
      answer.conditions.push({ severity, code, narrative, recordId: echoed.slice(0, 4), image: echoed })
    }
  }
  return answer
}
