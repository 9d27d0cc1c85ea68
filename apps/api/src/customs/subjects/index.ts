import type { SubjectType } from '@edfe/domain/customs'
import { entrySubject } from './entry-subject.ts'
import type { SubjectHandler } from './subject.ts'

/** What the server does with messages, by the type of what they are about. */
export const SUBJECT_HANDLERS: Readonly<Record<SubjectType, SubjectHandler>> = { entry: entrySubject }
