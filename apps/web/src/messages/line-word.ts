import { type CustomsSide, LINE_WORDS } from '@edfe/domain/profile'
import { t } from '../words/t.ts'

/** The word of a line in the reader's language: 'Practice', 'Test' or 'Live'. */
export const lineWord = (side: CustomsSide): string => t(LINE_WORDS[side])
