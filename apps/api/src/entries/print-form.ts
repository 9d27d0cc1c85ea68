import type { CustomsSide } from '@edfe/domain/profile'
import type { App } from '../app-instance.ts'
import { formMarks } from './form-mark.ts'
import type { StoredEntry } from './repository/load-entry.ts'
import { maskDraft } from './repository/personal-numbers.ts'

/** An entry of an organization as CBP Form 7501 (PDF), with personal numbers masked; its marks say who has it. */
export const printForm = (
  app: Pick<App, 'heavyWork' | 'now'>,
  organization: string,
  entry: StoredEntry,
  customs: CustomsSide,
): Promise<Uint8Array> =>
  app.heavyWork.renderForm(organization, {
    draft: maskDraft(entry.draft),
    marks: formMarks(entry, customs),
    printedAt: app.now(),
  })
