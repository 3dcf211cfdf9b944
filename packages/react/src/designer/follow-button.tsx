'use client'
import { followDesigner, unfollowDesigner } from '@selvage/core/designer'
import type { ConnectionState, Designer } from '@selvage/core/designer'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useToggle } from '../favorite/use-toggle.ts'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import { useShop } from '../provider/shop-context.ts'
import * as css from './follow-button.css.ts'

/** Props of {@link FollowButton}. Without a script its form posts `wanted` and `next`. */
export interface FollowButtonProps {
  /** The designer, as `getDesigner` answers them. */
  readonly designer: Pick<Designer, 'name' | 'screenName'>
  /** Whether the member follows the designer; `connectionsAmong` answers it. */
  readonly isFollowing: boolean
  /** How many members follow the designer; shown beside the button, which stands alone without. */
  readonly followerCount?: number | undefined
  /** The page on which a guest logs in, who follows the designer from then on. */
  readonly logInHref: string
  /** The address that the form posts to without a script. */
  readonly action?: string | undefined
  /** The page that the form without a script leads back to. */
  readonly next?: string | undefined
  /** Called with what the gateway says, and once more with what was before when it failed. */
  readonly onChange?: ((state: ConnectionState) => void) | undefined
}

/**
 * A button that follows a designer. It and the count change at once, and change back with a
 * sentence when the gateway does not take it. A guest is led to the login. It works on a storefront
 * alone, whose origin is in `storefrontOrigins`. It is a form, so it stands in a `div` and not in a
 * `p`.
 */
export function FollowButton({
  designer,
  isFollowing: given,
  followerCount,
  logInHref,
  action,
  next,
  onChange,
}: FollowButtonProps): ReactNode {
  needProps('FollowButton', { designer })
  const { name, screenName } = designer
  const { gateway } = useShop()
  const { t } = useMessages()
  const {
    isOn: isFollowing,
    error,
    toggle,
  } = useToggle<ConnectionState>({
    given: { isFollowing: given, followerCount: followerCount ?? 0, needsLogIn: false },
    isOn: (state) => state.isFollowing,
    change: async (wanted) => {
      const call = wanted ? followDesigner : unfollowDesigner
      const input = { params: { screenName }, body: {} }
      const state = await gateway.send(call, input, { keepalive: true })
      if (state.needsLogIn) location.assign(logInHref)
      return state
    },
    onChange,
    textOf: ({ isFollowing: follows, needsLogIn }) => {
      if (needsLogIn) return t('designer.followLogIn', { name })
      return t(follows ? 'designer.followed' : 'designer.unfollowed', { name })
    },
  })
  return (
    <form
      className={css.form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        toggle()
      }}
    >
      <input type="hidden" name="next" value={next ?? ''} />
      <Button
        type="submit"
        name="wanted"
        value={isFollowing ? 'remove' : 'add'}
        aria-pressed={isFollowing}
      >
        {t(isFollowing ? 'designer.following' : 'designer.follow', { name })}
      </Button>
      {followerCount !== undefined && (
        <span>
          {t('designer.followers', {
            count: followerCount + Number(isFollowing) - Number(given),
          })}
        </span>
      )}
      {error !== undefined && <p className={css.error}>{error}</p>}
    </form>
  )
}
