import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { partNames } from '../../templates/copy-parts.tsx'
import { type Template, templatesQuery } from '../../templates/template-queries.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import styles from './template-choice.module.css'

/** A new entry from a template of the organization; nothing while there is none. */
export function TemplateChoice() {
  const id = useId()
  const navigate = useNavigate()
  const { data: templates = [] } = useQuery(templatesQuery)
  const [chosen, setChosen] = useState('')
  const template = templates.find((one) => one.id === chosen) ?? templates[0]
  if (!template) return null
  const begin = () => void navigate({ to: '/entries/new/step-1', search: { template: template.id } })
  return (
    <div className={styles.choice}>
      <SelectField
        id={id}
        label={t({ id: 'template-choice.template', defaultMessage: 'Template' })}
        hint={contentOf(template)}
        options={templates.map(({ id: value, name }) => [value, name] as const)}
        value={template.id}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        look="quiet"
        small
        onClick={begin}
        data-command={t({
          id: 'template-choice.new-entry-from-a-template',
          defaultMessage: 'New entry from a template',
        })}
      >
        {t({ id: 'template-choice.new-from-template', defaultMessage: 'New from template' })}
      </Button>
    </div>
  )
}

/** 'Harbor Lamp Company. Parties, transport, 3 lines.' */
function contentOf({ importer, parts, line_count }: Template): string {
  const lines = parts.includes('lines') && line_count > 0 ? ` (${line_count})` : ''
  return [
    importer,
    `${partNames(parts) || t({ id: 'template-choice.entry-type-port-bond-and', defaultMessage: 'Entry type, port, bond and payment' })}${lines}`,
  ]
    .filter(Boolean)
    .join('. ')
}
