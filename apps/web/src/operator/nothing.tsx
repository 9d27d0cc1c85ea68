import type { ReactNode } from 'react'
import panelStyles from '../ui/panel.module.css'
import textStyles from '../ui/text.module.css'

/** A list without rows, in one sentence. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={`${panelStyles.body} ${textStyles.secondary}`}>{children}</p>
}
