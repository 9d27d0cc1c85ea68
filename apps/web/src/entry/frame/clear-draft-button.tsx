import { CLEARED_PAGES, type ClearablePart } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import { t } from '../../words/t.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { isUnsaved } from '../editing/on-server.ts'
import { useClearDraft } from '../editing/use-clear-draft.ts'
import { SaveTemplateButton } from '../templates/save-template-button.tsx'
import { DeleteDraft } from './delete-draft.tsx'

interface PartWords {
  action: MessageDescriptor
  question: MessageDescriptor
  done: MessageDescriptor
}

const WORDS: Record<ClearablePart, PartWords> = {
  all: {
    action: defineMessage({ id: 'clear-draft-button.all', defaultMessage: 'Clear the whole draft' }),
    question: defineMessage({
      id: 'clear-draft-button.all-question',
      defaultMessage:
        'Every field of every step becomes empty. The entry keeps its number and one empty line.',
    }),
    done: defineMessage({ id: 'clear-draft-button.all-done', defaultMessage: 'The draft is cleared.' }),
  },
  transport: {
    action: defineMessage({
      id: 'clear-draft-button.transport',
      defaultMessage: 'Clear shipment and transport',
    }),
    question: defineMessage({
      id: 'clear-draft-button.transport-question',
      defaultMessage: 'Every field of Shipment & Origin and of the transport page becomes empty.',
    }),
    done: defineMessage({
      id: 'clear-draft-button.transport-done',
      defaultMessage: 'Shipment and transport are cleared.',
    }),
  },
  export: {
    action: defineMessage({ id: 'clear-draft-button.export', defaultMessage: 'Clear export timing' }),
    question: defineMessage({
      id: 'clear-draft-button.export-question',
      defaultMessage: 'Every field of the export page becomes empty.',
    }),
    done: defineMessage({
      id: 'clear-draft-button.export-done',
      defaultMessage: 'Export timing is cleared.',
    }),
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
  const words = WORDS[part]
  const action = t(words.action)
  const { editor } = useEntryContext()
  const entry = useEntry()
  const [isAsked, setAsked] = useState(false)
  const { clear, isBusy, problem } = useClearDraft(part, t(words.done))
  const confirm = async () => {
    await clear()
    setAsked(false)
  }
  if (isUnsaved(entry)) return null
  return (
    <>
      <div className={part === 'all' ? `${layoutStyles.actions} ${layoutStyles.spaceAbove12}` : undefined}>
        <Button look={part === 'all' ? 'quiet' : 'plain'} small onClick={() => setAsked(true)}>
          {t({ id: 'clear-draft-button.open', defaultMessage: '{action}…' }, { action })}
        </Button>
        {part === 'all' && <SaveTemplateButton entryId={entry.id} small onBefore={() => editor.save()} />}
        {part === 'all' && <DeleteDraft />}
      </div>
      <ProblemText text={problem} />
      <ConfirmDialog
        open={isAsked}
        title={t({ id: 'clear-draft-button.title', defaultMessage: '{action}?' }, { action })}
        question={t(words.question)}
        action={action}
        danger
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
