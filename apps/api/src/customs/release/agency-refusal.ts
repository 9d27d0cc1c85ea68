import type { DraftData } from '@edfe/domain/entry'
import { unprovenPrograms } from '@edfe/domain/filing'
import { say, sentenceOf } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'

/** Refuses a release with data of a program that the operator has not tested with CBP, which a live gateway does not take. */
export function agencyRefusal(
  { agencyPrograms }: Pick<FilingParts, 'agencyPrograms'>,
  draft: DraftData,
): Refusal | undefined {
  const unproven = unprovenPrograms(draft).find(({ code }) => agencyPrograms?.includes(code) === false)
  return (
    unproven &&
    refuse(
      409,
      'agency_program_not_live',
      say(
        {
          id: 'refusal.release.agency-program-not-live',
          defaultMessage:
            'Agency data ({program}) is switched off on this server, because it has not been tested with CBP. The operator can switch it on.',
        },
        { program: sentenceOf(unproven.name) },
      ),
    )
  )
}
