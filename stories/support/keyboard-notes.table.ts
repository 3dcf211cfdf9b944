/** The keys of a component that do the same, and their effect. */
export interface KeyboardNote {
  readonly keys: readonly string[]
  readonly does: string
}
type Notes = readonly KeyboardNote[]

const ARROWS = ['Left', 'Right', 'Up', 'Down']
const links: Notes = [{ keys: ['Enter'], does: 'Follows the link.' }]
const buttons: Notes = [{ keys: ['Enter', 'Space'], does: 'Presses the button.' }]
const radios: Notes = [
  { keys: ['Tab'], does: 'Goes to the chosen card of a group, then past the group.' },
  { keys: ARROWS, does: 'Chooses the next or the previous card.' },
  { keys: ['Space'], does: 'Chooses the card while none is chosen.' },
]
const sections: Notes = [{ keys: ['Enter', 'Space'], does: 'Opens or closes the section.' }]
const quantity: Notes = [{ keys: ['Up', 'Down'], does: 'Adds one to the quantity, or takes one.' }]
const checkboxes: Notes = [{ keys: ['Space'], does: 'Checks or clears the checkbox.' }]
const lists: Notes = [{ keys: ['Up', 'Down'], does: 'Changes the choice of a list.' }]
const addToCart: Notes = [{ keys: ['Enter'], does: 'Adds to the cart, from the quantity, too.' }]
const popover: Notes = [
  { keys: ['Enter', 'Space'], does: 'Opens or closes the panel, from its button.' },
  { keys: ['Tab'], does: 'Goes through the panel; leaving it closes it.' },
  { keys: ['Escape'], does: 'Closes the panel and returns to its button.' },
]
const scrolling: Notes = [
  { keys: ['Left', 'Right'], does: 'Scrolls a table that is wider than the screen.' },
]
const checkout: Notes = [
  { keys: ['Enter'], does: 'Continues from a field, or shows what is missing.' },
  ...radios,
  ...checkboxes,
]
const calculator: Notes = [
  { keys: ['Enter'], does: 'Works out the wall, from each of its fields.' },
  ...radios,
  ...sections,
  ...scrolling,
]
const yard: Notes = [
  { keys: ['Tab'], does: 'Goes to the current square, then past the yard.' },
  { keys: ARROWS, does: 'Goes to the square beside it.' },
  { keys: ['Home', 'End'], does: 'Goes to the first or the last square of the row.' },
  { keys: ['Ctrl Home', 'Ctrl End'], does: 'Goes to the first or the last square of the yard.' },
  { keys: ['Enter', 'Space'], does: 'Uses the chosen tool on the square.' },
  { keys: ['Delete', 'Backspace'], does: 'Clears the square.' },
  { keys: ['Escape'], does: 'Lets go of a square that was picked up.' },
  { keys: ['Ctrl Z'], does: 'Takes the last change back.' },
  { keys: ['Ctrl Shift Z', 'Ctrl Y'], does: 'Makes the change again.' },
]

