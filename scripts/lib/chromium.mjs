/** Background services of Chromium would go to the network, and its sandbox does not start as root. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const isRoot = process.getuid?.() === 0

/** How tests start Chromium: the one of CHROMIUM_PATH, Debian's as root, else Playwright's own. */
export const browserOptions = {
  executablePath: process.env.CHROMIUM_PATH || (isRoot ? '/usr/bin/chromium' : undefined),
  args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
}
