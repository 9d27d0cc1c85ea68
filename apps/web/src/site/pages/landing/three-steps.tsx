import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { BlockNumber } from '../../ui/block-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import form from '../../ui/form-cell.module.css'
import layout from '../../ui/layout.module.css'
import styles from './three-steps.module.css'

const DOCUMENTS = [
  { name: 'Commercial invoice', block: '36', value: '12,129' },
  { name: 'Packing list', block: '34', value: '1,248 kg' },
  { name: 'Certificates', block: '10', value: 'TW' },
] as const

const STATUSES: readonly { status: string; tone: BadgeTone; meaning: string }[] = [
  { status: 'Draft', tone: 'neutral', meaning: 'you can edit it' },
  { status: 'Validated', tone: 'info', meaning: 'no errors left' },
  { status: 'Submitted', tone: 'warning', meaning: 'sent to CBP' },
  { status: 'Accepted', tone: 'success', meaning: 'CBP’s response' },
]

function Documents() {
  return (
    <div className={classNames(form.sheet, styles.sheet)}>
      {DOCUMENTS.map(({ name, block, value }) => (
        <div className={styles.document} key={name}>
          <b>{name}</b>
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
          <span className={form.name}>
            <b>11</b> Import date
          </span>
          <span className={value}>02/24/2026</span>
        </div>
      </div>
      <div className={classNames(form.cell, styles.cell, styles.invalid)}>
        <span className={form.name}>
          <b>15</b> Export date
        </span>
        <span className={value}>02/24/2026</span>
        <span className={styles.error}>Export date must be before import date</span>
      </div>
    </div>
  )
}

function Statuses() {
  return (
    <ol className={classNames(form.sheet, styles.sheet, styles.statuses)}>
      {STATUSES.map(({ status, tone, meaning }) => (
        <li key={status}>
          <Badge tone={tone}>{status}</Badge>
          <small>{meaning}</small>
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
      <h2>How it works</h2>
      <ol className={styles.steps}>
        <Step number={1} text="Upload commercial invoice, packing list and certificates.">
          <Documents />
        </Step>
        <Step
          number={2}
          text="The system validates entry data against customs requirements and flags issues before submission."
        >
          <Findings />
        </Step>
        <Step
          number={3}
          text="The entry is transmitted directly to the customs system with real-time status updates."
        >
          <Statuses />
        </Step>
      </ol>
    </section>
  )
}
