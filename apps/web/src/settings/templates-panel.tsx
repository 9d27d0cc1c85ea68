import { TEMPLATE_NAME_MAX } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { useDates } from '../session/use-dates.ts'
import { useMe } from '../session/use-me.ts'
import { partNames } from '../templates/copy-parts.tsx'
import {
  type Template,
  templatesQuery,
  useDeleteTemplate,
  useRenameTemplate,
} from '../templates/template-queries.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'

/** The templates of the organization: what each has, another name, and their end. */
export function TemplatesPanel() {
  const { data: templates = [], isError, refetch } = useQuery(templatesQuery)
  const mayEdit = useMe().data?.may.includes('entry.edit') ?? false
  const { day } = useDates()
  const [renamed, setRenamed] = useState<Template>()
  const [deleted, setDeleted] = useState<Template>()
  return (
    <Panel title="Templates of entries">
      <div className={panelStyles.body}>
        {isError ? (
          <p>
            The templates could not be loaded.{' '}
            <Button look="inline" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          templates.length === 0 && (
            <p>
              No templates yet. On an entry, ‘Save as template’ keeps what similar entries have in common.
            </p>
          )
        )}
        {templates.length > 0 && (
          <Table isStacked>
            <TableHead columns={['Name', 'Importer', 'Has', 'Changed', '']} />
            <tbody>
              {templates.map((template) => (
                <tr key={template.id}>
                  <td data-label="Name">{template.name}</td>
                  <td data-label="Importer">{template.importer || 'As in the settings'}</td>
                  <td data-label="Has">{partNames(template.parts) || 'Entry type, port, bond'}</td>
                  <td data-label="Changed">{day(template.updated_at)}</td>
                  <td>
                    {mayEdit && (
                      <div className={layoutStyles.actions}>
                        <Button look="quiet" small onClick={() => setRenamed(template)}>
                          Rename…<span className={textStyles.visuallyHidden}> {template.name}</span>
                        </Button>
                        <Button look="quiet" small onClick={() => setDeleted(template)}>
                          Delete…<span className={textStyles.visuallyHidden}> {template.name}</span>
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
    if (name.trim() === '') return setProblem('Give the template a name.')
    try {
      await rename.mutateAsync({ id: template.id, name: name.trim() })
      showToast({ text: `The template is named ${name.trim()}.` })
      onClose()
    } catch (failure) {
      setProblem(messageOf(failure, 'The template could not be renamed. Please try again.'))
    }
  }
  return (
    <Dialog
      open
      title={`Rename ${template.name}`}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={rename.isPending}>
          Rename template
        </DialogActions>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
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
      showToast({ text: `Template ${template.name} is deleted.` })
    } catch (failure) {
      showToast({ text: messageOf(failure, 'The template could not be deleted. Please try again.') })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`Delete template ${template.name}?`}
      question="Entries that began from it stay as they are."
      action="Delete template"
      danger
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
