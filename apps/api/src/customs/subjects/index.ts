import type { SubjectType } from '@edfe/domain/customs'
import { entrySubject } from './entry-subject.ts'
import { importerSubject } from './importer-subject.ts'
import type { SubjectHandler } from './subject.ts'

/** The server's handlers of messages, by the type of their subject. */
export const SUBJECT_HANDLERS: Readonly<Record<SubjectType, SubjectHandler>> = {
  entry: entrySubject,
  importer: importerSubject,
}
