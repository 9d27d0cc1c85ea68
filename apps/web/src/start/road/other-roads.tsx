import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

/** The roads that remain where the port assigns no filer code. */
export function OtherRoads() {
  const roads = [
    [
      t({ id: 'other-roads.service', defaultMessage: 'A service center’s connection' }),
      t({
        id: 'other-roads.service.text',
        defaultMessage:
          'It transmits for you, under an agreement with CBP that it has already. You keep writing and checking the entry here.',
      }),
    ],
    [
      t({ id: 'other-roads.broker', defaultMessage: 'A broker files the finished entry' }),
      t({
        id: 'other-roads.broker.text',
        defaultMessage:
          'Send the draft from here and pay for the filing only. Hold the broker’s form against your own figures: the start page reads it.',
      }),
    ],
    [
      t({ id: 'other-roads.paper', defaultMessage: 'Paper at the port' }),
      t({
        id: 'other-roads.paper.text',
        defaultMessage:
          'CBP has pre-printed numbers for importers without a filer code (19 CFR 142.3a(e)). Ask the port; the printed form 7501 comes from here.',
      }),
    ],
    [
      t({ id: 'other-roads.isf', defaultMessage: 'A code for security filings only' }),
      t({
        id: 'other-roads.isf.text',
        defaultMessage: 'It is easier to get: one vendor names about 10 working days.',
      }),
    ],
  ] as const
  return (
    <section className={layoutStyles.stack12} aria-labelledby="other-roads">
      <h2 id="other-roads">{t({ id: 'other-roads.title', defaultMessage: 'If the port says no' })}</h2>
      {roads.map(([name, text]) => (
        <p key={name}>
          <b>{name}.</b> <span className={textStyles.muted}>{text}</span>
        </p>
      ))}
    </section>
  )
}
