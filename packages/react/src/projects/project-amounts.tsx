'use client'
import { PROJECT_NAMES, projectAmount, PROJECTS } from '@selvage/core/fabric'
import type { Project } from '@selvage/core/fabric'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { needProps } from '../provider/need-props.ts'
import * as css from './project-amounts.css.ts'

/** Props of {@link ProjectAmounts}. */
export interface ProjectAmountsProps {
  /** Height after which the print begins again, inches. */
  readonly repeatIn: number
  /** Widths of the fabrics that can be chosen, inches: each is a column. */
  readonly widthsIn: readonly number[]
  /** The level of the heading. */
  readonly level?: 2 | 3 | undefined
}

/** How many yards or meters people need of a print for what they sew, by the fabric's width. */
export function ProjectAmounts({ repeatIn, widthsIn, level = 2 }: ProjectAmountsProps): ReactNode {
  needProps('ProjectAmounts', {}, { widthsIn })
  const { t, measurement, length } = useMessages()
  const id = useId()
  const Heading = `h${level}` as const
  const lengths = measurement === 'imperial' ? 'projects.yards' : 'projects.meters'
  return (
    <section className={css.amounts}>
      <Heading id={id}>{t('projects.title')}</Heading>
      <p className={css.lead}>{t('projects.lead')}</p>
      <div className={css.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('projects.project')}</th>
              {widthsIn.map((widthIn) => (
                <th key={widthIn} scope="col">
                  {t('projects.width', { width: length(widthIn) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PROJECT_NAMES.map((project) => (
              <tr key={project}>
                <th scope="row">
                  {t(`projects.${project}`)}
                  <ProjectSize project={project} />
                </th>
                {widthsIn.map((widthIn) => (
                  <td key={widthIn} className={css.amount}>
                    {t(lengths, {
                      count: projectAmount(project, { widthIn, repeatIn }, measurement),
                    })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function ProjectSize({ project }: { readonly project: Project }): ReactNode {
  const { t, size } = useMessages()
  const { finishedIn } = PROJECTS[project]
  return (
    <span className={css.finished}>
      {finishedIn === null ? t('projects.clothes') : size(finishedIn[0], finishedIn[1])}
    </span>
  )
}
