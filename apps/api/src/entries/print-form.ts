import type { App } from '../app-instance.ts'
import { formMarks } from './form-mark.ts'
import type { StoredEntry } from './repository/load-entry.ts'
import { maskDraft } from './repository/personal-numbers.ts'

/**
 * An entry of an organization as CBP Form 7501 (PDF), with personal numbers masked; `isPractice` says whether it is one of
 * practice.
 */
export const printForm = (
  app: Pick<App, 'heavyWork' | 'now'>,
  organization: string,
  entry: StoredEntry,
  isPractice: boolean,
): Promise<Uint8Array> =>
  app.heavyWork.renderForm(organization, {
    draft: maskDraft(entry.draft),
    marks: formMarks(entry, isPractice),
    printedAt: app.now(),
  })
