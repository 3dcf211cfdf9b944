import { spawn } from 'node:child_process'
import { root, toolPath } from './paths.ts'

export interface CommandOptions {
  cwd?: string
  env?: Record<string, string>
  /**
   * Time after which the whole process group is killed, so that a hanging tool does not block the
   * run.
   */
  limitMs?: number
  /** True when the output is also printed as it comes. */
  show?: boolean
}

export interface CommandResult {
  ok: boolean
  code: number
  stdout: string
  output: string
}

/**
 * Runs a tool of the workspace to its end and returns its output. A failing tool is a result and
 * not an exception.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: toolPath, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The tool gets a process group of its own, so that the browsers and workers that it started
      // can be killed with it.
      detached: true,
    })
    let stdout = ''
    let output = ''
    let late = ''
    const killGroup = () => {
      if (child.pid === undefined) return
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // The process has ended meanwhile.
      }
    }
    const timer =
      options.limitMs === undefined
        ? undefined
        : setTimeout(() => {
            late = `\n${command} was stopped after ${Math.round((options.limitMs ?? 0) / 1000)} s.`
            killGroup()
          }, options.limitMs)
    process.once('exit', killGroup)
    const collect = (stream: 'stdout' | 'stderr') => (chunk: Buffer) => {
      const text = chunk.toString()
      output += text
      if (stream === 'stdout') stdout += text
      if (options.show === true) process[stream].write(text)
    }
    child.stdout.on('data', collect('stdout'))
    child.stderr.on('data', collect('stderr'))
    const finish = (code: number, note: string) => {
      clearTimeout(timer)
      process.removeListener('exit', killGroup)
      resolve({ ok: code === 0 && note === '', code, stdout, output: output + note })
    }
    child.once('error', (error) => {
      finish(127, `\n${command} could not be started: ${error.message}`)
    })
    child.once('close', (code) => {
      finish(code ?? 1, late)
    })
  })
}
