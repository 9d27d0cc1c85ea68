import type { DraftData } from '@edfe/domain/entry'
import {
  type BusinessLetter,
  type ClassificationMemo,
  type CoverSheet,
  type FeePaper,
  type FormMarks,
  formFromDraft,
  type ProtestLetter,
  type RulingRequest,
  renderBusinessLetter,
  renderClassificationMemo,
  renderCoverSheet,
  renderFeePaper,
  renderForm7501,
  renderForms7501,
  renderProtestLetter,
  renderRulingRequest as renderRequest,
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

export interface FormsTask {
  title: string
  drafts: readonly DraftData[]
  marks: FormMarks
  printedAt: Date
}

/** The bytes of the printed forms of several drafts. */
export const renderForms = ({ title, drafts, marks, printedAt }: FormsTask): Promise<Uint8Array> =>
  renderForms7501(
    title,
    drafts.map((draft) => formFromDraft(draft, marks)),
    printedAt,
  )

export interface CoverSheetTask {
  sheet: CoverSheet
  printedAt: Date
}

/** The bytes of the sheet that lies on top of the documents for CBP, which is in English. */
export const renderSheet = ({ sheet, printedAt }: CoverSheetTask): Promise<Uint8Array> =>
  renderCoverSheet(sheet, english, printedAt)

export interface MemoTask {
  memo: ClassificationMemo
  printedAt: Date
}

/** The bytes of the record of why goods are under a number, which is for CBP and in English. */
export const renderMemo = ({ memo, printedAt }: MemoTask): Promise<Uint8Array> =>
  renderClassificationMemo(memo, english, printedAt)

export interface ProtestTask {
  letter: ProtestLetter
  printedAt: Date
}

/** The bytes of the letter with the data of a protest, which is for CBP and in English. */
export const renderProtest = ({ letter, printedAt }: ProtestTask): Promise<Uint8Array> =>
  renderProtestLetter(letter, english, printedAt)

export interface RulingRequestTask {
  letter: RulingRequest
  printedAt: Date
}

/** The bytes of the letter that asks CBP for a ruling, which is in English. */
export const renderRulingRequest = ({ letter, printedAt }: RulingRequestTask): Promise<Uint8Array> =>
  renderRequest(letter, english, printedAt)

export interface FeePaperTask {
  paper: FeePaper
  printedAt: Date
}

/** The bytes of an invoice or a receipt of the operator, in English. */
export const renderFee = ({ paper, printedAt }: FeePaperTask): Promise<Uint8Array> =>
  renderFeePaper(paper, english, printedAt)

export interface LetterTask {
  letter: BusinessLetter
  printedAt: Date
}

/** The bytes of a letter of the organization, as its writer left it. */
export const renderLetter = ({ letter, printedAt }: LetterTask): Promise<Uint8Array> =>
  renderBusinessLetter(letter, printedAt)
