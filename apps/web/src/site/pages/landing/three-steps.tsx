import type { ReactNode } from 'react'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { BlockNumber } from '../../ui/block-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import form from '../../ui/form-cell.module.css'
import layout from '../../ui/layout.module.css'
import styles from './three-steps.module.css'

const documents = () =>
  [
    {
      name: t({ id: 'three-steps.commercial-invoice', defaultMessage: 'Commercial invoice' }),
      block: '36',
      value: '12,129',
    },
    {
      name: t({ id: 'three-steps.packing-list', defaultMessage: 'Packing list' }),
      block: '34',
      value: t({ id: 'three-steps.1-248-kg', defaultMessage: '1,248 kg' }),
    },
    { name: t({ id: 'three-steps.certificates', defaultMessage: 'Certificates' }), block: '10', value: 'TW' },
  ] as const

const statuses = (): readonly { status: string; tone: BadgeTone; meaning: string }[] => [
  {
    status: t({ id: 'common.draft', defaultMessage: 'Draft' }),
    tone: 'neutral',
    meaning: t({ id: 'three-steps.you-can-edit-it', defaultMessage: 'you can edit it' }),
  },
  {
    status: t({ id: 'common.validated', defaultMessage: 'Validated' }),
    tone: 'info',
    meaning: t({ id: 'three-steps.no-errors-left', defaultMessage: 'no errors left' }),
  },
  {
    status: t({ id: 'common.submitted', defaultMessage: 'Submitted' }),
    tone: 'warning',
    meaning: t({ id: 'three-steps.sent-to-cbp', defaultMessage: 'sent to CBP' }),
  },
  {
    status: t({ id: 'common.accepted', defaultMessage: 'Accepted' }),
    tone: 'success',
    meaning: t({ id: 'three-steps.cbps-response', defaultMessage: 'CBP’s response' }),
  },
]

function Documents() {
  return (
    <div className={classNames(form.sheet, styles.sheet)}>
      {documents().map(({ name, block, value }) => (
        <div
          className={`${layoutStyles.stack12} ${textStyles.small} ${layoutStyles.middle} ${styles.document}`}
          key={name}
        >
          <b className={textStyles.usual}>{name}</b>
          <span>
            <BlockNumber block={block} />
            {value}
          </span>
        </div>
      ))}
    </div>
  )
}

function Findings() {
  const value = classNames(form.value, styles.value)
  return (
    <div className={classNames(form.sheet, styles.sheet)}>
      <div className={classNames(form.cell, styles.cell, styles.valid)}>
        <div>
          <span className={`${textStyles.note} ${form.name}`}>
            <T
              id="three-steps.11-import-date"
              defaultMessage="<b>11</b> Import date"
              values={{ b: (content) => <b>{content}</b> }}
            />
          </span>
          <span className={value}>02/24/2026</span>
        </div>
      </div>
      <div className={classNames(form.cell, styles.cell, styles.invalid)}>
        <span className={`${textStyles.note} ${form.name}`}>
          <T
            id="three-steps.15-export-date"
            defaultMessage="<b>15</b> Export date"
            values={{ b: (content) => <b>{content}</b> }}
          />
        </span>
        <span className={value}>02/24/2026</span>
        <span className={`${textStyles.problem} ${textStyles.small} ${textStyles.block} ${styles.error}`}>
          {t({
            id: 'three-steps.export-date-must-be-before',
            defaultMessage: 'Export date must be before import date',
          })}
        </span>
      </div>
    </div>
  )
}

function Statuses() {
  return (
    <ol className={classNames(form.sheet, styles.sheet, styles.statuses)}>
      {statuses().map(({ status, tone, meaning }) => (
        <li key={status}>
          <Badge tone={tone}>{status}</Badge>
          <small className={`${textStyles.small} ${layoutStyles.toEnd}`}>{meaning}</small>
        </li>
      ))}
    </ol>
  )
}

function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  return (
    <li>
      <div className={styles.excerpt} aria-hidden="true">
        {children}
      </div>
      <p>
        <b>{number}</b>
        <span>{text}</span>
      </p>
    </li>
  )
}

/** The three-step story. Each step has an excerpt of the form as decoration; its sentence carries the meaning. */
export function ThreeSteps({ className }: { className?: string }) {
  return (
    <section className={classNames(layout.wrap, styles.section, className)} id="how">
      <h2>{t({ id: 'three-steps.how-it-works', defaultMessage: 'How it works' })}</h2>
      <ol className={styles.steps}>
        <Step
          number={1}
          text={t({
            id: 'three-steps.upload-commercial-invoice-packing-list',
            defaultMessage: 'Upload commercial invoice, packing list and certificates.',
          })}
        >
          <Documents />
        </Step>
        <Step
          number={2}
          text={t({
            id: 'three-steps.the-system-validates-entry-data',
            defaultMessage:
              'The system validates entry data against customs requirements and flags issues before submission.',
          })}
        >
          <Findings />
        </Step>
        <Step
          number={3}
          text={t({
            id: 'three-steps.the-entry-is-transmitted-directly',
            defaultMessage:
              'The entry is transmitted directly to the customs system with real-time status updates.',
          })}
        >
          <Statuses />
        </Step>
      </ol>
    </section>
  )
}
