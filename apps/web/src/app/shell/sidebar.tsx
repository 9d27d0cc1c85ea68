import { Link } from '@tanstack/react-router'
import { initials } from '../../messages/display-name.ts'
import { NavLists } from './nav-lists.tsx'
import { usePerson } from './use-person.ts'

/** Navigation of the signed-in pages on wide screens; its foot leads to the account settings. */
export function Sidebar() {
  const { name, email } = usePerson()
  return (
    <div className="side">
      <nav className="side-inner" aria-label="Main">
        <NavLists />
        <div className="side-account">
          <Link to="/settings/account">
            <span className="initials" aria-hidden="true">
              {initials(name)}
            </span>
            <span>
              {name}
              <small>{email}</small>
            </span>
          </Link>
        </div>
      </nav>
    </div>
  )
}
