import { type Sentence, say } from '../messages/index.ts'
import { formatUsd } from '../money/index.ts'
import type { RoadPlan } from './plan.ts'

/** The sender of a letter; '' for what the organization has not said. */
export interface LetterSender {
  name: string
  /** Lines of the address. */
  address: readonly string[]
  importerNumber: string
  bondNumber: string
  surety: string
  filerCode: string
  /** The port where the company files most, with its name. */
  port: string
  contact: string
  contactTitle: string
  phone: string
  email: string
  plan: RoadPlan
}

/** A letter as its writer reads and changes it: sentences in English, for CBP. */
export interface DraftLetter {
  to: readonly Sentence[]
  subject: Sentence
  paragraphs: readonly Sentence[]
}

/** A gap that the writer fills before the letter goes. */
export const gap = (text: string): string | Sentence =>
  text || say({ id: 'road-letter.gap', defaultMessage: '[write in]' })

export const dollars = (text: string): string | Sentence => (text === '' ? gap('') : formatUsd(text))
export const count = (number: number | null): string | Sentence => gap(number === null ? '' : String(number))
