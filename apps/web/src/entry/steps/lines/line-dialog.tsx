import { Suspense } from 'react'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { t } from '../../../words/t.ts'
import type { ImportStart } from '../../lines-import/import-start.ts'
import type { LineChanges } from '../../lines-sheet/use-line-changes.ts'

/** The readers of files come when a person imports. */
const ImportDialog = lazyDialog(
  async () => (await import('../../lines-import/import-dialog.tsx')).ImportDialog,
)

const AddPartsDialog = lazyDialog(async () => (await import('./add-parts-dialog.tsx')).AddPartsDialog)

const SpreadChargesDialog = lazyDialog(
  async () => (await import('../../lines-sheet/spread-charges-dialog.tsx')).SpreadChargesDialog,
)

/** The dialog of the lines that is open: the import and how it begins, lines for the parts, or charges over the lines. */
export type OpenDialog = { imports: ImportStart } | 'parts' | 'spread'

interface Props {
  dialog: OpenDialog
  order: readonly string[]
  changes: LineChanges
  onClose: () => void
}

/** A dialog of the lines, whose program loads when it opens. */
export const LineDialog = ({ dialog, ...rest }: Props) => (
  <Suspense fallback={<p role="status">{loadingText(dialog)}</p>}>
    {dialog === 'parts' ? (
      <AddPartsDialog order={rest.order} onClose={rest.onClose} />
    ) : dialog === 'spread' ? (
      <SpreadChargesDialog {...rest} />
    ) : (
      <ImportDialog {...rest} {...dialog.imports} />
    )}
  </Suspense>
)

function loadingText(dialog: OpenDialog): string {
  if (dialog === 'parts')
    return t({ id: 'lines-step.loading-your-parts', defaultMessage: 'Loading your parts…' })
  if (dialog === 'spread')
    return t({ id: 'lines-step.loading-the-lines', defaultMessage: 'Loading the lines…' })
  return t({ id: 'lines-step.loading-the-import', defaultMessage: 'Loading the import…' })
}
