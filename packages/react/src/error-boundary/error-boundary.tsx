'use client'
import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Flash } from '../flash/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './error-boundary.css.ts'

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Told of what was thrown, for the error report. */
  readonly onError?: ((error: unknown, where: string) => void) | undefined
}

interface State {
  readonly failed: boolean
  readonly turn: number
}

/**
 * Keeps one part's failure from taking the page with it: shows ERROR_BOUNDARY_TRIGGER as info, and
 * a way to try again.
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

// A new key makes the part anew, with none of the state that it failed in.
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
