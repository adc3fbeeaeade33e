import type { Color } from '../src/theme/contract.css.ts';

/** The custom property of a colour token. */
export const tokenName = (name: Color): `--${string}` =>
  `--hoster-color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What each colour is for. */
export const meanings: Record<Color, string> = {
  surface: 'The page',
  surfaceRaised: 'Cards, fields, tables: one step nearer than the page',
  surfaceSunken: 'Wells: code, heads of tables, hovered rows',
  surfaceInverse: 'Bands of ink: hero, footer, tooltips',
  text: 'Text and icons',
  textMuted: 'Text that comes second: hints, units, dates',
  textInverse: 'Text on surfaceInverse',
  border: 'Hairlines that only divide; below 3:1 on purpose',
  borderStrong: 'The edge of anything that can be operated',
  action: 'The one thing to do next: one action a screen',
  actionHover: 'The action under a pointer',
  actionActive: 'The action while it is pressed',
  actionText: 'Text and icons on the action',
  actionEdge: 'Edge of the action: none, unless more contrast is wanted',
  link: 'Links in text',
  linkHover: 'Links under a pointer',
  focus: 'The ring around what has the keyboard',
  selected: 'What is chosen: edge of a card or row, filled checkbox',
  selectedSurface: 'The faint ground of what is chosen',
  selectedMark: 'The tick or dot on selected',
  selection: 'Text marked by the visitor',
  info: 'Neutral news: text and icon',
  infoSurface: 'Ground of neutral news',
  success: 'It worked: text and icon',
  successSurface: 'Ground of success',
  warning: 'Look here before it is late: text and icon',
  warningSurface: 'Ground of a warning',
  danger: 'It failed, or will destroy something: text, icon, button',
  dangerHover: 'A destroying button under a pointer',
  dangerSurface: 'Ground of an error',
  dangerText: 'Text and icons on danger',
  backdrop: 'Over the page, behind a dialog',
  skeleton: 'Where content will be',
  dataMark: 'What is live in a picture: a lit disk, a measured place, the current stage',
  dataQuiet: 'The rest of a picture',
};
