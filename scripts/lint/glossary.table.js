/**
 * Terms that a newcomer would have to learn here, and the standard term to write instead.
 *
 * `name` matches a whole identifier split into lower-case words and joined by hyphens
 * (`readFileSync` is `read-file-sync`); `prose` matches the text of a comment or a test's title.
 * `except` names the files in which the word has its everyday meaning.
 */
export const glossary = [
  {
    name: /(^|-)told($|-)|^tell-(code|outcome|added|of|load|errors?|why)/,
    prose: /\btold\b/i,
    instead: 'error message (errorMessage, toErrorMessage, ErrorNotice)',
  },
  {
    name: /(^|-)faults?($|-)/,
    prose: /\bfaults?\b/i,
    instead: 'field error, HTTP error or rejection',
    // The payment provider's tests inject errors under this name.
    except: /payment-provider\/|payment(-port)?\/.*(test|testing)|orders\/cancel-order.test/,
  },
  {
    name: /(^|-)refus(al|als|e|ed|es)($|-)/,
    prose: /\brefus(al|als|e|ed|es|ing)\b/i,
    instead: 'rejection, reject, rejected',
  },
  {
    name: /(^|-)wish(es|ed)?($|-)/,
    prose: /\bwish(es|ed)?\b/i,
    instead: 'options, request or pending change',
    except: /partner-blog\/|catalogue\/stories/,
  },
  { name: /(^|-)kept($|-)/, instead: 'cache, stored or persisted' },
  {
    // Home goods are a kind of product of the shop.
    name: /(^|-)(?<!home-)goods($|-)/,
    prose: /(?<!home )\bgoods\b/i,
    instead: 'line item, merchandise or product',
  },
  {
    name: /(^|-)doors?($|-)/,
    prose: /\bdoors?\b/i,
    instead: 'entry point or service',
    // A wall of the wallpaper calculator has openings of this name.
    except: /wallpaper|partner-blog\/posts/,
  },
  { name: /^(show-large|large-(scene|widget|paths|language))/, instead: 'React widget' },
  { name: /(^|-)kit($|-)/, instead: 'widget context' },
  { name: /(^|-)scene($|-)/, instead: 'view model', except: /examples\/art\// },
  {
    name: /^(life|bring-to-life)$/,
    prose: /\bcomes? alive\b/i,
    instead: 'lifetime (AbortSignal), mount',
  },
  { name: /(^|-)speak($|-)/, instead: 'loadMessages or announce' },
  { name: /^stand-ins?$/, prose: /\bstand-ins?\b/i, instead: 'shim' },
  {
    name: /(^|-)(said|speech)($|-)|^says?$|^say-/,
    prose: /\b(is|are|was|were|be|been) said\b/i,
    instead: 'announcement or message',
  },
  {
    name: /(^|-)words?($|-)/,
    instead: 'messages (t, messages), or text',
    // A search and a title consist of words.
    except:
      /gateway\/src\/(search|catalogue|db\/schema|payment)\/|core\/src\/testing\/|pseudo|fabric-order/,
  },
  {
    name: /^(calm|beginning|deciding|judging|settling|unopened|say-goodbye)$/,
    instead: 'idle, initial, resolving, validating, finalizing, pristine, leave',
  },
  {
    name: /^(bring-home|bring-refusal|hold-for-person|books|read-books)$/,
    instead: 'recordCharge, recordRejection, flagForReview, ledger',
  },
  {
    name: /^(places|ways?|walks?|walked|moves|moments?|moment-of|happenings?)$|(^|-)(walks?|moments?|happenings?)(-|$)/,
    instead: 'routes or URLs, path, traversal, events, state, history',
    except: /examples\/art\//,
  },
  {
    name: /^(as-somebody|is-nobody|somebody|know)$/,
    instead: 'withSession, isAnonymous, setUser',
  },
  {
    prose: /^(What|Whoever)\b(?![^.]*\?)|^It is \w+ed that\b/,
    instead: 'a sentence that begins with its subject and verb: "Returns the lines that changed."',
  },
]
