import { configure } from '@testing-library/react'
import { beforeAll } from 'vitest'

// A query waits as long as a busy machine needs; a right answer ends the wait at once.
configure({ asyncUtilTimeout: 30_000 })

// The files of one worker share its document and its history's entry, so each begins with empty
// ones. Node has none.
if (typeof document !== 'undefined')
  beforeAll(() => {
    document.body.replaceChildren()
    history.replaceState(null, '')
  })

// jsdom has no passkeys, which every browser has.
if (typeof document !== 'undefined') Object.assign(globalThis, { PublicKeyCredential: class {} })
