import { DESIGN_LANGUAGE } from '@selvage/core/design'
import { localizePath } from '@selvage/i18n/routes'
import { useMessages } from '@selvage/react/messages'
import {
  CollectionChoice,
  CollectionForm,
  DeleteCollection,
  OwnCollections,
} from '@selvage/react/own-collections'
import { AccountFrame } from '../account/account-frame.tsx'
import { Island } from '../island-runtime/island.tsx'
import CollectionDesignsIsland from '../islands/collection-designs.tsx'
import {
  DELETE_QUESTION,
  NEW_COLLECTION,
  ownCollectionsPath,
  pageOfEach,
} from './collection-paths.ts'
import type { RejectedCollection } from './own-collections-action.server.ts'
import type { CollectionFormData, OwnCollectionsPageData } from './own-collections-page.server.ts'
import { designTemplate } from '../page/design-template.ts'
import * as css from './own-collections-page.css.ts'

interface OwnCollectionsPageProps extends OwnCollectionsPageData {
  /** The form that was rejected, with what was typed. */
  readonly rejected: RejectedCollection | undefined
}

/** The pictures on the first screen, which load at once. */
const EAGER = 2

/** A member's collections, the form of one, a question about it, or their choice for a design. */
export function OwnCollectionsPage(page: OwnCollectionsPageProps) {
  const { lang, t } = useMessages()
  const { userId, collections, form, asked, design, rejected } = page
  const here = ownCollectionsPath(lang)
  const frame = { userId, current: 'collections' } as const
  if (form) return <FormPage userId={userId} form={form} rejected={rejected} />
  if (design) {
    const chosen = ownCollectionsPath(lang, { design: design.id })
    return (
      <AccountFrame {...frame} title={t('own-collections.addTitle', { title: design.title })}>
        <div className={css.form}>
          <CollectionChoice
            design={design}
            collections={collections}
            action={chosen}
            next={chosen}
            typedName={rejected?.typed.name}
            nameError={rejected?.nameError}
            error={rejected?.error}
          />
          <p className={css.links}>
            <a href={localizePath('design', lang, { designId: design.id })}>
              {t('own-collections.backToDesign')}
            </a>
            <a href={here}>{t('own-collections.manage')}</a>
          </p>
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...frame} title={t('own-collections.title')} lead={t('own-collections.lead')}>
      {asked && (
        <div className={css.question}>
          <DeleteCollection collection={asked} action={here} keepHref={here} />
        </div>
      )}
      <OwnCollections
        collections={collections}
        hrefFor={({ id }) => localizePath('collection', lang, { collectionId: id })}
        editHrefFor={pageOfEach(lang)}
        deleteHrefFor={pageOfEach(lang, DELETE_QUESTION)}
        newHref={ownCollectionsPath(lang, { collection: NEW_COLLECTION })}
        eager={EAGER}
      />
    </AccountFrame>
  )
}

interface FormPageProps {
  readonly userId: string
  readonly form: CollectionFormData
  readonly rejected: RejectedCollection | undefined
}

function FormPage({ userId, form: { id, collection, designs }, rejected }: FormPageProps) {
  const { lang, t } = useMessages()
  const action = ownCollectionsPath(lang, { collection: id ?? NEW_COLLECTION })
  const title =
    id === undefined
      ? t('own-collections.newTitle')
      : t('own-collections.editTitle', { name: collection.name })
  return (
    <AccountFrame userId={userId} current="collections" title={title}>
      <div className={css.form}>
        <CollectionForm
          action={action}
          collection={rejected?.typed ?? collection}
          nameError={rejected?.nameError}
          descriptionError={rejected?.descriptionError}
          error={rejected?.error}
          backHref={ownCollectionsPath(lang)}
        />
      </div>
      {id !== undefined && (
        <section className={css.designs} aria-labelledby="designs">
          <h2 id="designs">{t('own-collections.designs')}</h2>
          <Island
            name="collection-designs"
            of={CollectionDesignsIsland}
            when="idle"
            props={{
              collectionId: id,
              designs,
              hrefFor: designTemplate('design', lang),
              findHref: localizePath('shop', lang),
              action,
            }}
          />
          <p className={css.links}>
            <a href={localizePath('collection', lang, { collectionId: id })} lang={DESIGN_LANGUAGE}>
              {collection.name}
            </a>
            <a href={pageOfEach(lang, DELETE_QUESTION)({ id })}>{t('own-collections.delete')}</a>
          </p>
        </section>
      )}
    </AccountFrame>
  )
}
