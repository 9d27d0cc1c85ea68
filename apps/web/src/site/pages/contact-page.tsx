import type { SitePage } from '../site-page.ts'

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
  styles: ['plain'],
  scripts: ['contact'],
  body: (
    <div className="wrap solo prose">
      <h1>Contact</h1>
      <p className="lead">
        Tell us what you were doing and what happened. Do not send importer numbers or passwords here.
      </p>
      <noscript>
        <p className="alert-bad">This form needs JavaScript. You can switch it on for this page only.</p>
      </noscript>
      <form className="contact" data-contact="" noValidate>
        {FIELDS.map(({ name, label, type, autoComplete }) => (
          <div className="f" key={name}>
            <label htmlFor={name}>{label}</label>
            <input
              className="in"
              id={name}
              name={name}
              type={type}
              autoComplete={autoComplete}
              required
              maxLength={200}
              aria-describedby={`${name}-error`}
            />
            <p className="field-error" id={`${name}-error`} hidden />
          </div>
        ))}
        <div className="f">
          <label htmlFor="message">Message</label>
          <textarea
            className="in"
            id="message"
            name="message"
            rows={7}
            required
            maxLength={5000}
            aria-describedby="message-error"
          />
          <p className="field-error" id="message-error" hidden />
        </div>
        <p className="small">
          We handle your message as the <a href="/privacy">Privacy Policy</a> describes.
        </p>
        <p className="outcome" role="status" data-outcome="" />
        <button className="btn" type="submit">
          Send message
        </button>
      </form>
    </div>
  ),
}
