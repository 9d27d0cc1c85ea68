import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import layoutStyles from '../ui/layout.module.css'
import shapeStyles from '../ui/shape.module.css'
import { t } from '../words/t.ts'
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
const CREATE: Shortcut = {
  keys: ['n'],
  get does() {
    return t({ id: 'shortcut-list.start-a-new-entry', defaultMessage: 'Start a new entry' })
  },
}

const SHORTCUTS: readonly Shortcut[] = [
  {
    keys: ['?'],
    get does() {
      return t({ id: 'shortcut-list.show-this-sheet', defaultMessage: 'Show this sheet' })
    },
  },
  {
    keys: ['Ctrl', 'K'],
    get does() {
      return t({
        id: 'shortcut-list.find-a-page-an-action',
        defaultMessage: 'Find a page, an action or an entry, also while you type',
      })
    },
  },
  {
    keys: ['/'],
    get does() {
      return t({ id: 'shortcut-list.go-to-the-search-on', defaultMessage: 'Go to the search on the page' })
    },
    needs: PAGE_SEARCH,
  },
  {
    keys: ['↓', '↑'],
    get does() {
      return t({
        id: 'shortcut-list.from-a-row-to-the',
        defaultMessage: 'From a row to the next or previous one',
      })
    },
    needs: ROW,
  },
  {
    keys: ['Space'],
    get does() {
      return t({ id: 'shortcut-list.select-the-row', defaultMessage: 'Select the row' })
    },
    needs: ROW,
  },
  {
    keys: ['Enter'],
    get does() {
      return t({ id: 'shortcut-list.open-the-row', defaultMessage: 'Open the row' })
    },
    needs: ROW,
  },
  {
    keys: ['Ctrl', 'S'],
    get does() {
      return t({
        id: 'shortcut-list.save-now-also-while-you',
        defaultMessage: 'Save now, also while you type',
      })
    },
    needs: 'main [data-phase]',
  },
  {
    keys: ['F1'],
    get does() {
      return t({
        id: 'shortcut-list.explain-the-block-of-the',
        defaultMessage: 'Explain the block of the field, even while you type',
      })
    },
    needs: 'main [data-block]',
  },
  {
    keys: ['g', 'd'],
    get does() {
      return t({ id: 'shortcut-list.go-to-the-dashboard', defaultMessage: 'Go to the dashboard' })
    },
  },
  {
    keys: ['g', 'e'],
    get does() {
      return t({ id: 'shortcut-list.go-to-the-entries', defaultMessage: 'Go to the entries' })
    },
  },
  {
    keys: ['g', 's'],
    get does() {
      return t({ id: 'shortcut-list.go-to-the-settings', defaultMessage: 'Go to the settings' })
    },
  },
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
      title={t({ id: 'shortcut-list.keyboard-shortcuts', defaultMessage: 'Keyboard shortcuts' })}
      lead={t({
        id: 'shortcut-list.keys-without-ctrl-are-off',
        defaultMessage:
          'Keys without Ctrl are off while you type. Turn all of them off in Settings, Account.',
      })}
      onClose={onClose}
      footer={
        <Button className={layoutStyles.toEnd} onClick={onClose}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      }
    >
      <dl className={styles.shortcuts}>
        {[...buttons, ...general].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd className={shapeStyles.boxed} key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
