import type { PasskeyAnswer } from '@selvage/core/passkey'

/**
 * Reads the passkey that a form has as JSON text. One that is none becomes an answer that the
 * gateway rejects as it does any other that does not hold.
 */
export function passkeyAnswerOf(text: string): PasskeyAnswer {
  const none: PasskeyAnswer = {
    id: '-',
    rawId: '-',
    type: 'public-key',
    response: { clientDataJSON: '-' },
  }
  try {
    const read: unknown = JSON.parse(text)
    return isAnswer(read) ? read : none
  } catch {
    return none
  }
}

function isAnswer(read: unknown): read is PasskeyAnswer {
  const { id, rawId, type, response } = Object(read) as Partial<PasskeyAnswer>
  const { clientDataJSON } = Object(response) as Partial<PasskeyAnswer['response']>
  return (
    typeof id === 'string' &&
    typeof rawId === 'string' &&
    type === 'public-key' &&
    typeof clientDataJSON === 'string'
  )
}
