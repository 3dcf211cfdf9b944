import { accountPage } from './account-page.recipe.ts'
import { bench } from './bench.recipe.ts'
import { checkoutStep } from './checkout-step.recipe.ts'
import { newComponent } from './component.recipe.ts'
import { databaseTable } from './database-table.recipe.ts'
import { errorCode } from './error-code.recipe.ts'
import { fabric } from './fabric.recipe.ts'
import { gate } from './gate.recipe.ts'
import { gatewayCall } from './gateway-call.recipe.ts'
import { mail } from './mail.recipe.ts'
import { sentence } from './message.recipe.ts'
import { paymentVendor } from './payment-vendor.recipe.ts'
import { productKind } from './product-kind.recipe.ts'
import type { Recipe } from './recipe.ts'
import { route } from './route.recipe.ts'
import { searchParameter } from './search-parameter.recipe.ts'
import { savingStep } from './saving-step.recipe.ts'
import { guide } from './guide.recipe.ts'
import { newWidget } from './widget.recipe.ts'
import { widgetAttribute } from './widget-attribute.recipe.ts'

/** The recipes of CONTRIBUTING.md, each with a made-up example. */
export const recipes: readonly Recipe[] = [
  fabric,
  errorCode,
  productKind,
  checkoutStep,
  savingStep,
  newWidget,
  widgetAttribute,
  route,
  accountPage,
  sentence,
  gatewayCall,
  databaseTable,
  mail,
  searchParameter,
  paymentVendor,
  newComponent,
  guide,
  gate,
  bench,
]
