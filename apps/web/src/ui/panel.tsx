import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import layoutStyles from './layout.module.css'
import styles from './panel.module.css'

interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the panel, and its name. Without it, `aria-label` names the panel where it needs a name. */
  title?: string
  /** Link or remark at the right end of the head. */
  aside?: ReactNode
}

/** A bordered surface. Content brings its own padding, so tables can run to the edge. */
export function Panel({ title, aside, className, children, ...rest }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      {...rest}
      className={className ? `${styles.panel} ${className}` : styles.panel}
    >
      {title && (
        <div className={`${layoutStyles.touchLinks} ${styles.head}`}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
