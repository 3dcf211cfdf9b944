import type { RepeatType } from '@selvage/core/design'
import type { ArtUpload, SentUpload } from '@selvage/core/own-designs'
import type { ErrorMessage } from '../flash/index.ts'
import type { HrefFor } from '../provider/href.ts'
import type { DesignErrors } from './design-errors.ts'

/** A design as its form was filled in. */
export interface TypedDesign {
  readonly title: string
  readonly tags: readonly string[]
  readonly mature: boolean
  readonly forSale: boolean
  readonly repeatType: RepeatType
  /** The width of a repeat as it was typed, in inches or centimeters as the page measures. */
  readonly width: string
}

/** A design that is in the shop now. */
export interface MadeDesign {
  readonly id: number
  readonly slug: string
  readonly title: string
  /** True for one that the shop shows to those alone who ask for designs for adults. */
  readonly mature?: boolean | undefined
}

/** Props of {@link UploadDesign}. */
export interface UploadDesignProps {
  /** The address that the form is posted to without a script, with its file. */
  readonly action: string
  /** The page of a design, such as `/en/design/{id}`. */
  readonly hrefFor: HrefFor<MadeDesign>
  /** The page of another upload. */
  readonly newHref: string
  /** The page of the seller agreement, which a line at the button names; no line without it. */
  readonly agreementHref?: string | undefined
  /** The page about preparing a picture, to which the picture's field leads; no link without it. */
  readonly guideHref?: string | undefined
  /** A picture that has come before, such as one of an address or of a form that was rejected. */
  readonly upload?: ArtUpload | undefined
  /** The form as it was filled in before, or the part of it that is known. */
  readonly values?: Partial<TypedDesign> | undefined
  /** The errors by field; none when left out. */
  readonly errors?: DesignErrors | undefined
  /** An error that belongs to no field. */
  readonly error?: ErrorMessage | undefined
  /** The design that was just made: what is shown in place of the form. */
  readonly made?: MadeDesign | undefined
  /** Called with a picture that has come, such as to write its id into the address. */
  readonly onUpload?: ((upload: SentUpload) => void) | undefined
  /** Called when what is filled in changes, such as to write it into the address. */
  readonly onFill?: ((values: TypedDesign) => void) | undefined
  /** Called with a design that was made. */
  readonly onMade?: ((design: MadeDesign) => void) | undefined
}
