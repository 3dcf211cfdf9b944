'use client'
import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './error-boundary.css.ts'

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** The part of the page that the notice replaces when it fails. */
  readonly children: ReactNode
  /** Called with the thrown value, for error reports. */
  readonly onError?: ((error: unknown, where: string) => void) | undefined
}

interface State {
  readonly failed: boolean
  readonly turn: number
}

/**
 * Catches errors of the components inside: shows ERROR_BOUNDARY_TRIGGER as info, with a button that
 * tries again.
 * @source spec 2 §8
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, turn: 0 }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info.componentStack ?? '')
  }

  readonly #tryAgain = () => this.setState(({ turn }) => ({ failed: false, turn: turn + 1 }))

  override render(): ReactNode {
    if (this.state.failed) return <Failed onTryAgain={this.#tryAgain} />
    return <Turn key={this.state.turn}>{this.props.children}</Turn>
  }
}

// A new key mounts the children again, without the state in which they failed.
function Turn({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

function Failed({ onTryAgain }: { readonly onTryAgain: () => void }): ReactNode {
  const { t } = useMessages()
  return (
    <Flash severity="info">
      {t('errors.ERROR_BOUNDARY_TRIGGER')}
      <div className={css.again}>
        <Button kind="small" onClick={onTryAgain}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </Flash>
  )
}
