import { decodeImporterAnswer, encodeImporterQuery } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { eventMessages } from '../../messages/customs-messages.ts'
import type { Sender } from '../kinds/entry-kind.ts'
import type { FilingKind } from '../kinds/filing-kind.ts'
import { keepImporterAnswer, numberOfCheck } from './importer-checks.ts'

/** The question whether an importer number is active and has a bond. An answer about another number has no outcome. */
export const importerQueryKind: FilingKind = {
  ...FILED_KINDS.importerQuery,
  queue: 'ask-importer',
  events: {
    asked: () => ({ kind: 'importer_asked', title: eventMessages.importerAsked(), detail: [] }),
    sent: eventMessages.oneImporterQuery,
  },
  async takeAnswer(scope, { subject }, images) {
    const { disposition, importers } = decodeImporterAnswer(images)
    const number = await numberOfCheck(scope, subject.id)
    const importer = importers.find((one) => one.number === number)
    return {
      disposition: disposition === 'accepted' && !importer ? 'unreadable' : disposition,
      conditions: [],
      apply: () => keepImporterAnswer(scope, subject.id, importer),
    }
  },
}

interface Asked {
  number: string
  port: string
  filerCode: string
  transmissionDate: string
}

/** The bytes of the question. */
export const importerQuery = (
  { number, port, filerCode, transmissionDate }: Asked,
  sender: Sender,
): string[] =>
  encodeImporterQuery([{ number, withAddresses: false }], {
    ...sender,
    transmissionDate,
    processingPort: port,
    filerCode,
  })
