/**
 * The `data-` attributes that scripts, styles, tools and tests use to find markup: all of them,
 * once. It has only types: no byte of it is sent. TypeScript checks `element.dataset` and, in
 * markup, the values against it; `tools/data-attributes.test.ts` checks the names that TypeScript
 * leaves unchecked: in markup, in selectors, in style sheets.
 */

/** There or not. In markup `data-x=""`, or `data-x={yes || undefined}`: `false` would be there too. */
type Flag = '' | true;
type Text = string | number;

interface Hooks {
  // What pages and every reader of them share
  'data-product': string; // The product whose colours these are
  'data-cloth': string; // Shows the cloth of a product or of the company
  'data-paper': Flag; // Light as paper is, in the dark too
  'data-tone': string; // How light, dark or loud a section, a button, a figure is
  'data-needs-script': Flag; // Hidden where scripts do not run
  'data-without-script': Flag; // Hidden where scripts run
  'data-scripting': Flag; // On <body>: scripts run (for browsers without `@media (scripting)`)
  'data-screen-only': Flag; // Left out on paper
  'data-print': Flag; // Prints the page
  'data-screen-ends': Flag; // The first screen ends after this (`tools/page-tree.ts`)
  'data-styles-apart': Flag; // Folded: its rules may come last (`tools/page-tree.ts`)
  'data-ends': string; // The day when a promotion's part gives way (`tools/promotion.ts`)
  'data-after': Flag; // The template of what is then shown there, in the order of those parts
  'data-from': string; // The first moment at which this shows
  'data-until': string; // The last moment
  'data-term': Flag; // A word of the glossary
  'data-actions': Flag; // A row of links and buttons
  'data-example': Flag; // The mark « example » (tests)

  // Bars and menus
  'data-top-bar': Flag; // The bar at the top
  'data-scrolled': Flag; // The page has been scrolled
  'data-menu': Flag; // A menu that closes when the visitor leaves it
  'data-phone-bar': Flag; // The bar of a phone, with more or fewer than three products
  'data-phone-menu-opener': Flag; // Opens the menu of that bar
  'data-long': Flag; // A long name, in smaller type
  'data-languages': Flag; // The choice of a language of samples
  'data-shown-by': string; // Shown while the radio button of this value is checked
  'data-chosen': Flag | boolean; // Whether it is; in a list: the name of the chosen category
  'data-checked': Flag; // The label of a checked radio button (for browsers without `:has`)
  'data-tabs': string; // Tabs, and their parameter in the address
  'data-tab': string; // A tab's id
  'data-panel': string; // A tab's panel, by the same id (tests)
  'data-code': string; // A sample of code; on an island's data, the scripts that it needs
  'data-copy': Flag; // Copies the sample
  'data-copy-text': Flag; // The words of that button
  'data-copied-text': string; // … once it is copied
  'data-refused-text': string; // … if the browser refuses
  'data-rest': Flag | string; // The words to put back; in a screen: what a narrow screen leaves out
  'data-copied': Flag; // It is copied

  // Lists with a filter
  'data-list': string; // The list, and the parameter of its category in the address
  'data-listed': string; // A list in pages: the kind of entry that its field finds in all of them
  'data-within': string; // The category that a page of it is about
  'data-listing': Flag; // What the field's results replace
  'data-category': string; // An entry's category
  'data-group': Flag; // A group of entries
  'data-text': Flag; // What the search reads in an entry
  'data-choice': string; // The chip of a category
  'data-slug': string; // Its word in the address
  'data-rank': 'lead' | 'brief'; // The first entry, or a later entry
  'data-filtered': Flag; // Something is left out
  'data-one': string; // The sentence for a count of one
  'data-many': string; // … for `#` of them
  'data-zero': string; // … for none
  'data-none': Flag; // Shown if nothing is left; in a table: a line without a value
  'data-elsewhere': string; // Proposes another category, which has results
  'data-nowhere': Flag; // No category has any
  'data-reset': Flag; // Shows everything again
  'data-site': string; // The link that searches the whole site: its words
  'data-pages': Flag; // The links to older pages of the list
  'data-docs': Flag; // The categories of /docs
  'data-named': Flag; // The address names one of their articles
  'data-part': string; // A part of an article
  'data-card': Flag; // An article on a card

  // Search
  'data-search': Flag; // The link to the search, in the bar
  'data-search-box': Flag; // A page's field that leads to the search
  'data-search-field': Flag; // The field of the search page
  'data-search-status': Flag; // Says how many results there are
  'data-search-output': string; // Takes the results: the words for more of them
  'data-search-asked': Flag; // What is asked most
  'data-search-index': Flag; // The list of all pages
  'data-beside': Flag; // What is asked most is shown beside the results
  'data-result': Flag; // A result

