import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { DropZone } from '../entry/documents/upload/drop-zone.tsx'
import { papersLink } from '../entry/entry-link.ts'
import { TemplateChoice } from '../entry/templates/template-choice.tsx'
import { handPapers } from '../papers/handed-papers.ts'
import { templatesQuery } from '../templates/template-queries.ts'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { BrokerFormButton } from './broker-form/broker-form-button.tsx'
import type { ShipmentAnswers } from './shipment-answers.ts'
import styles from './start.module.css'

interface Props {
  answers: ShipmentAnswers
  entryType: string | undefined
}

/** A new entry from documents, from an earlier entry, or empty; each begins with the answers. */
export function WaysToStart({ answers, entryType }: Props) {
  const navigate = useNavigate()
  const hasAnswers = Object.keys(goodsOf(answers, entryType)).length > 0
  return (
    <Panel
      title={t({ id: 'ways-to-start.start-an-entry', defaultMessage: 'Start an entry' })}
      aside={
        <span className={textStyles.secondary}>
          {t({
            id: 'ways-to-start.you-see-every-figure-before',
            defaultMessage: 'You see every figure before you sign.',
          })}
        </span>
      }
    >
      <div className={`${layoutStyles.columnRules} ${styles.ways}`}>
        <div>
          <h3>{t({ id: 'ways-to-start.with-your-papers', defaultMessage: 'With your papers' })}</h3>
          <p className={textStyles.secondary}>
            {t({
              id: 'ways-to-start.invoice-packing-list-arrival-notice',
              defaultMessage:
                'Invoice, packing list and arrival notice, all at once. You confirm what is read in them, and we keep them with the entry.',
            })}
          </p>
          <DropZone
            onFiles={(files) => {
              handPapers(files)
              void navigate({ ...papersLink('new'), search: goodsOf(answers, entryType) })
            }}
          />
        </div>
        <div>
          <TemplateWay />
          <div>
            <h3>
              {t({ id: 'ways-to-start.copy-an-earlier-entry', defaultMessage: 'Copy an earlier entry' })}
            </h3>
            <p className={textStyles.secondary}>
              {t({
                id: 'ways-to-start.copies-parties-lines-and-transport',
                defaultMessage:
                  'Copies parties, lines and transport. Dates and the bill of lading stay empty.',
              })}
            </p>
            <LinkButton to="/entries" look="quiet" small icon="copy">
              {t({ id: 'ways-to-start.choose-an-entry', defaultMessage: 'Choose an entry' })}
            </LinkButton>
          </div>
          <div>
            <h3>{t({ id: 'ways-to-start.from-a-brokers-7501', defaultMessage: 'From a broker’s 7501' })}</h3>
            <p className={textStyles.secondary}>
              {t({
                id: 'ways-to-start.parties-ports-bond-and-lines',
                defaultMessage:
                  'Parties, ports, bond and lines of an entry summary that a broker filed for you.',
              })}
            </p>
            <BrokerFormButton />
          </div>
          <div>
            <h3>{t({ id: 'ways-to-start.type-it-in', defaultMessage: 'Type it in' })}</h3>
            <p className={textStyles.secondary}>
              {hasAnswers
                ? t({
                    id: 'ways-to-start.six-steps-begun-with-your',
                    defaultMessage: 'Six steps, begun with your answers.',
                  })
                : t({
                    id: 'ways-to-start.six-steps-the-entry-gets',
                    defaultMessage: 'Six steps. The entry gets its number when you first save.',
                  })}
            </p>
            <LinkButton to="/entries/new/step-1" search={goodsOf(answers, entryType)} look="quiet" small>
              {hasAnswers
                ? t({ id: 'ways-to-start.start-with-my-answers', defaultMessage: 'Start with my answers' })
                : t({ id: 'ways-to-start.start-an-empty-entry', defaultMessage: 'Start an empty entry' })}
            </LinkButton>
          </div>
        </div>
      </div>
    </Panel>
  )
}

/** Templates of the organization; nothing while there is none. */
function TemplateWay() {
  const { data: templates = [] } = useQuery(templatesQuery)
  if (templates.length === 0) return null
  return (
    <div>
      <h3>{t({ id: 'ways-to-start.from-a-template', defaultMessage: 'From a template' })}</h3>
      <p className={textStyles.secondary}>
        {t({
          id: 'ways-to-start.what-similar-entries-have-in',
          defaultMessage: 'What similar entries have in common. Dates and the bill of lading stay empty.',
        })}
      </p>
      <TemplateChoice />
    </div>
  )
}

/** The answers as the goods that a new entry begins with. */
const goodsOf = (
  { what, hts, origin, transport, worth }: ShipmentAnswers,
  entryType: string | undefined,
) => ({
  ...(entryType && { entry_type: entryType }),
  ...(hts && { hts }),
  ...(what && { description: what }),
  ...(origin && { origin }),
  ...(transport && { mode: transport }),
  ...(worth && { value: worth }),
})
