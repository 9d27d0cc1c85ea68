import { formatEntryNumber } from '@edfe/domain/entry'
import { type ReactNode, Suspense, useState } from 'react'
import { useMe } from '../../session/use-me.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const CopyDialog = lazyDialog(async () => (await import('./copy-dialog.tsx')).CopyDialog)

interface CopySource {
  id: string
  /** Eleven characters, as it is stored. */
  entry_number: string | null
}

interface Copy {
  /** Opens the dialog; undefined for a person who may not edit entries. */
  ask: ((entry: CopySource) => void) | undefined
  /** Render it outside of the table: inside a row it would inherit the row's keys and style. */
  dialog: ReactNode
}

/** Copying an entry: the handler of the button, and the dialog. */
export function useCopy(): Copy {
  const [source, setSource] = useState<CopySource>()
  const isAllowed = useMe().data?.may.includes('entry.edit')
  return {
    ask: isAllowed ? setSource : undefined,
    dialog: source && (
      <Suspense fallback={null}>
        <CopyDialog
          source={{
            id: source.id,
            name: source.entry_number ? formatEntryNumber(source.entry_number) : source.id,
          }}
          onClose={() => setSource(undefined)}
        />
      </Suspense>
    ),
  }
}
