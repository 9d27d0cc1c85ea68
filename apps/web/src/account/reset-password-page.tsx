import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Banner, type Notice } from '../ui/banner.tsx'
import layoutStyles from '../ui/layout.module.css'
import { t } from '../words/t.ts'
import page from './account-page.module.css'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetRequestForm } from './reset-request-form.tsx'

const route = getRouteApi('/reset-password')

/** A new password, or a new link for a person whose link is used or too old. */
export function ResetPasswordPage() {
  const { token, error } = route.useSearch()
  const [isLinkOver, setLinkOver] = useState(error !== undefined)
  const [notice, setNotice] = useState<Notice>()
  const linkIsOver = () => {
    setNotice(undefined)
    setLinkOver(true)
  }
  return (
    <VisitorFrame>
      <div className={page.columns}>
        <div>
          <h1 className={layoutStyles.spaceBelow24} tabIndex={-1}>
            {t({ id: 'reset-password-page.reset-password', defaultMessage: 'Reset password' })}
          </h1>
          <Banner notice={notice} />
          {isLinkOver ? (
            <ResetRequestForm onNotice={setNotice} />
          ) : (
            <NewPasswordForm token={token} onNotice={setNotice} onLinkOver={linkIsOver} />
          )}
          <p className={`${layoutStyles.spaceAbove24} ${layoutStyles.ruleAbove} ${page.afterForm}`}>
            <Link to="/sign-in">
              {t({ id: 'reset-password-page.back-to-sign-in', defaultMessage: 'Back to sign in' })}
            </Link>
          </p>
        </div>
      </div>
    </VisitorFrame>
  )
}
