import { existsSync } from 'node:fs'

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

/**
 * The commands that start Chromium, the best first: the headless shell draws no window and no toolbar, so the same
 * tests need a quarter less processor time.
 */
export const CHROMIUM_COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const debianChromium = () =>
  CHROMIUM_COMMANDS.map((command) => `/usr/bin/${command}`).find((path) => existsSync(path))

/** How tests start Chromium: the one of CHROMIUM_PATH, Debian's as root, else Playwright's own. */
export const browserOptions = {
  executablePath: process.env.CHROMIUM_PATH || (isRoot ? debianChromium() : undefined),
  args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
}
