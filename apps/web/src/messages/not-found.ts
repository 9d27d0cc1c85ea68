import { t } from '../words/t.ts'

/** The page for an unknown address, in the application and on the public site. */
export const NOT_FOUND = {
  get title() {
    return t({ id: 'not-found.page-not-found', defaultMessage: 'Page Not Found' })
  },
  get lead() {
    return t({
      id: 'not-found.the-form-has-47-blocks',
      defaultMessage: 'The form has 47 blocks. This address would be the 48th.',
    })
  },
  get home() {
    return t({ id: 'not-found.return-home', defaultMessage: 'Return home' })
  },
  get back() {
    return t({ id: 'not-found.go-back', defaultMessage: 'Go back' })
  },
  get links() {
    return [
      ['/about', t({ id: 'not-found.about', defaultMessage: 'About' })],
      ['/privacy', t({ id: 'not-found.privacy', defaultMessage: 'Privacy' })],
      ['/terms', t({ id: 'not-found.terms', defaultMessage: 'Terms' })],
      ['/accessibility', t({ id: 'not-found.accessibility', defaultMessage: 'Accessibility' })],
    ] as const
  },
} as const
