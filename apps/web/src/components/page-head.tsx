import type { ReactNode } from 'react'

/** Title line of a page. The heading takes the focus after a change of route, so it is focusable by script. */
export function PageHead({ title, sub, actions }: { title: string; sub?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {sub && <p>{sub}</p>}
      </div>
      {actions && <div className="btns">{actions}</div>}
    </div>
  )
}
