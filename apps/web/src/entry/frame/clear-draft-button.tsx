import { CLEARED_PAGES, type ClearablePart } from '@edfe/domain/entry'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import { isUnsaved } from '../editing/on-server.ts'
import { useClearDraft } from '../editing/use-clear-draft.ts'
import { SaveTemplateButton } from '../templates/save-template-button.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import styles from './more-detail.module.css'

interface PartWords {
  action: string
  question: string
  done: string
}

const WORDS: Record<ClearablePart, PartWords> = {
  all: {
    action: 'Clear the whole draft',
    question: 'Every field of every step becomes empty. The entry keeps its number and one empty line.',
    done: 'The draft is cleared.',
  },
  transport: {
    action: 'Clear shipment and transport',
    question: 'Every field of Shipment & Origin and of the transport page becomes empty.',
    done: 'Shipment and transport are cleared.',
  },
  export: {
    action: 'Clear export timing',
    question: 'Every field of the export page becomes empty.',
    done: 'Export timing is cleared.',
  },
}

/** The part of the draft that can be cleared on a page: step 1 clears all of it. */
function partOf(page: string): ClearablePart | undefined {
  if (page === 'step-1') return 'all'
  return (['transport', 'export'] as const).find((part) => CLEARED_PAGES[part].some((path) => path === page))
}

/** The button that empties the fields of a page, or on step 1 the whole draft, after a question. */
export function ClearDraftButton({ page }: { page: string }) {
  const part = partOf(page)
  return part && <ClearPart part={part} />
}

function ClearPart({ part }: { part: ClearablePart }) {
  const { action, question, done } = WORDS[part]
  const { editor } = useEntryContext()
  const { entry } = useEditorState()
  const [isAsked, setAsked] = useState(false)
  const { clear, isBusy, problem } = useClearDraft(part, done)
  const confirm = async () => {
    await clear()
    setAsked(false)
  }
  if (isUnsaved(entry)) return null
  return (
    <div className={styles.detail}>
      <div className={layoutStyles.actions}>
        <Button look="quiet" small onClick={() => setAsked(true)}>
          {action}…
        </Button>
        {part === 'all' && <SaveTemplateButton entryId={entry.id} small onBefore={() => editor.save()} />}
        {part === 'all' && <DeleteDraft />}
      </div>
      <ProblemText text={problem} />
      <ConfirmDialog
        open={isAsked}
        title={`${action}?`}
        question={question}
        action={action}
        danger
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </div>
  )
}