  // Islands
  'data-island': string; // An island's name
  'data-state': string; // The parameters that wake it at once; of a step: how far it is
  'data-lost': string; // The words for a failure
  'data-ready': '' | 'soon'; // It answers, or soon will; of tabs and lists too
  'data-idle': boolean; // A button with nothing to do: it keeps its place, unseen
  'data-held': Flag; // Pressed before it could answer
  'data-stale': Flag; // It shows what was asked before, not what was asked now
  'data-whole': Flag; // A field whose whole text is replaced by what is typed
  'data-film': Flag; // The film of a trade
  'data-seen': `${boolean}`; // Whether the film is in sight
  'data-auto': Flag; // A row that comes by itself
  'data-later': Flag; // A row that comes later
  'data-next': Flag; // What is pressed next
  'data-back': string; // Offline: the words of the link back
  'data-time': Flag; // The visitor's time
  'data-seconds': Flag; // Takes the film's length
  'data-own': Flag | boolean; // The length is the visitor's own

  // Single pages
  'data-notebook': Flag; // The drawing with pages to pull
  'data-moved': Flag; // A page that has been pulled
  'data-hand': Flag; // The handwriting font may load
  'data-lines': Text; // How many lines a page has
  'data-clock': Flag; // The day's clock over the screens
  'data-hours': Flag | number; // The day's screens in a row; in a week: how long an event is
  'data-strip': Flag; // The day's hours
  'data-opens': string; // The screen that an hour opens
  'data-told': Flag; // The sentence that is shown
  'data-now': Flag; // The hour, the event of now
  'data-read': Flag; // The screen being read
  'data-screen': string; // A drawn screen: its id, or the file to bring it from
  'data-counts': Flag; // A figure that follows from others
  'data-fills-margins': Flag; // Leaves no room for a season beside the text
  'data-day': string; // The last day of an event
  'data-attendees': Text; // How many come to it
  'data-no-events': Flag; // Shown if none is to come
  'data-forget': Flag; // Forgets what the device keeps
  'data-done': string; // The words when it is done
  'data-failed': string; // … if it fails
  'data-kept': Flag; // The pages that the device keeps
  'data-remove': Flag; // Removes them
  'data-removed': string; // The words once they are
  'data-not-kept': Flag; // Shown for a page that is not kept
  'data-own-words': Flag; // The words of the offline page itself
  'data-retry': Flag; // Loads the page again
  'data-place': string; // A group of press files (tests)
  'data-guide': Flag; // How to use the logo (tests)
  'data-cut': string; // A part of a stair (tests)

  // Seasons
  'data-season': string; // The days of the year's seasons, then today's
  'data-animations': 'off'; // On <html>: the visitor stopped them
  'data-moving': string; // Whether the season moves
  'data-paused': Flag; // The page is out of sight
  'data-wide': Flag; // There is room beside the text; a button as wide as its place
  'data-bar-gone': Flag; // The bar is out of sight

  // How a component looks: read by its own sheet
  'data-active': Flag; // The chosen entry of a menu
  'data-at': Text; // Where an event begins
  'data-border': string; // The border of a drawing
  'data-clips': Flag; // Nothing sticks out of the section
  'data-compact': Flag; // A week in little room
  'data-endless': Flag; // A plan without a limit
  'data-kind': string; // A kind of guide
  'data-label': string; // A cell's column, where the table is narrow
  'data-large': Flag; // A large field
  'data-letters': number; // How many letters a price has
  'data-limit': Flag; // A limit in a list of what is included
  'data-look': string; // One of several looks
  'data-main': Flag | boolean; // The sum that counts
  'data-marked': Flag; // The marked bar, the marked row
  'data-method': string; // GET, POST…
  'data-names': string; // What the names of fields are
  'data-number': number; // The number of a module
  'data-numeric': Flag; // A column of figures
  'data-of': number; // How many there are in all
  'data-open': Flag; // An open row, an open day
  'data-payers': Flag; // Shares of who pays
  'data-shade': string; // The shade of an event
  'data-shows': string; // What a module shows
  'data-size': string; // Small, large
  'data-space': string; // The room around a section
  'data-step': string; // The step of a claim
  'data-strong': Flag | boolean; // A sum in bold
  'data-taken': Flag; // An article of the sale
  'data-today': Flag; // The day of today
  'data-total': Flag; // The last row is the sum
  'data-use': string; // What a cloth is used for
}

type Hook = keyof Hooks;

type HookProps = { [Name in Hook]?: Hooks[Name] | undefined };

/** `data-top-bar` is `dataset.topBar`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type HookDataset = {
  [Name in Hook as Name extends `data-${infer Word}`
    ? Camel<Word>
    : never]?: Hooks[Name] extends string ? Hooks[Name] : string;
};

declare global {
  interface HTMLElement {
    readonly dataset: HookDataset;
  }
  namespace astroHTML.JSX {
    interface AriaAttributes extends HookProps {}
  }
}
declare module 'react' {
  interface AriaAttributes extends HookProps {}
}

export {};
