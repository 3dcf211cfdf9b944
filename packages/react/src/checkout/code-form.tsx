'use client'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { TextField } from '../field/index.ts'
import * as own from './credit.css.ts'

interface CodeFormProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly maxLength: number
  /** Text of the button that sends the code. */
  readonly send: string
  readonly busy: boolean
  /** Returns the text for a code that cannot be sent as it was typed. */
  readonly problemOf: (typed: string) => string | undefined
  /** Why the code that was sent last was rejected. */
  readonly rejected: string | undefined
  /** The code that the order has, with the text of the button that takes it off. */
  readonly applied: { readonly text: string; readonly remove: string } | undefined
  /** Sends a code, or takes it off with null. The answer is false when that failed. */
  readonly onChange: (code: string | null) => Promise<boolean>
}

/** The field of a code that an order can have, or its code with a button to remove it. */
export function CodeForm(props: CodeFormProps): ReactNode {
  const { applied, busy, onChange } = props
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const sent = useRef(false)
  const isOn = applied !== undefined
  // The control that was used is gone once the code is on or off.
  useEffect(() => {
    if (sent.current) (isOn ? remove : input).current?.focus()
    sent.current = false
  }, [isOn])
  const change = async (code: string | null) => {
    sent.current = true
    const isDone = await onChange(code)
    if (isDone) {
      setTyped('')
      return
    }
    sent.current = false
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = props.problemOf(typed)
    setProblem(found)
    if (found === undefined) void change(typed)
    else input.current?.focus()
  }
  if (applied)
    return (
      <p className={own.applied}>
        {applied.text}
        <Button ref={remove} kind="small" busy={busy} onClick={() => void change(null)}>
          {applied.remove}
        </Button>
      </p>
    )
  return (
    <form className={own.code} noValidate onSubmit={submit}>
      <div className={own.codeField}>
        <TextField
          ref={input}
          name={props.name}
          label={props.label}
          hint={props.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={props.maxLength}
          value={typed}
          error={problem ?? props.rejected}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
      </div>
      <Button type="submit" busy={busy}>
        {props.send}
      </Button>
    </form>
  )
}
