/** A question. `[27]` in its answer links to that block in the Entries Guide. */
export interface Question {
  /** The question's anchor on its page, the same in every language. */
  id: string
  asks: string
  answer: string
}

/** A section of questions. */
export interface QuestionSection {
  section: string
  questions: readonly Question[]
}

/** Sentences as one text; a claim that the operator hides is left out. */
export const sentences = (...each: readonly (string | undefined)[]): string =>
  each.filter((sentence) => sentence !== undefined).join(' ')