/** The keys of each interactive component, by the title of its page or of the page above. */
export const keyboardNotes: Readonly<Record<string, Notes>> = {
  'General/Breadcrumb': links,
  'General/Button': [
    ...buttons,
    { keys: ['Enter'], does: 'Follows a link that looks like a button.' },
  ],
  'General/Chip': [{ keys: ['Enter'], does: 'Takes the filter off.' }],
  'General/Dialog': [
    { keys: ['Tab', 'Shift Tab'], does: 'Goes through the dialog and stays inside.' },
    { keys: ['Escape'], does: 'Closes it and returns to what opened it.' },
    ...buttons,
  ],
  'General/Disclosure': sections,
  'General/Empty state': [...buttons, ...links],
  'General/Error boundary': [{ keys: ['Enter', 'Space'], does: 'Draws the part anew.' }],
  'General/Error summary': [{ keys: ['Enter'], does: 'Goes from a line to its field.' }],
  'General/Quantity field': [...quantity, { keys: ['Enter', 'Space'], does: 'Presses − or +.' }],
  'General/Radio cards': radios,
  'General/Fields': [...lists, ...checkboxes],
  'General/Flash messages': [{ keys: ['Enter', 'Space'], does: 'Closes the message.' }],
  'General/Footer': links,
  'General/Header': [
    { keys: ['Enter'], does: 'Follows the link, or searches for what was typed.' },
    { keys: ['Up', 'Down'], does: 'Goes through the suggestions, which Enter opens.' },
    { keys: ['Enter', 'Space'], does: 'Opens the menu of small screens, from its button.' },
    { keys: ['Enter', 'Space'], does: 'Leads a level deeper in that menu, or back.' },
    { keys: ['Escape'], does: 'Closes the menu.' },
  ],
  'General/Live region': [{ keys: ['Tab'], does: 'Never stops at a region: it is only heard.' }],
  'General/Navigation': [
    { keys: ['Enter', 'Space'], does: 'Opens or closes the menu, from its button.' },
    { keys: ['Tab'], does: 'Goes from the button into its menu, and closes it at the end.' },
    { keys: ['Escape'], does: 'Closes the menu and returns to its button.' },
  ],
  'General/Pager': links,
  'General/Popover': popover,
  'General/Preferences': [
    { keys: ['Enter'], does: 'Opens the dialog, from the link, or saves.' },
    { keys: ['Escape'], does: 'Closes the dialog and returns to the link.' },
    ...lists,
  ],
  'General/Steps': [{ keys: ['Enter'], does: 'Returns to a step that is done.' }],
  'Shop/Account': [
    { keys: ['Enter'], does: 'Sends the form, from a field, or follows a line of the summary.' },
    { keys: ['Space'], does: 'Shows or hides the password, or ticks the box.' },
  ],
  'Shop/Devices': [{ keys: ['Enter'], does: 'Logs out of a browser, from its button.' }],
  'Shop/Passkeys': [
    {
      keys: ['Enter'],
      does: 'Sends the form, from a field, or follows a link or a line of the summary.',
    },
    { keys: ['Space'], does: 'Shows or hides the password.' },
  ],
  'Shop/Store credit': [{ keys: ['Enter'], does: 'Opens the order that a change belongs to.' }],
  'Shop/Profile': [
    { keys: ['Enter'], does: 'Sends the form, from a field, or follows a line of the summary.' },
    ...buttons,
    ...lists,
    ...checkboxes,
  ],
  'Shop/Addresses': [
    { keys: ['Enter'], does: 'Sends the form, from a field, or follows a line of the summary.' },
    ...links,
    ...buttons,
    ...lists,
    ...checkboxes,
  ],
  'Shop/Cart/Promo code': [
    ...quantity,
    ...buttons,
    { keys: ['Enter'], does: 'Applies the promo code, from its field.' },
    ...links,
  ],
  'Shop/Cart': [
    ...quantity,
    ...buttons,
    { keys: ['Enter'], does: 'Applies the promo code, from its field.' },
    ...links,
  ],
  'Shop/Cart dialog': [
    { keys: ['Tab', 'Shift Tab'], does: 'Goes through the panel and stays inside.' },
    { keys: ['Escape'], does: 'Closes it and returns to what opened it.' },
    ...quantity,
    ...links,
  ],
  'Shop/Cart popover': [...popover, ...links],
  'Shop/Address fields': lists,
  'Shop/Announcement bar': [...buttons, ...links],
  'Shop/Checkout': checkout,
  'Shop/Checkout credit': [...checkout, ...sections],
  'Shop/Checkout parts': checkout,
  'Shop/Checkout payment methods': checkout,
  'Shop/Collections': [{ keys: ['Enter'], does: 'Opens the collection.' }],
  'Shop/Content': [
    ...links,
    ...sections,
    { keys: ['Tab'], does: 'Stops at a table, which the arrow keys scroll.' },
  ],
  'Shop/Design card': [{ keys: ['Enter'], does: 'Opens the design.' }],
  'Shop/Design grid': [{ keys: ['Enter'], does: 'Opens the design.' }],
  'Shop/Fabric chooser': [...radios, ...sections, ...lists],
  'Shop/Fabric product': [...radios, ...sections, ...quantity, ...addToCart],
  'Shop/Product layout': [...radios, ...sections, ...quantity, ...links, ...addToCart],
  'Shop/Solid product': [
    ...radios,
    ...sections,
    { keys: ['Enter'], does: 'Uses the color that is chosen in the picker.' },
    ...quantity,
    ...addToCart,
  ],
  'Shop/Stock product': [...radios, ...quantity, ...addToCart],
  'Shop/Unprinted product': [...radios, ...sections, ...quantity, ...addToCart],
  'Shop/Every wallpaper': radios,
  'Shop/Fill-A-Yard': yard,
  'Shop/Headless buy box': buttons,
  'Shop/Home good product': [...radios, ...quantity, ...links, ...addToCart],
  'Shop/Invoice': [...links, ...scrolling],
  'Shop/Newsletter': [
    { keys: ['Enter'], does: 'Subscribes, from every field.' },
    ...lists,
    ...checkboxes,
  ],
  'Shop/Newsletter preferences': [
    { keys: ['Enter'], does: 'Saves the changes, from every field; a link is followed.' },
    ...lists,
    ...checkboxes,
  ],
  'Shop/Newsletter link': [{ keys: ['Enter'], does: 'Asks for the link, from its field.' }],
  'Shop/Subscribe banner': [
    { keys: ['Enter'], does: 'Goes on to the newsletter, from its field.' },
  ],
  'Shop/Confirm subscription': buttons,
  'Shop/Privacy choices': [...buttons, ...checkboxes],
  'Shop/Business form': [...radios, ...buttons],
  'Shop/Student grant form': buttons,
  'Shop/Privacy request': [...radios, ...buttons],
  'Shop/Represent a person': [...radios, ...buttons],
  'Shop/Unsubscribe': [...radios, ...buttons],
  'Shop/Order': links,
  'Shop/Order on a phone': sections,
  'Shop/Orders': [...links, ...buttons],
  'Shop/Favorite': [
    { keys: ['Enter', 'Space'], does: 'Makes the design a favorite, or no longer one.' },
  ],
  'Shop/Upload a design': [
    { keys: ['Enter', 'Space'], does: 'Opens the choice of a file, from its field.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses a repeat, or makes it smaller or larger.' },
    { keys: ['Enter'], does: 'Adds a tag, from its field; sends the form, from any other.' },
  ],
  'Shop/Own designs': [
    { keys: ['Enter', 'Space'], does: 'Opens and closes the form of a design.' },
    { keys: ['Enter'], does: 'Sends the form, from a field.' },
    ...links,
  ],
  'Shop/Earnings': [
    { keys: ['Enter', 'Space'], does: 'Turns the balance into Spoondollars.' },
    ...links,
  ],
  'Shop/Sales of a designer': [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Scrolls the sales where they are wider.' },
    ...links,
  ],
  'Shop/Follow': [{ keys: ['Enter', 'Space'], does: 'Follows the designer, or no longer.' }],
  'Shop/Own collections': [
    { keys: ['Enter', 'Space'], does: 'Moves the design, removes it or puts it back.' },
    { keys: ['Enter'], does: 'Sends the form, from a field, or follows a line of the summary.' },
    ...links,
  ],
  'Shop/Add to a collection': [
    { keys: ['Enter', 'Space'], does: 'Adds the design to a collection, or takes it out.' },
    { keys: ['Enter'], does: 'Makes a new collection with the design, from its field.' },
    { keys: ['Escape'], does: 'Closes the dialog and gives the focus back to its link.' },
    ...links,
  ],
  'Shop/Find an order': [
    { keys: ['Enter'], does: 'Sends the form, from a field, or follows a line of the summary.' },
  ],
  'Shop/Saved for later': [...links, ...buttons],
  'Shop/Reviews': [...links, ...buttons, ...sections, ...checkboxes, ...lists],
  'Shop/Review form': [
    { keys: ['Enter'], does: 'Sends the form, from a field, or follows a line of the summary.' },
    ...radios,
    ...lists,
    ...sections,
  ],
  'Shop/Search': [
    { keys: ['Enter'], does: 'Searches with the filters, from a field of text.' },
    ...sections,
    ...checkboxes,
    ...lists,
  ],
  'Shop/Wallpaper calculator': calculator,
  'Shop/Wallpaper product': [...radios, ...sections, ...quantity, ...addToCart],
  'Embed/Code of a widget': [...radios, ...lists, ...scrolling],
  'Embed/Large widgets': [...calculator.slice(0, 1), ...yard],
  'Embed/Widgets': [...quantity, ...buttons, ...links],
}

/** Returns the keys of a docs page: its own, or those of the page above; none if it has none. */
export function notesFor(title: string): Notes {
  const above = title.slice(0, Math.max(0, title.lastIndexOf('/')))
  return keyboardNotes[title] ?? (above === '' ? [] : notesFor(above))
}
