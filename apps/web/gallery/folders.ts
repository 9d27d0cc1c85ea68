import type { Example } from './example.ts'
import type { Look } from './look.ts'

interface Examples {
  examples: readonly Example[]
  /** Nobody is signed in where the product shows them. */
  isForVisitors?: boolean
}
type Load = () => Promise<Examples>

/** Public pages and the application have each their own sheet of bare elements, so a document has one of the two. */
const inApplication =
  (load: Load): Load =>
  async () => {
    await import('../src/app/app.css')
    await import('./frame.css')
    return load()
  }

const inSite =
  (load: Load): Load =>
  async () => {
    await import('../src/site/site.css')
    await import('./frame.css')
    return load()
  }

/** The examples of each folder of components. */
export const FOLDERS: Record<Look['folder'], Load> = {
  ui: inApplication(() => import('./examples/ui.tsx')),
  'site/ui': inSite(() => import('./examples/site-ui.tsx')),
  entries: inApplication(() => import('./examples/entries.tsx')),
  dashboard: inApplication(() => import('./examples/dashboard.tsx')),
  entry: inApplication(() => import('./examples/entry.tsx')),
  'entry/lines-sheet': inApplication(() => import('./examples/lines-sheet.tsx')),
  settings: inApplication(() => import('./examples/settings.tsx')),
  parts: inApplication(() => import('./examples/parts.tsx')),
  reports: inApplication(() => import('./examples/reports.tsx')),
  payments: inApplication(() => import('./examples/payments.tsx')),
  messages: inApplication(() => import('./examples/messages.tsx')),
  shell: inApplication(() => import('./examples/shell.tsx')),
  operator: inApplication(() => import('./examples/operator.tsx')),
  'entry/documents': inApplication(() => import('./examples/entry-documents.tsx')),
  account: inApplication(() => import('./examples/account.tsx')),
  'account/signed in': inApplication(() => import('./examples/account-signed-in.tsx')),
  goods: inApplication(() => import('./examples/goods.tsx')),
  start: inApplication(() => import('./examples/start.tsx')),
  notifications: inApplication(() => import('./examples/notifications.tsx')),
  templates: inApplication(() => import('./examples/templates.tsx')),
  lookup: inApplication(() => import('./examples/lookup.tsx')),
}
