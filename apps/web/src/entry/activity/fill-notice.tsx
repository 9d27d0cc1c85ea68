import { useMemo, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { countOfFill, type Fill, isFilled, withoutFill } from './fill.ts'

/** After a draft was filled from papers: what came in, with one undo for all of it, until the notice is closed or the entry is left. */
export function FillNotice({ fill }: { fill: Fill }) {
  const { draft_data } = useEntry()
  const [isShown, setShown] = useState(() => isFilled(fill) && withoutFill(fill, draft_data) !== undefined)
  return isShown ? <Filled fill={fill} onClose={() => setShown(false)} /> : null
}

function Filled({ fill, onClose }: { fill: Fill; onClose: () => void }) {
  const { editor } = useEntryContext()
  const { draft_data } = useEntry()
  const isWhole = useMemo(() => withoutFill(fill, draft_data) !== undefined, [fill, draft_data])
  const close = () => {
    onClose()
    focusHeading()
  }
  const undo = async () => {
    const saved = editor.put((draft) => withoutFill(fill, draft))
    if (!saved) return
    onClose()
    showToast({
      text: t({
        id: 'fill-notice.taken-back',
        defaultMessage: 'What your papers had filled in is taken back.',
      }),
    })
    await saved
    if (document.activeElement === document.body) focusHeading()
  }
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
          <Button look="quiet" small onClick={() => void undo()}>
            {t({ id: 'common.undo', defaultMessage: 'Undo' })}
          </Button>
        )}
        <Button look="quiet" small onClick={close}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      </p>
    </Alert>
  )
}

/** The focus goes from a notice that is closed to the heading of its page. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
