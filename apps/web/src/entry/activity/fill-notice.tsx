import { useMemo, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import { apiOf } from '../editing/entry-queries.ts'
import { countOfFill, type Fill, withoutFill } from './fill.ts'

/** After a draft was filled from papers: what came in, with one undo for all of it, until the notice is closed or the entry is left. */
export function FillNotice({ fill }: { fill: Fill }) {
  const { draft_data } = useEditorState().entry
  const [isShown, setShown] = useState(() => withoutFill(fill, draft_data) !== undefined)
  return isShown ? <Filled fill={fill} onClose={() => setShown(false)} /> : null
}

function Filled({ fill, onClose }: { fill: Fill; onClose: () => void }) {
  const { draft_data } = useEditorState().entry
  const isWhole = useMemo(() => withoutFill(fill, draft_data) !== undefined, [fill, draft_data])
  const { undo, isBusy } = useUndo(fill, onClose)
  const { fields, added, removed } = countOfFill(fill)
  return (
    <Alert tone="info" role="status">
      <h2>
        {t(
          {
            id: 'fill-notice.title',
            defaultMessage:
              'Your papers filled in {fields, plural, =0 {} one {# field} other {# fields}}{both, select, yes { and } other {}}{lines, plural, =0 {} one {# line} other {# lines}}',
          },
          { fields, lines: added, both: fields > 0 && added > 0 ? 'yes' : 'no' },
        )}
      </h2>
      <p>
        {isWhole
          ? t(
              {
                id: 'fill-notice.undo-takes-back',
                defaultMessage:
                  '{removed, plural, =0 {Undo takes all of it back.} one {Undo takes all of it back, and the line that was there returns.} other {Undo takes all of it back, and the # lines that were there return.}} What you typed since stays, and so do the papers under Documents.',
              },
              { removed },
            )
          : t({
              id: 'fill-notice.changed-since',
              defaultMessage:
                'Some of it has been changed since, so that it can no longer be taken back in one step. The papers are under Documents.',
            })}
      </p>
      <p className={layoutStyles.row12}>
        {isWhole && (
          <Button look="quiet" small busy={isBusy} onClick={() => void undo()}>
            {t({ id: 'common.undo', defaultMessage: 'Undo' })}
          </Button>
        )}
        <Button look="quiet" small onClick={onClose}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      </p>
    </Alert>
  )
}

/** Takes a fill back on top of what is typed, which is saved before. The pages then start again from the draft. */
function useUndo(fill: Fill, onDone: () => void) {
  const { editor } = useEntryContext()
  const [isBusy, setBusy] = useState(false)
  const failed = (message: string | undefined) => {
    setBusy(false)
    const notTaken = t({
      id: 'fill-notice.not-taken-back',
      defaultMessage: 'What was filled in could not be taken back. Please try again.',
    })
    showToast({ text: message ?? notTaken })
  }
  const undo = async () => {
    setBusy(true)
    try {
      const saved = await editor.save()
      if (!saved.ok) return failed(saved.message)
      const { id, updated_at } = editor.state().entry
      const sections = withoutFill(fill, editor.draft())
      if (!sections) return setBusy(false)
      editor.accept(await apiOf(id).patch(id, sections, updated_at, {}))
      onDone()
      showToast({
        text: t({
          id: 'fill-notice.taken-back',
          defaultMessage: 'What your papers had filled in is taken back.',
        }),
      })
    } catch (failure) {
      failed(messageOf(failure, ''))
    }
  }
  return { undo, isBusy }
}
