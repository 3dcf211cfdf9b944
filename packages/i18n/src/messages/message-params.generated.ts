// Generated from en/*.json by `npm run messages`; a test compares the two.

type Value = string | number

/** The parameters of each English message that has any, by the message's key. */
export interface MessageParamsByKey {
  'account.guestCart': { readonly count: number; readonly total: Value }
  'account.guestCartPromo': { readonly code: Value }
  'account.loggedInAs': { readonly name: Value }
  'account.cartJoined': { readonly count: number }
  'account.savedForLater': { readonly count: number }
  'account.asked': { readonly minutes: number }
  'account.guessablePassword': { readonly min: number }
  'account.linkOverText': { readonly minutes: number }
  'addresses.full': { readonly max: number }
  'builder.documentTitle': { readonly title: Value }
  'builder.by': { readonly designer: Value; readonly id: Value }
  'builder.weight': { readonly size: number }
  'builder.weightUsed': { readonly size: number; readonly used: number }
  'builder.weightNear': { readonly size: number }
  'builder.copiedLine': { readonly count: number; readonly kind: Value; readonly version: Value }
  'builder.versionExact': { readonly version: Value }
  'builder.unknownDesign': { readonly id: Value }
  'builder.unknownKind': { readonly value: Value }
  'builder.unknownValue': { readonly option: Value; readonly value: Value }
  'business-page.round': { readonly answers: Value; readonly closes: Value }
  'business-page.sentNext': { readonly answers: Value; readonly closes: Value }
  'student-grant.planHint': { readonly max: number }
  'student-grant.proofHint': { readonly max: Value }
  'student-grant.workHint': { readonly max: Value; readonly pages: Value }
  'student-grant.file_large': { readonly max: Value }
  'student-grant.file_pages': { readonly pages: Value }
  'student-grant.file_together': { readonly proof: Value; readonly work: Value }
  'student-grant-page.round_spring': { readonly answers: Value; readonly closes: Value }
  'student-grant-page.round_autumn': { readonly answers: Value; readonly closes: Value }
  'student-grant-page.next_spring': { readonly answers: Value; readonly closes: Value }
  'student-grant-page.next_autumn': { readonly answers: Value; readonly closes: Value }
  'cart.pieces': { readonly count: number }
  'cart.badge': { readonly count: number }
  'cart.fillAYard': { readonly collection: Value; readonly template: Value }
  'cart.quantityOf': { readonly title: Value }
  'cart.each': { readonly price: Value }
  'cart.editTitle': { readonly title: Value }
  'cart.guideTitle': { readonly title: Value }
  'cart.removeTitle': { readonly title: Value }
  'cart.removed': { readonly title: Value }
  'cart.saveTitle': { readonly title: Value }
  'cart.savedLine': { readonly title: Value }
  'cart.savedFull': { readonly max: number }
  'cart.moveTitle': { readonly title: Value }
  'cart.movedToCart': { readonly count: number }
  'cart.unsaveTitle': { readonly title: Value }
  'cart.unsaved': { readonly title: Value }
  'cart.unchanged': { readonly quantity: number }
  'cart.promoOn': { readonly code: Value }
  'cart.promoOutdone': { readonly code: Value }
  'cart.groupOn': { readonly discount: Value; readonly percent: Value }
  'cart.groupOutdone': { readonly discount: Value; readonly percent: Value }
  'cart.groupVerified': { readonly percent: Value }
  'cart.deliveryFrom': { readonly price: Value }
  'cart.freeShippingLeft': { readonly amount: Value }
  'cart.noDelivery': { readonly country: Value }
  'cart.installments': { readonly amount: Value; readonly company: Value }
  'cart.installmentsMost': { readonly amount: Value; readonly company: Value }
  'cart.installmentsRange': { readonly company: Value; readonly max: Value; readonly min: Value }
  'checkout.emailMeant': { readonly email: Value }
  'checkout.emailKnown': { readonly email: Value }
  'checkout.zipcodeHint': { readonly example: Value }
  'checkout.arrives': { readonly dates: Value }
  'checkout.totalWith': { readonly total: Value }
  'checkout.giftMessageHint': { readonly max: Value }
  'checkout.giftMessageLeft': { readonly count: number }
  'checkout.cardSummary': {
    readonly brand: Value
    readonly last4: Value
    readonly month: Value
    readonly year: Value
  }
  'checkout.placeHint': { readonly total: Value }
  'checkout.confirmText': { readonly email: Value }
  'checkout.zipcodeRight': { readonly example: Value }
  'checkout.companyHint': { readonly company: Value }
  'checkout.installmentHint': { readonly amount: Value }
  'checkout.installmentHintMost': { readonly amount: Value }
  'checkout.installments_currency': { readonly company: Value }
  'checkout.installments_country': { readonly company: Value }
  'checkout.installments_minimum': { readonly company: Value; readonly limit: Value }
  'checkout.installments_maximum': { readonly company: Value; readonly limit: Value }
  'checkout.confirmUnshipped': { readonly email: Value }
  'checkout.giftOn': { readonly label: Value }
  'checkout.spoondollarsHave': { readonly amount: Value }
  'checkout.spoondollarsNot': { readonly amount: Value }
  'checkout.vatOn': { readonly number: Value }
  'cloth.repeat': { readonly length: Value }
  'cloth.closer_title': { readonly title: Value }
  'cloth-page.description': { readonly line: Value; readonly name: Value }
  'cloth-page.startText': { readonly count: number }
  'cloth-page.designsTitle': { readonly name: Value }
  'cloth-page.relatedTitle': { readonly group: Value }
  'cloth-page.shopLead': { readonly count: number }
  'cloth-page.shopDescription': { readonly count: number; readonly name: Value }
  'design-page.pageDescription': { readonly designer: Value; readonly title: Value }
  'designer.pageDescription': { readonly name: Value }
  'designer.favorites': { readonly count: number }
  'designer.showAll': { readonly total: number }
  'designer.noneText': { readonly name: Value }
  'designer.follow': { readonly name: Value }
  'designer.following': { readonly name: Value }
  'designer.followers': { readonly count: number }
  'designer.followed': { readonly name: Value }
  'designer.unfollowed': { readonly name: Value }
  'designer.followLogIn': { readonly name: Value }
  'designer.unfollow': { readonly name: Value }
  'collection.by': { readonly name: Value }
  'collection.count': { readonly count: number }
  'common.labelled': { readonly label: Value; readonly text: Value }
  'content.updated': { readonly date: Value }
  'credit.order': { readonly number: Value }
  'credit.certificate': { readonly label: Value }
  'delivery.arrives': { readonly dates: Value }
  'delivery.terms': { readonly country: Value; readonly price: Value }
  'delivery.termsFreeFrom': {
    readonly amount: Value
    readonly country: Value
    readonly price: Value
  }
  'delivery.none': { readonly country: Value }
  'design.picture': { readonly designer: Value; readonly title: Value }
  'design.by': { readonly designer: Value }
  'design.from': { readonly price: Value }
  'design.repeat': { readonly length: Value }
  'design.town': { readonly town: Value }
  'design.designs': { readonly count: number }
  'design.moreByDesigner': { readonly designer: Value }
  'design.favorites': { readonly count: number }
  'devices.on': { readonly browser: Value; readonly system: Value }
  'devices.since': { readonly date: Value }
  'devices.used': { readonly date: Value }
  'embed.buyAt': { readonly title: Value }
  'embed.on': { readonly designer: Value; readonly fabric: Value; readonly width: Value }
  'embed.inCart': { readonly count: number }
  'embed.cartNow': { readonly amount: Value; readonly subtotal: Value; readonly title: Value }
  'embed.collectionAt': { readonly name: Value }
  'embed.all': { readonly count: number }
  'errors.TOO_MANY_ATTEMPTS_wait': { readonly count: number }
  'errors.ORDER_ITEMS_FOR_ORDER_AT_LIMIT': { readonly limit: Value }
  'errors.ORDER_ITEMS_FOR_ORDER_AT_LIMIT_guest': { readonly limit: Value }
  'errors.ORDER_ITEMS_FOR_ORDER_AT_LIMIT_member': { readonly limit: Value }
  'errors.STRIPE_TOTAL_AMOUNT_TOO_LOW': { readonly amount: Value }
  'fabric.compare': { readonly count: Value }
  'fabric.compareTitle': { readonly count: Value }
  'fabric.chooseNamed': { readonly fabric: Value }
  'fabric.chosenNow': { readonly fabric: Value; readonly price: Value }
  'fabric.shown': { readonly count: number }
  'fabric.swatchFor': { readonly price: Value }
  'fabric.width': { readonly width: Value }
  'fabric.weightOz': { readonly weight: Value }
  'fabric.weightGsm': { readonly weight: Value }
  'fabric.oneLength': { readonly count: number }
  'fabric.oneMeter': { readonly count: number }
  'fabric.pieces': { readonly count: number }
  'fabric.addedMessage': { readonly count: number; readonly title: Value }
  'fabric.preview': { readonly fabric: Value; readonly title: Value; readonly width: Value }
  'fabric.fatQuarterMark': { readonly size: Value }
  'fabric.swatchMark': { readonly size: Value }
  'fabric.repeatLine': { readonly size: Value; readonly type: Value }
  'favorites.button': { readonly title: Value }
  'favorites.added': { readonly title: Value }
  'favorites.removed': { readonly title: Value }
  'favorites.count': { readonly count: number }
  'fill-a-yard.fromCollection': { readonly collection: Value; readonly curator: Value }
  'fill-a-yard.upTo': { readonly count: number }
  'fill-a-yard.templateNote': { readonly length: Value; readonly size: Value }
  'fill-a-yard.yards': { readonly count: number }
  'fill-a-yard.fabricOption': { readonly fabric: Value; readonly width: Value }
  'fill-a-yard.fabricOut': { readonly fabric: Value }
  'fill-a-yard.priceOfPiece': { readonly price: Value }
  'fill-a-yard.wouldLose': { readonly count: number }
  'fill-a-yard.filledOf': { readonly count: Value; readonly filled: Value }
  'fill-a-yard.filledDesigns': { readonly count: number }
  'fill-a-yard.filled': { readonly count: Value; readonly filled: Value }
  'fill-a-yard.gridLabel': { readonly columns: Value; readonly rows: Value }
  'fill-a-yard.edge': { readonly piece: Value; readonly size: Value }
  'fill-a-yard.byAndUsed': { readonly count: number; readonly designer: Value }
  'fill-a-yard.swatch': { readonly count: number; readonly title: Value }
  'fill-a-yard.reasonColour': { readonly title: Value }
  'fill-a-yard.reasonLarger': { readonly title: Value }
  'fill-a-yard.reasonSmaller': { readonly title: Value }
  'fill-a-yard.toolIs': { readonly tool: Value }
  'fill-a-yard.hint_pickedSwap': { readonly column: Value; readonly row: Value }
  'fill-a-yard.hint_pickedCopy': { readonly column: Value; readonly row: Value }
  'fill-a-yard.checkerboardOf': { readonly first: Value; readonly second: Value }
  'fill-a-yard.said_square': { readonly column: Value; readonly row: Value; readonly title: Value }
  'fill-a-yard.said_row': { readonly row: Value; readonly title: Value }
  'fill-a-yard.said_column': { readonly column: Value; readonly title: Value }
  'fill-a-yard.said_copy': { readonly column: Value; readonly row: Value; readonly title: Value }
  'fill-a-yard.said_clear': { readonly column: Value; readonly row: Value }
  'fill-a-yard.said_all': { readonly title: Value }
  'fill-a-yard.said_empty': { readonly count: number; readonly title: Value }
  'fill-a-yard.said_checkerboard': { readonly first: Value; readonly second: Value }
  'fill-a-yard.said_fabric': { readonly fabric: Value }
  'fill-a-yard.said_options': { readonly fabric: Value; readonly template: Value }
  'fill-a-yard.said_picked': { readonly column: Value; readonly row: Value }
  'fill-a-yard.said_dropped': { readonly column: Value; readonly row: Value }
  'fill-a-yard.picture': { readonly fabric: Value; readonly size: Value }
  'fill-a-yard.stillEmpty': { readonly count: number }
  'fill-a-yard.askTitle': { readonly count: number }
  'fill-a-yard.disagrees': { readonly count: number; readonly drawn: Value }
  'fill-a-yard.dropped': { readonly count: number }
  'fill-a-yard.addedMessage': { readonly count: number }
  'fill-a-yard.savedName': {
    readonly count: Value
    readonly filled: Value
    readonly template: Value
  }
  'fill-a-yard.savedOn': { readonly date: Value; readonly fabric: Value }
  'fill-a-yard.reopenNamed': { readonly name: Value }
  'fill-a-yard.removeNamed': { readonly name: Value }
  'fill-a-yard.guideIntro': { readonly fabric: Value; readonly template: Value }
  'fill-a-yard.leftoverRight': { readonly length: Value }
  'fill-a-yard.leftoverBottom': { readonly length: Value }
  'fill-a-yard.by': { readonly height: Value; readonly width: Value }
  'fill-a-yard.inThenCm': { readonly cm: Value; readonly inches: Value }
  'fill-a-yard.cmThenIn': { readonly cm: Value; readonly inches: Value }
  'fill-a-yard.guideDrawing': { readonly count: number; readonly cuts: Value }
  'fill-a-yard.cutAcross': { readonly length: Value }
  'fill-a-yard.cutAlong': { readonly length: Value }
  'form.optional': { readonly label: Value }
  'form.summary': { readonly count: number }
  'form.quantityNow': { readonly quantity: Value }
  'form.quantityReset': { readonly max: Value; readonly typed: Value }
  'form.quantityStays': { readonly max: Value; readonly quantity: Value; readonly typed: Value }
  'forms.too_long_max': { readonly max: number }
  'forms.too_short_min': { readonly min: number }
  'forms.region_mismatch': { readonly code: Value; readonly region: Value }
  'invoice.warning': { readonly email: Value }
  'invoice.placedOn': { readonly date: Value }
  'invoice.number': { readonly number: Value }
  'invoice.packingSlip': { readonly number: Value }
  'invoice.taxId': { readonly id: Value }
  'invoice.refundedOn': { readonly date: Value }
  'invoice.unit_TEST_SWATCH': { readonly count: number }
  'invoice.unit_FAT_QUARTER': { readonly count: number }
  'invoice.unit_YARD': { readonly count: number }
  'invoice.unit_METER': { readonly count: number }
  'invoice.unit_SWATCH': { readonly count: number }
  'invoice.unit_PANEL': { readonly count: number }
  'invoice.unit_ROLL': { readonly count: number }
  'invoice.inPieces': { readonly cut: Value; readonly pieces: Value }
  'home.howClothText': { readonly count: Value }
  'home-good.picture': { readonly product: Value; readonly size: Value; readonly title: Value }
  'home-good.trueScale': { readonly repeat: Value }
  'home-good-page.mattressDepth': { readonly depth: Value }
  'home-good-page.withInsert': { readonly both: Value; readonly cover: Value }
  'home-good-page.description': {
    readonly designer: Value
    readonly product: Value
    readonly title: Value
  }
  'home-good-page.overviewDescription': { readonly designer: Value; readonly title: Value }
  'landing.calculatorLead': { readonly count: Value }
  'landing.calculatorWith': { readonly title: Value }
  'landing.papersText': { readonly width: Value }
  'landing.paperPanels': { readonly length: Value }
  'landing.paperRoll': { readonly length: Value }
  'landing.wallpaperLead': { readonly count: Value }
  'landing.templatesText': { readonly from: Value; readonly to: Value }
  'landing.upToRange': { readonly from: Value; readonly to: Value }
  'navigation.searchCount': { readonly count: number }
  'navigation.savedCount': { readonly count: number }
  'navigation.page': { readonly page: Value }
  'navigation.nextPage': { readonly count: number }
  'navigation.previousPage': { readonly count: number }
  'navigation.range': { readonly from: Value; readonly to: Value; readonly total: Value }
  'navigation.regionGuessed': { readonly country: Value; readonly currency: Value }
  'navigation.region': { readonly country: Value; readonly currency: Value }
  'navigation.countryFollows': { readonly country: Value }
  'newsletter.consent': { readonly most: number }
  'newsletter.sentNext_link': { readonly days: number }
  'newsletter.linkOverText': { readonly days: number }
  'newsletter.ended_email': { readonly email: Value }
  'orders.number': { readonly number: Value }
  'orders.name': { readonly number: Value }
  'orders.more': { readonly count: number }
  'orders.placedOn': { readonly date: Value; readonly number: Value; readonly total: Value }
  'orders.arrives': { readonly dates: Value }
  'orders.left': { readonly date: Value }
  'orders.parcel': { readonly carrier: Value; readonly trackingNumber: Value }
  'orders.buyLineAgain': { readonly title: Value }
  'orders.buyOrderAgain': { readonly number: Value }
  'orders.paidOn': { readonly amount: Value; readonly date: Value }
  'orders.refundedOn': { readonly amount: Value; readonly date: Value }
  'orders.canceledOn': { readonly date: Value }
  'orders.cancelUntil': { readonly time: Value }
  'orders.cancelUntilUsed': { readonly time: Value }
  'orders.cancelTitle': { readonly number: Value }
  'orders.cancelText': { readonly total: Value }
  'orders.cancelCredit': { readonly amount: Value }
  'orders.tooLate': { readonly email: Value }
  'orders.bought': { readonly count: number }
  'orders.again_added': { readonly title: Value }
  'orders.again_at_limit': {
    readonly added: number
    readonly max: Value
    readonly title: Value
    readonly wanted: number
  }
  'orders.again_single': { readonly title: Value }
  'orders.again_fabric_unavailable': { readonly title: Value }
  'orders.again_design_unavailable': { readonly title: Value }
  'orders.again_item_unavailable': { readonly title: Value }
  'orders.creditReturned': { readonly amount: Value }
  'own-collections.editTitle': { readonly name: Value }
  'own-collections.saved': { readonly name: Value }
  'own-collections.moved': {
    readonly position: number
    readonly title: Value
    readonly total: number
  }
  'own-collections.removed': { readonly title: Value }
  'own-collections.addTitle': { readonly title: Value }
  'own-collections.added': { readonly name: Value; readonly title: Value }
  'own-collections.takenOut': { readonly name: Value; readonly title: Value }
  'page.reference': { readonly id: Value }
  'page.shopTagTitle': { readonly tag: Value }
  'page.shopTagWallpaperTitle': { readonly tag: Value }
  'page.fabricDescription': { readonly designer: Value; readonly title: Value }
  'page.invoiceTitle': { readonly number: Value }
  'page.packingSlipTitle': { readonly number: Value }
  'page.wallpaperDescription': { readonly designer: Value; readonly title: Value }
  'page.collectionDescription': {
    readonly count: number
    readonly curator: Value
    readonly name: Value
  }
  'page.handoverTitle': { readonly count: number }
  'page.handoverFrom': { readonly site: Value }
  'page.pricesOf': { readonly date: Value }
  'page.giftMessageHint': { readonly max: Value }
  'page.plainCheckout': { readonly companies: Value }
  'page.giftLeft': { readonly amount: Value; readonly label: Value }
  'page.forbiddenMember': { readonly name: Value }
  'page.discountsDesigner': { readonly percent: Value }
  'page.discountsNow': { readonly date: Value; readonly discount: Value; readonly percent: Value }
  'page.proNow': { readonly date: Value }
  'page.proText': { readonly percent: Value }
  'privacy-page.information_ready': { readonly date: Value }
  'privacy-page.information_agent': { readonly email: Value; readonly name: Value }
  'privacy-page.deletion_in-progressText': { readonly days: number }
  'privacy-page.permitLead': { readonly email: Value; readonly name: Value }
  'privacy-page.expiredHelp': { readonly days: number }
  'privacy-page.confirmLead': { readonly email: Value }
  'profile.memberSince': { readonly date: Value }
  'profile.orders': { readonly count: number }
  'passkey.added': { readonly date: Value }
  'passkey.used': { readonly date: Value }
  'projects.width': { readonly width: Value }
  'projects.yards': { readonly count: number }
  'projects.meters': { readonly count: number }
  'reviews.pageTitle': { readonly title: Value }
  'reviews.summary': { readonly average: Value; readonly count: number }
  'reviews.ratingOf': { readonly rating: Value }
  'reviews.stars': { readonly count: number }
  'reviews.recommendShare': { readonly percent: Value }
  'reviews.count': { readonly count: number }
  'reviews.bought': { readonly material: Value }
  'reviews.madeOf': { readonly made: Value }
  'reviews.parts_print': { readonly print: Value }
  'reviews.parts_material': { readonly material: Value }
  'reviews.photo': { readonly caption: Value }
  'reviews.helpful': { readonly count: number }
  'reviews.voted': { readonly count: number; readonly others: number }
  'reviews.reportName': { readonly name: Value }
  'reviews.photosHint': { readonly count: Value }
  'reviews.choosePhoto': { readonly number: Value }
  'reviews.removePhoto': { readonly number: Value }
  'reviews.sendHint': { readonly name: Value }
  'reviews.ordered': { readonly date: Value; readonly number: Value }
  'reviews.rateLineName': { readonly title: Value }
  'search.lead': { readonly count: Value }
  'search.titleFor': { readonly query: Value }
  'search.count': { readonly count: number }
  'search.countEstimate': { readonly total: Value }
  'search.remove': { readonly name: Value }
  'search.noResults': { readonly searchQuery: Value }
  'search.chosen': { readonly count: number }
  'search.scale_small': { readonly length: Value }
  'search.scale_large': { readonly length: Value }
  'search.show': { readonly count: number }
  'search.corrected': { readonly meant: Value; readonly typed: Value }
  'search.noResultsIn': { readonly category: Value; readonly searchQuery: Value }
  'search.spelunkCount_designers': { readonly count: number }
  'search.spelunkCount_collections': { readonly count: number }
  'search.suggestionCount': { readonly count: number }
  'search.without': { readonly name: Value }
  'solid.unprinted': { readonly fabric: Value }
  'solid.all': { readonly count: number }
  'solid.shown': { readonly count: number }
  'solid.use': { readonly color: Value }
  'solid.chosenNow': { readonly color: Value }
  'solid.longest_YARD': { readonly count: number }
  'solid.longest_METER': { readonly count: number }
  'solid.preview': { readonly color: Value; readonly width: Value }
  'solid.nameOf': { readonly color: Value; readonly fabric: Value }
  'solid.shopLead': { readonly count: number }
  'solid.shopDescription': { readonly count: number; readonly width: Value }
  'solid.description': { readonly about: Value; readonly color: Value; readonly width: Value }
  'stock.colors': { readonly count: number }
  'stock.colorsBetween': { readonly least: number; readonly most: number }
  'stock.swatches': { readonly size: Value }
  'stock.forRecipient': { readonly email: Value }
  'stock.withSpoondollars': { readonly amount: Value }
  'stock.donates': { readonly amount: Value }
  'stock.bundleSaves': { readonly percent: number }
  'stock.pictureOf': { readonly name: Value }
  'stock-page.couponOf': { readonly percent: number }
  'stock-page.description': { readonly line: Value; readonly title: Value }
  'stock-page.from': { readonly price: Value }
  'studio.pictureHint': { readonly least: number; readonly max: Value; readonly most: number }
  'studio.megabytes': { readonly size: Value }
  'studio.sending': { readonly percent: Value }
  'studio.sentPart': { readonly percent: Value }
  'studio.arrived': { readonly height: number; readonly width: number }
  'studio.pixels': { readonly height: number; readonly width: number }
  'studio.sharpUpTo': { readonly size: Value }
  'studio.errorLarge': { readonly max: Value; readonly size: Value }
  'studio.errorSmall': { readonly least: number }
  'studio.errorPixels': { readonly most: number }
  'studio.previewName': { readonly repeat: Value; readonly size: Value }
  'studio.repeatOf': { readonly size: Value }
  'studio.advice_over-yard': { readonly length: Value; readonly yard: Value }
  'studio.advice_stripe': { readonly length: Value; readonly times: Value }
  'studio.sharp': { readonly dpi: number }
  'studio.soft': { readonly dpi: number }
  'studio.highLine': { readonly height: Value; readonly least: Value }
  'studio.softLine': { readonly length: Value }
  'studio.setTo': { readonly length: Value }
  'studio.errorWidth': { readonly max: Value; readonly min: Value }
  'studio.widthRead': { readonly length: Value; readonly typed: Value }
  'studio.widthRounded': { readonly exact: Value; readonly length: Value }
  'studio.widthCounted': { readonly exact: Value; readonly length: Value; readonly typed: Value }
  'studio.onYard': { readonly length: Value }
  'studio.onCushion': { readonly length: Value }
  'studio.tagsHint': { readonly max: Value }
  'studio.tagsProposed': { readonly max: Value }
  'studio.tagsUpTo': { readonly max: Value }
  'studio.tagsRule': { readonly max: Value }
  'studio.removeTag': { readonly tag: Value }
  'studio.tagAdded': { readonly count: number; readonly tags: Value }
  'studio.tagThere': { readonly count: number; readonly tags: Value }
  'studio.tagRemoved': { readonly tag: Value }
  'studio.errorTags': { readonly count: Value; readonly given: Value }
  'studio.errorTag': { readonly count: number; readonly max: Value; readonly tags: Value }
  'studio.errorTagsFull': { readonly max: Value; readonly tags: Value }
  'studio.errorTitle': { readonly max: Value; readonly min: Value }
  'studio.agree': { readonly agreement: Value }
  'studio.doneTitle': { readonly title: Value }
  'studio.sold': { readonly count: number }
  'studio.saved': { readonly title: Value }
  'studio.earningsLead': { readonly percent: Value }
  'studio.earnedIn': { readonly month: Value }
  'studio.soldIn': { readonly month: Value }
  'studio.paidOutInAll': { readonly amount: Value }
  'studio.moreThan': { readonly amount: Value; readonly month: Value }
  'studio.lessThan': { readonly amount: Value; readonly month: Value }
  'studio.fewerThan': { readonly amount: Value; readonly month: Value }
  'studio.sameAs': { readonly month: Value }
  'studio.sameCount': { readonly month: Value }
  'studio.chartName': {
    readonly from: Value
    readonly last: Value
    readonly least: Value
    readonly most: Value
    readonly to: Value
  }
  'studio.payoutFrom': { readonly amount: Value }
  'studio.payoutWaiting': { readonly amount: Value }
  'studio.payoutDone': { readonly amount: Value }
  'studio.earned': { readonly amount: Value }
  'wall.widthOf': { readonly number: Value }
  'wall.labelWithUnit': { readonly label: Value; readonly unit: Value }
  'wall.optionOut': { readonly name: Value }
  'wall.removeWall': { readonly number: Value }
  'wall.wallRemoved': { readonly number: Value }
  'wall.wallsFull': { readonly max: number }
  'wall.fault_minimum': { readonly measure: Value }
  'wall.fault_maximum': { readonly max: number; readonly measure: Value }
  'wall.tooWide': { readonly length: Value }
  'wall.offer': { readonly length: Value; readonly typed: Value }
  'wall.counted': { readonly exact: Value; readonly length: Value; readonly typed: Value }
  'wall.takeOffer': { readonly length: Value }
  'wall.ask': { readonly large: Value; readonly small: Value }
  'wall.opening_door': { readonly number: Value }
  'wall.opening_window': { readonly number: Value }
  'wall.removeOpening_door': { readonly number: Value }
  'wall.removeOpening_window': { readonly number: Value }
  'wall.openingRemoved_door': { readonly number: Value }
  'wall.openingRemoved_window': { readonly number: Value }
  'wall.need_panel': { readonly count: number; readonly length: Value }
  'wall.need_roll': { readonly count: number; readonly length: Value }
  'wall.perWall_panel': { readonly count: number; readonly percent: Value }
  'wall.perWall_roll': { readonly count: number; readonly percent: Value }
  'wall.refused_panel-height': { readonly alternatives: Value; readonly maxHeight: Value }
  'wall.refused_panel-repeat': { readonly alternatives: Value }
  'wall.refused_roll-repeat': { readonly link: Value }
  'wall.tooMany': { readonly email: Value }
  'wall.near_width': { readonly need: Value; readonly over: Value }
  'wall.near_height': { readonly need: Value; readonly over: Value }
  'wall.rule_sum-widths': { readonly count: number; readonly total: Value }
  'wall.rule_panels': { readonly count: number; readonly panelWidth: Value; readonly total: Value }
  'wall.rule_half-drop': { readonly allowance: Value; readonly height: Value; readonly need: Value }
  'wall.rule_stocked-length': { readonly length: Value; readonly need: Value }
  'wall.rule_roll-drops': { readonly count: number; readonly drop: Value; readonly length: Value }
  'wall.rule_roll-dropsBetween': {
    readonly drop: Value
    readonly least: number
    readonly length: Value
    readonly most: number
  }
  'wall.rule_rollRepeat': { readonly repeat: Value }
  'wall.rule_rollStep': { readonly step: Value }
  'wall.rule_rolls': { readonly count: number; readonly panels: number }
  'wall.rule_waste': { readonly percent: Value }
  'wall.why_panel-height': { readonly maxHeight: Value }
  'wall.printTitle': { readonly title: Value }
  'wall.printWall': { readonly paper: Value; readonly size: Value }
  'wall.add_panel': { readonly count: number }
  'wall.add_roll': { readonly count: number }
  'wall.addedMessage': { readonly need: Value; readonly title: Value }
  'wall.said': { readonly need: Value }
  'wall.saidWithPrice': { readonly need: Value; readonly price: Value }
  'wallpaper.drawing_name': {
    readonly count: number
    readonly height: Value
    readonly width: Value
  }
  'wallpaper.drawing_design': { readonly title: Value }
  'wallpaper.drawing_seams': { readonly length: Value }
  'wallpaper.drawing_raised': { readonly length: Value }
  'wallpaper.drawing_corners': { readonly count: number }
  'wallpaper.drawing_spareRight': { readonly length: Value }
  'wallpaper.drawing_spareBelow': { readonly length: Value }
  'wallpaper.drawing_openings': { readonly count: number }
  'wallpaper.drawing_wide': { readonly length: Value }
  'wallpaper.drawing_high': { readonly length: Value }
  'wallpaper.drawing_panel': { readonly length: Value }
  'wallpaper.cut_roll': { readonly count: number; readonly numbers: Value }
  'wallpaper.cut_panel': { readonly count: number; readonly numbers: Value }
  'wallpaper.cut_rollsAlike': { readonly count: number }
  'wallpaper.cut_panelsAlike': { readonly count: number }
  'wallpaper.cut_drop': {
    readonly count: number
    readonly end: Value
    readonly numbers: Value
    readonly start: Value
  }
  'wallpaper.cut_spare': { readonly length: Value }
  'wallpaper.cut_mark': { readonly numbers: Value; readonly start: Value }
  'wallpaper.cut_markLength': { readonly length: Value; readonly numbers: Value }
  'wallpaper.cut_spareMark': { readonly length: Value }
  'wallpaper.swatchFor': { readonly price: Value }
  'wallpaper.picture': { readonly piece: Value; readonly title: Value; readonly wallpaper: Value }
  'wallpaper.WALLPAPER_SMOOTH_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_SMOOTH_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_SMOOTH_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_PEEL_AND_STICK_WOVEN_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_PEEL_AND_STICK_WOVEN_designDimensions_IMPERIAL': {
    readonly repeatSize: Value
  }
  'wallpaper.WALLPAPER_PEEL_AND_STICK_WOVEN_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_PEEL_AND_STICK_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_PEEL_AND_STICK_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_PEEL_AND_STICK_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_NON_PASTED_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_NON_PASTED_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_NON_PASTED_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_GRASSCLOTH_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_GRASSCLOTH_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_GRASSCLOTH_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_ISOBAR_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_ISOBAR_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_ISOBAR_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_SILVER_METALLIC_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_SILVER_METALLIC_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_SILVER_METALLIC_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_GOLD_METALLIC_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_GOLD_METALLIC_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_GOLD_METALLIC_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_VINYL_cartName': { readonly size: Value }
  'wallpaper.WALLPAPER_VINYL_designDimensions_IMPERIAL': { readonly repeatSize: Value }
  'wallpaper.WALLPAPER_VINYL_designDimensions_METRIC': { readonly repeatSize: Value }
  'wallpaper.room_name': {
    readonly height: Value
    readonly title: Value
    readonly wallpaper: Value
    readonly width: Value
  }
  'wallpaper.room_example': { readonly chair: Value; readonly height: Value; readonly width: Value }
  'wallpaper.room_yours': { readonly chair: Value; readonly height: Value; readonly width: Value }
  'wallpaper.compare': { readonly count: Value }
  'wallpaper.compareTitle': { readonly count: Value }
}
