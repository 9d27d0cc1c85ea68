import { Link } from '@tanstack/react-router'
import { type EntryRowData, form7501Address } from '../api/entry-list.ts'
import { documentsLink, entryLink } from '../entry/entry-link.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LinkIcon } from '../ui/link-button.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { RowMenu } from './row-menu.tsx'
import { entryName } from './use-moving.ts'

/** The actions on a row. */
export interface RowActions {
  /** Archives it, or restores it from the archive. */
  onMove: (entry: EntryRowData) => void
  /** Undefined for a person who may not copy entries. */
  onCopy: ((entry: EntryRowData) => void) | undefined
  onDelete: (entry: EntryRowData) => void
}

/** The actions of an entry: view, edit and archive at hand, the others in a menu. Each says its entry to a screen reader. */
export function EntryActions({ entry, onMove, onCopy, onDelete }: { entry: EntryRowData } & RowActions) {
  const name = entryName(entry)
  const link = entryLink(entry.id, 'step-1')
  return (
    <>
      <LinkIcon
        {...link}
        icon="view"
        label={t({ id: 'entry-actions.view', defaultMessage: 'View {name}' }, { name })}
      />
      <LinkIcon
        {...link}
        icon="edit"
        label={t({ id: 'entry-actions.edit', defaultMessage: 'Edit {name}' }, { name })}
      />
      <IconButton
        icon={entry.archived ? 'restore' : 'archive'}
        label={
          entry.archived
            ? t({ id: 'entry-actions.restore', defaultMessage: 'Restore {name}' }, { name })
            : t({ id: 'entry-actions.archive', defaultMessage: 'Archive {name}' }, { name })
        }
        onClick={() => onMove(entry)}
      />
      <RowMenu label={t({ id: 'entry-actions.actions-for', defaultMessage: 'Actions for {name}' }, { name })}>
        {onCopy && (
          <li>
            <button type="button" onClick={() => onCopy(entry)}>
              <Item
                icon="copy"
                text={t({ id: 'entry-actions.copy-as-new-entry', defaultMessage: 'Copy as new entry' })}
                name={name}
              />
            </button>
          </li>
        )}
        <li>
          <a href={form7501Address(entry.id)} download>
            <Item
              icon="download"
              text={t({ id: 'entry-actions.7501-pdf', defaultMessage: '7501 PDF' })}
              name={name}
            />
          </a>
        </li>
        <li>
          <Link {...documentsLink(entry.id)}>
            <Item
              icon="document"
              text={t({ id: 'entry-actions.documents', defaultMessage: 'Documents' })}
              name={name}
            />
          </Link>
        </li>
        {entry.may.delete && (
          <li>
            <button type="button" onClick={() => onDelete(entry)}>
              <Item
                icon="trash"
                text={t({ id: 'entry-actions.delete-draft', defaultMessage: 'Delete draft' })}
                name={name}
              />
            </button>
          </li>
        )}
      </RowMenu>
    </>
  )
}

function Item({ icon, text, name }: { icon: IconName; text: string; name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {text}
        <span className={textStyles.visuallyHidden}> {name}</span>
      </span>
    </>
  )
}
