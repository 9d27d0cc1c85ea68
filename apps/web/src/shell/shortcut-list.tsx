import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import dialogStyles from '../ui/dialog.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { keyNames, PAGE_SEARCH, pageCommands } from './page-commands.ts'
import styles from './shortcut-list.module.css'

interface Shortcut {
  keys: readonly string[]
  does: string
  /** Listed only on a page that has this. */
  needs?: string
}

const ROW = 'main [data-row]'

/** For those whose role makes entries. */
const CREATE: Shortcut = { keys: ['n'], does: 'Start a new entry' }

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['?'], does: 'Show this sheet' },
  { keys: ['Ctrl', 'K'], does: 'Find a page, an action or an entry, also while you type' },
  { keys: ['/'], does: 'Go to the search on the page', needs: PAGE_SEARCH },
  { keys: ['↓', '↑'], does: 'From a row to the next or previous one', needs: ROW },
  { keys: ['Space'], does: 'Select the row', needs: ROW },
  { keys: ['Enter'], does: 'Open the row', needs: ROW },
  { keys: ['Ctrl', 'S'], does: 'Save now, also while you type', needs: 'main [data-phase]' },
  { keys: ['F1'], does: 'Explain the block of the field, even while you type', needs: 'main [data-block]' },
  { keys: ['g', 'd'], does: 'Go to the dashboard' },
  { keys: ['g', 'e'], does: 'Go to the entries' },
  { keys: ['g', 's'], does: 'Go to the settings' },
  CREATE,
]

/** The keys of the buttons on the page. */
const ofButtons = (): Shortcut[] =>
  pageCommands().flatMap(({ keys, label }) => (keys ? [{ keys: keyNames(keys), does: label }] : []))

const isHere = ({ needs }: Shortcut) => !needs || document.querySelector(needs) !== null

/** The keys of the page on screen. */
export function ShortcutList({ mayCreate, onClose }: { mayCreate: boolean; onClose: () => void }) {
  const [buttons] = useState(ofButtons)
  const general = SHORTCUTS.filter((each) => isHere(each) && (mayCreate || each !== CREATE))
  return (
    <Dialog
      open
      title="Keyboard shortcuts"
      lead="Keys without Ctrl are off while you type. Turn all of them off in Settings, Account."
      onClose={onClose}
      footer={
        <Button className={dialogStyles.last} onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={styles.shortcuts}>
        {[...buttons, ...general].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
