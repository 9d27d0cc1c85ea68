/** The page for an unknown address, in the application and on the public site. */
export const NOT_FOUND = {
  title: 'Page Not Found',
  lead: 'The form has 47 blocks. This address would be the 48th.',
  home: 'Return home',
  back: 'Go back',
  links: [
    ['/about', 'About'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/accessibility', 'Accessibility'],
  ],
} as const
