import type { ReactNode } from 'react';

/**
 * An element of the specimen: a role and an accessible name, `tab Linux`; a role alone, `dialog`. Besides roles there
 * are `field <label>`, `text <words>` and `part <data-part>` for what has none, and `document` for nothing focused.
 */
export type Target = string;

/** What must be so after the keys. All that is given is checked. */
export interface Expectation {
  focused?: Target;
  expanded?: Target;
  collapsed?: Target;
  selected?: Target;
  checked?: Target;
  unchecked?: Target;
  /** The option that the focused field names by `aria-activedescendant`. */
  active?: Target;
  /** Seen and accessible. */
  shown?: Target;
  /** Not seen, or no longer in the document. */
  gone?: Target;
  /** `aria-valuenow` of a slider, `value` of a control. */
  value?: readonly [Target, string];
  /** Words that the element holds. */
  text?: readonly [Target, string];
}

/** A row of the keyboard table, and the step that proves it: no row without one. */
export interface KeyboardRow {
  /** Keys that do the same, as Playwright names them: `Shift+Tab`, `ArrowRight`, `Space`. Each is played by itself. */
  keys: readonly string[];
  /** What they do: "Closes the menu and gives the focus back to its button." */
  does: string;
  /** What has the focus before. */
  from: Target;
  /** Keys that lead to the situation, and what tells that it has been reached. */
  given?: { press: readonly string[]; until: Expectation };
  /** Played instead of `keys`, one after another: for "any letter", or a key pressed twice. */
  press?: readonly string[];
  expect: Expectation;
  /** The browser itself answers this key, so synthetic events do not: played only where real keys can be pressed. */
  native?: boolean;
}

export interface Keyboard {
  /** Drawn anew for every row. What a row expects must be seen in it: a counter, a line of text. */
  specimen: () => ReactNode;
  rows: readonly KeyboardRow[];
}

/** The documentation of one component: what its page in Storybook shows beside props, tokens and stories. */
export interface ComponentDocs {
  /** The export, which is the last part of its stories' title. */
  name: string;
  /** What it is for and when to take another, in one to three sentences. */
  summary: string;
  /** The pattern it follows, at www.w3.org/WAI/ARIA/apg/patterns/. */
  apg?: string;
  /** `data-part` and what it is. An attribute in brackets, `[data-component="column"]`, names another root. */
  anatomy: readonly (readonly [part: string, what: string])[];
  /** Props that ask for one another: a union, which the table does not read from the source. */
  unionProps?: readonly (readonly [name: string, type: string, what: string])[];
  /** Absent: it takes no focus and answers no key. */
  keyboard?: Keyboard;
  screenReader: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
}
