import { cleanFileName } from '@edfe/domain/documents'
import { maskTypedText } from '../../audit/record-audit.ts'

/** The name of a document as it is kept: safe as a file name, with Social Security numbers masked. */
export const keptName = (typed: string): string => cleanFileName(maskTypedText(typed))

/** Returns a person's remarks about a document, with Social Security numbers masked. */
export const keptDetail = (typed: string): string => maskTypedText(typed)
