import type { SitePage } from '../site-page.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import field from '../ui/field.module.css'
import layout from '../ui/layout.module.css'
import text from '../ui/text.module.css'
import styles from './contact-page.module.css'

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off' },
] as const

/** Contact: four required fields, sent by a small script to /api/contact. */
export const contactPage: SitePage = {
  path: '/contact',
  title: 'Contact',
  description: 'Write to the team behind Electronic Direct Filing of Entry.',
  scripts: ['contact'],
  body: (
    <div className={classNames(layout.wrap, layout.page, styles.page)}>
      <h1 className={layout.pageTitle}>Contact</h1>
      <p className={classNames(text.lead, styles.lead)}>
        Tell us what you were doing and what happened. Do not send importer numbers or passwords here.
      </p>
      <noscript>
        <p className={styles.warning}>This form needs JavaScript. You can switch it on for this page only.</p>
      </noscript>
      <form className={styles.form} data-contact="" noValidate>
        {FIELDS.map(({ name, label, type, autoComplete }) => (
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
            <p className={field.error} id={`${name}-error`} hidden />
          </div>
        ))}
        <div className={field.field}>
          <label htmlFor="message">Message</label>
          <textarea
            className={field.input}
            id="message"
            name="message"
            rows={7}
            required
            maxLength={5000}
            aria-describedby="message-error"
          />
          <p className={field.error} id="message-error" hidden />
        </div>
        <p className={text.small}>
          We handle your message as the <a href="/privacy">Privacy Policy</a> describes.
        </p>
        <p className={styles.outcome} role="status" data-outcome="" />
        <button className={button.button} type="submit">
          Send message
        </button>
      </form>
    </div>
  ),
}
