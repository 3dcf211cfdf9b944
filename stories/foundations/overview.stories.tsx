import { Button } from '@selvage/react/button'
import { Chip } from '@selvage/react/chip'
import { Cloth, ClothSurface } from '@selvage/react/cloth'
import { formGrid, QuantityField, RadioCards, TextField } from '@selvage/react/field'
import { Flash } from '@selvage/react/flash'
import { Brand } from '@selvage/react/header'
import { Steps } from '@selvage/react/steps'
import { SelvageStrip } from '@selvage/react/strip'
import { between, lead, quiet, row, small, stack, wrap } from '@selvage/react/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { cardSources, tileOf } from '../support/pictures.ts'
import { useStoryDesign } from '../support/story-root.tsx'
import * as css from './overview.css.ts'

const meta: Meta = { title: 'Foundations/Overview', parameters: { layout: 'fullscreen' } }
export default meta

const useShown = () => useStoryDesign(5)

function Swatch() {
  return (
    <span className={css.swatch}>
      <ClothSurface tile={tileOf(useStoryDesign(2))} widthIn={6.5} heightIn={6.5} />
    </span>
  )
}
const swatch = <Swatch />
const steps = (names: readonly string[]) => names.map((label) => ({ id: label, label }))

function Amount() {
  const [quantity, setQuantity] = useState(2)
  return <QuantityField value={quantity} onChange={(next) => next !== null && setQuantity(next)} />
}

function TheSelvage() {
  const shown = useShown()
  return (
    <section className={css.section}>
      <h2 className={css.title}>The selvage</h2>
      <div className={css.piece}>
        <Cloth
          sources={cardSources(shown)}
          alt=""
          width={650}
          height={689}
          windowWidthIn={36}
          rulerIn={4}
          fit="fill"
        />
      </div>
      <div className={css.narrow}>
        <SelvageStrip palette={shown.palette}>{`${shown.title} · ${shown.designer}`}</SelvageStrip>
      </div>
      <div className={css.steps}>
        <Steps
          steps={steps(['Design', 'Fabric', 'Amount', 'Cart'])}
          current="Amount"
          palette={shown.palette}
          label="Buying"
        />
        <Steps
          steps={steps(['Shipping', 'Delivery', 'Payment', 'Review', 'Confirm'])}
          current="Review"
          label="Checkout"
        />
      </div>
    </section>
  )
}

function Controls() {
  return (
    <section className={css.section}>
      <h2 className={css.title}>Buttons and fields</h2>
      <div className={row}>
        <Button kind="buy">Add to cart</Button>
        <Button>Follow</Button>
        <Button disabled>Sold out</Button>
        <Button kind="link">Clear all</Button>
      </div>
      <div className={`${row} ${css.apart}`}>
        <Button kind="small" aria-pressed>
          Row
        </Button>
        <Button kind="small">Column</Button>
        <Chip removeHref="#all" color="#2c4a6b">
          Indigo
        </Chip>
      </div>
      <div className={css.apart}>
        <Amount />
      </div>
      <div className={`${formGrid} ${css.apart}`}>
        <TextField label="City" defaultValue="Hudson" />
        <TextField label="ZIP code" defaultValue="1253" error="Enter 5 digits" />
      </div>
    </section>
  )
}

function Choices() {
  return (
    <section className={css.section}>
      <h2 className={css.title}>Choices and messages</h2>
      <RadioCards
        legend="Fabric"
        name="overview-fabric"
        defaultValue="linen"
        options={[
          {
            value: 'petal',
            title: 'Petal signature cotton',
            detail: '42 in · 4.3 oz',
            note: 'Crisp, quilting weight. Holds a crease.',
            media: swatch,
          },
          {
            value: 'linen',
            title: 'Linen cotton canvas',
            detail: '54 in · 6.7 oz',
            note: 'Dry hand, loose drape. Curtains, shirts.',
            media: swatch,
          },
        ]}
      />
      <div className={`${stack} ${css.apart}`}>
        <Flash severity="info">Printing takes 4 to 6 days.</Flash>
        <Flash severity="success" title="Added">
          2 yards of Seville are in your cart.
        </Flash>
        <Flash severity="attention">This cloth shrinks 4% in the wash.</Flash>
        <Flash severity="error">Enter a ZIP code with 5 digits.</Flash>
      </div>
    </section>
  )
}

function Language() {
  const shown = useShown()
  return (
    <div className={`${wrap} ${css.page}`}>
      <div className={between}>
        <h1>
          Cloth is the colour, <em>the interface is quiet</em>
        </h1>
        <Brand />
      </div>
      <TheSelvage />
      <div className={css.pair}>
        <Controls />
        <Choices />
      </div>
      <section className={css.section}>
        <h2 className={css.title}>{shown.title}</h2>
        <p className={lead}>Lead, 19 Commissioner. Printed to order.</p>
        <p>Body, 16 / 1.55. Linen has a dry hand and a loose drape.</p>
        <p className={`${small} ${quiet}`}>Small, 14. Labels, captions, hints.</p>
      </section>
    </div>
  )
}

/** The whole design language on one page. */
export const Overview: StoryObj = { render: () => <Language /> }
