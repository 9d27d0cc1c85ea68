import { maskPersonalNumber } from '@edfe/domain/parties'
import { numberOfCheck } from '../importer-query/importer-checks.ts'
import type { SubjectHandler } from './subject.ts'

const PAGE = '/settings/organization'

/** Questions about an importer number. CBP sends no notices about them, and the settings ask how far they are. */
export const importerSubject: SubjectHandler = {
  find: async () => undefined,
  apply: async () => undefined,
  recordEvent: async () => undefined,
  changed: async () => undefined,
  describe: async (scope, id) => ({
    number: maskPersonalNumber(await numberOfCheck(scope, id)),
    page: PAGE,
    messagesPage: PAGE,
  }),
}
