import type { App } from '../app-instance.ts'
import { formMarks } from './form-mark.ts'
import type { StoredEntry } from './repository/load-entry.ts'
import { maskDraft } from './repository/personal-numbers.ts'

/** The entry as CBP Form 7501 (PDF), with personal numbers masked; `gateway` is where it was filed last. */
export const printForm = (
  app: Pick<App, 'heavyWork' | 'settings' | 'now'>,
  entry: StoredEntry,
  gateway = app.settings.CUSTOMS_GATEWAY,
): Promise<Uint8Array> =>
  app.heavyWork.renderForm({
    draft: maskDraft(entry.draft),
    marks: formMarks(entry, gateway),
    printedAt: app.now(),
  })
