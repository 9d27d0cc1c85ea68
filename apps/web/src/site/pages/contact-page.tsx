import button from '../../ui/button.module.css'
import layoutStyles from '../../ui/layout.module.css'
import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import type { SitePage } from '../site-page.ts'
import { classNames } from '../ui/class-names.ts'
import field from '../ui/field.module.css'
import layout from '../ui/layout.module.css'
import styles from './contact-page.module.css'

const fields = () =>
  [
    {
      name: 'name',
      label: t({ id: 'common.name', defaultMessage: 'Name' }),
      type: 'text',
      autoComplete: 'name',
    },
    {
      name: 'email',
      label: t({ id: 'common.email', defaultMessage: 'Email' }),
      type: 'email',
      autoComplete: 'email',
    },
    {
      name: 'subject',
      label: t({ id: 'contact-page.subject', defaultMessage: 'Subject' }),
      type: 'text',
      autoComplete: 'off',
    },
  ] as const

/** Contact: four required fields, sent by a small script to /api/contact. */
export const contactPage = (): SitePage => ({
  path: '/contact',
  title: t({ id: 'common.contact', defaultMessage: 'Contact' }),
  description: t({
    id: 'contact-page.description',
    defaultMessage: 'Write to the team behind Electronic Direct Filing of Entry.',
  }),
  scripts: ['contact'],
  body: (
    <div className={classNames(layout.wrap, layout.page, styles.page)}>
      <h1 className={layout.pageTitle}>{t({ id: 'common.contact', defaultMessage: 'Contact' })}</h1>
      <p className={classNames(text.measure, text.lead)}>
        {t({
          id: 'contact-page.lead',
          defaultMessage:
            'Tell us what you were doing and what happened. Do not send importer numbers or passwords here.',
        })}
      </p>
      <noscript>
        <p className={styles.warning}>
          {t({
            id: 'contact-page.without-script',
            defaultMessage: 'This form needs JavaScript. You can switch it on for this page only.',
          })}
        </p>
      </noscript>
      <form
        className={`${layoutStyles.stack20} ${layoutStyles.spaceAbove24} ${styles.form}`}
        data-contact=""
        noValidate
      >
        {fields().map(({ name, label, type, autoComplete }) => (
          <div className={field.field} key={name}>
            <label htmlFor={name}>{label}</label>
            <input
              className={field.input}
              id={name}
              name={name}
              type={type}
              autoComplete={autoComplete}
              required
              maxLength={200}
              aria-describedby={`${name}-error`}
            />
            <p className={`${text.problem} ${text.small}`} id={`${name}-error`} hidden />
          </div>
        ))}
        <div className={field.field}>
          <label htmlFor="message">{t({ id: 'contact-page.message', defaultMessage: 'Message' })}</label>
          <textarea
            className={field.input}
            id="message"
            name="message"
            rows={7}
            required
            maxLength={5000}
            aria-describedby="message-error"
          />
          <p className={`${text.problem} ${text.small}`} id="message-error" hidden />
        </div>
        <p className={text.secondary}>
          <T
            id="contact-page.privacy"
            defaultMessage="We handle your message as the <a>Privacy Policy</a> describes."
            values={{ a: (content) => <a href="/privacy">{content}</a> }}
          />
        </p>
        <p className={`${text.strong} ${text.success} ${styles.outcome}`} role="status" data-outcome="" />
        <button className={button.button} type="submit" disabled>
          {t({ id: 'contact-page.send', defaultMessage: 'Send message' })}
        </button>
      </form>
    </div>
  ),
})
