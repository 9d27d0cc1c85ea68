import type { DraftData } from '@edfe/domain/entry'
import {
  type CoverSheet,
  type FormMarks,
  formFromDraft,
  renderCoverSheet,
  renderForm7501,
} from '@edfe/form-7501'
import { english } from '../messages/formatter.ts'

/** The print work done by a thread, which would otherwise keep every other request of the server waiting. */

export interface FormTask {
  draft: DraftData
  /** The watermark and the head of the form. */
  marks: FormMarks
  printedAt: Date
}

/** The bytes of the printed form. */
export const renderForm = ({ draft, marks, printedAt }: FormTask): Promise<Uint8Array> =>
  renderForm7501(formFromDraft(draft, marks), printedAt)

export interface CoverSheetTask {
  sheet: CoverSheet
  printedAt: Date
}

/** The bytes of the sheet that lies on top of the documents for CBP, which is in English. */
export const renderSheet = ({ sheet, printedAt }: CoverSheetTask): Promise<Uint8Array> =>
  renderCoverSheet(sheet, english, printedAt)
