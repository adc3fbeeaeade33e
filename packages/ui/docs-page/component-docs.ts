import type { ReactNode } from 'react';

/**
 * An element of the example: a role and an accessible name (`tab Linux`) or only a role (`dialog`). For elements
 * without a role: `field <label>`, `text <content>` and `part <data-part>`. `document` means that nothing has focus.
 */
export type Target = string;

/** The expected state after the keys. All given properties are checked. */
export interface Expectation {
  focused?: Target;
  expanded?: Target;
  collapsed?: Target;
  selected?: Target;
  checked?: Target;
  unchecked?: Target;
  /** The option that the focused field references with `aria-activedescendant`. */
  active?: Target;
  /** Visible and accessible. */
  shown?: Target;
  /** Hidden or removed from the document. */
  gone?: Target;
  /** The `aria-valuenow` of a slider or the `value` of a control. */
  value?: readonly [Target, string];
  /** Text that the element contains. */
  text?: readonly [Target, string];
}

/** A row of the keyboard table and the test step for it. */
export interface KeyboardRow {
  /** Equivalent keys with Playwright names: `Shift+Tab`, `ArrowRight`, `Space`. Each is tested separately. */
  keys: readonly string[];
  /** What the keys do: "Closes the menu and returns focus to the trigger." */
  does: string;
  /** The element that has focus before the keys are pressed. */
  from: Target;
  /** Keys that set up the situation, and the state that confirms it. */
  given?: { press: readonly string[]; until: Expectation };
  /** Pressed in sequence instead of `keys`: for "printable character", or a key pressed twice. */
  press?: readonly string[];
  expect: Expectation;
  /** The browser handles this key natively and ignores synthetic events, so it's tested only with real key presses. */
  native?: boolean;
}

export interface Keyboard {
  /**
   * The example, rendered again for every row. It must show what a row expects, such as a counter or a line of text.
   */
  specimen: () => ReactNode;
  rows: readonly KeyboardRow[];
}

/** The documentation of a component: what its Storybook page shows in addition to props, tokens and stories. */
export interface ComponentDocs {
  /** The name of the export, which is also the last part of the stories' title. */
  name: string;
  /** What the component is for and when to use another one, in one to three sentences. */
  summary: string;
  /** The ARIA pattern it follows, from www.w3.org/WAI/ARIA/apg/patterns/. */
  apg?: string;
  /**
   * Each `data-part` with its description. An attribute in brackets, such as `[data-component="column"]`, refers to
   * another root element.
   */
  anatomy: readonly (readonly [part: string, what: string])[];
  /** Props from a union type, which the table doesn't read from the source. */
  unionProps?: readonly (readonly [name: string, type: string, what: string])[];
  /** Omit for a component without focus and keyboard interactions. */
  keyboard?: Keyboard;
  screenReader: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
}
