import { useQuery } from '@tanstack/react-query'
import { templatesQuery } from '../../templates/template-queries.ts'
import fieldStyles from '../../ui/field.module.css'
import { t } from '../../words/t.ts'
import { FormSection } from '../form/form-section.tsx'
import { TemplateChoice } from './template-choice.tsx'

/** On step 1 of an entry that nobody has saved yet: begin again from a template; nothing while there is none. */
export function TemplateSection() {
  const { data: templates = [] } = useQuery(templatesQuery)
  if (templates.length === 0) return null
  return (
    <FormSection
      title={t({ id: 'template-section.template', defaultMessage: 'Template' })}
      lead={t({
        id: 'template-section.begin-with-what-your-entries',
        defaultMessage: 'Begin with what your entries of one kind share.',
      })}
    >
      <div className={fieldStyles.columns12}>
        <TemplateChoice />
      </div>
    </FormSection>
  )
}
