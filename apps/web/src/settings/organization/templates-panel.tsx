import { TEMPLATE_NAME_MAX } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useDates } from '../../session/use-dates.ts'
import { useMe } from '../../session/use-me.ts'
import { partNames } from '../../templates/copy-parts.tsx'
import {
  type Template,
  templatesQuery,
  useDeleteTemplate,
  useRenameTemplate,
} from '../../templates/template-queries.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'

/** The templates of the organization: what each has, another name, and their end. */
export function TemplatesPanel() {
  const { data: templates = [], isError, refetch } = useQuery(templatesQuery)
  const mayEdit = useMe().data?.may.includes('entry.edit') ?? false
  const { day } = useDates()
  const [renamed, setRenamed] = useState<Template>()
  const [deleted, setDeleted] = useState<Template>()
  return (
    <Panel title={t({ id: 'templates-panel.templates-of-entries', defaultMessage: 'Templates of entries' })}>
      <div className={panelStyles.body}>
        {isError ? (
          <p>
            <T
              id="templates-panel.the-templates-could-not-be"
              defaultMessage="The templates could not be loaded. <button>Try again</button>"
              values={{
                button: (content) => (
                  <Button look="inline" onClick={() => void refetch()}>
                    {content}
                  </Button>
                ),
              }}
            />
          </p>
        ) : (
          templates.length === 0 && (
            <p>
              {t({
                id: 'templates-panel.no-templates-yet-on-an',
                defaultMessage:
                  'No templates yet. On an entry, ‘Save as template’ keeps what similar entries have in common.',
              })}
            </p>
          )
        )}
        {templates.length > 0 && (
          <Table isStacked>
            <TableHead
              columns={[
                t({ id: 'common.name', defaultMessage: 'Name' }),
                t({ id: 'templates-panel.importer', defaultMessage: 'Importer' }),
                t({ id: 'templates-panel.has', defaultMessage: 'Has' }),
                t({ id: 'templates-panel.changed', defaultMessage: 'Changed' }),
                '',
              ]}
            />
            <tbody>
              {templates.map((template) => (
                <tr key={template.id}>
                  <td data-label={t({ id: 'common.name', defaultMessage: 'Name' })}>{template.name}</td>
                  <td data-label={t({ id: 'templates-panel.importer', defaultMessage: 'Importer' })}>
                    {template.importer ||
                      t({ id: 'templates-panel.as-in-the-settings', defaultMessage: 'As in the settings' })}
                  </td>
                  <td data-label={t({ id: 'templates-panel.has', defaultMessage: 'Has' })}>
                    {partNames(template.parts) ||
                      t({
                        id: 'templates-panel.entry-type-port-bond',
                        defaultMessage: 'Entry type, port, bond',
                      })}
                  </td>
                  <td data-label={t({ id: 'templates-panel.changed', defaultMessage: 'Changed' })}>
                    {day(template.updated_at)}
                  </td>
                  <td>
                    {mayEdit && (
                      <div className={layoutStyles.actions}>
                        <Button look="quiet" small onClick={() => setRenamed(template)}>
                          <T
                            id="templates-panel.rename"
                            defaultMessage="Rename…<span> {name}</span>"
                            values={{
                              name: template.name,
                              span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
                            }}
                          />
                        </Button>
                        <Button look="quiet" small onClick={() => setDeleted(template)}>
                          <T
                            id="templates-panel.delete"
                            defaultMessage="Delete…<span> {name}</span>"
                            values={{
                              name: template.name,
                              span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
                            }}
                          />
                        </Button>
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
      {renamed && <RenameDialog template={renamed} onClose={() => setRenamed(undefined)} />}
      {deleted && <DeleteTemplate template={deleted} onClose={() => setDeleted(undefined)} />}
    </Panel>
  )
}

interface DialogProps {
  template: Template
  onClose: () => void
}

function RenameDialog({ template, onClose }: DialogProps) {
  const form = useId()
  const [name, setName] = useState(template.name)
  const [problem, setProblem] = useState<string>()
  const rename = useRenameTemplate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '')
      return setProblem(
        t({ id: 'templates-panel.give-the-template-a-name', defaultMessage: 'Give the template a name.' }),
      )
    try {
      await rename.mutateAsync({ id: template.id, name: name.trim() })
      showToast({
        text: t(
          { id: 'templates-panel.the-template-is-named', defaultMessage: 'The template is named {trim}.' },
          { trim: name.trim() },
        ),
      })
      onClose()
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'templates-panel.the-template-could-not-be',
            defaultMessage: 'The template could not be renamed. Please try again.',
          }),
        ),
      )
    }
  }
  return (
    <Dialog
      open
      title={t({ id: 'templates-panel.rename-2', defaultMessage: 'Rename {name}' }, { name: template.name })}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={rename.isPending}>
          {t({ id: 'templates-panel.rename-template', defaultMessage: 'Rename template' })}
        </DialogActions>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t({ id: 'common.name', defaultMessage: 'Name' })}
          maxLength={TEMPLATE_NAME_MAX}
          autoComplete="off"
          value={name}
          error={problem}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}

function DeleteTemplate({ template, onClose }: DialogProps) {
  const remove = useDeleteTemplate()
  const confirm = async () => {
    try {
      await remove.mutateAsync(template.id)
      showToast({
        text: t(
          { id: 'templates-panel.template-is-deleted', defaultMessage: 'Template {name} is deleted.' },
          { name: template.name },
        ),
      })
    } catch (failure) {
      showToast({
        text: messageOf(
          failure,
          t({
            id: 'templates-panel.the-template-could-not-be-2',
            defaultMessage: 'The template could not be deleted. Please try again.',
          }),
        ),
      })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t(
        { id: 'templates-panel.delete-template', defaultMessage: 'Delete template {name}?' },
        { name: template.name },
      )}
      question={t({
        id: 'templates-panel.entries-that-began-from-it',
        defaultMessage: 'Entries that began from it stay as they are.',
      })}
      action={t({ id: 'templates-panel.delete-template-2', defaultMessage: 'Delete template' })}
      danger
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
