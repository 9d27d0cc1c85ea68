import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import cardStyles from '../../on-file/filled-card.module.css'

export interface KnownFact {
  key: string
  label: string
  text: string
  /** Shows the field in place of the fact. */
  onChange: () => void
}

/** Rare facts that the entry has already, each with a button that opens its field. */
export function KnownFacts({ facts, mayEdit }: { facts: readonly KnownFact[]; mayEdit: boolean }) {
  if (facts.length === 0) return null
  return (
    <div className={`${fieldStyles.columns12} ${layoutStyles.grid} ${cardStyles.card}`}>
      <p className={`${textStyles.small} ${textStyles.strong} ${layoutStyles.whole}`}>
        {t({ id: 'known-facts.title', defaultMessage: 'Known facts' })}
      </p>
      <dl className={`${layoutStyles.stack8} ${textStyles.small} ${layoutStyles.whole}`}>
        {facts.map(({ key, label, text, onChange }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={`${textStyles.figures} ${textStyles.breaks}`}>
              {text}{' '}
              {mayEdit && (
                <Button look="inline" onClick={onChange}>
                  <T
                    id="known-facts.change"
                    defaultMessage="Change<span> {label}</span>"
                    values={{
                      label,
                      span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
                    }}
                  />
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
