import type { ComponentPropsWithRef } from 'react'
import styles from './alert.module.css'

interface AlertProps extends ComponentPropsWithRef<'div'> {
  tone?: 'error' | 'info' | 'success'
  /** Without a margin below: the container spaces its parts. */
  isFlush?: boolean
}

/** A framed message over or between the parts of a page: an error, unless its tone says otherwise. */
export function Alert({ tone = 'error', isFlush, className, ...rest }: AlertProps) {
  const classes = [styles.alert, styles[tone], isFlush && styles.flush, className]
  return <div {...rest} className={classes.filter(Boolean).join(' ')} />
}
