import type { Color } from '../src/theme/contract.css.ts';

/** Returns the custom property of a colour token. */
export const tokenName = (name: Color): `--${string}` =>
  `--hoster-color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Usage of each colour. */
export const meanings: Record<Color, string> = {
  surface: 'Page background',
  surfaceRaised: 'Cards, fields and tables',
  surfaceSunken: 'Code, table headers, hovered rows',
  surfaceInverse: 'Dark sections: hero, footer, tooltips',
  text: 'Text and icons',
  textMuted: 'Secondary text: hints, units, dates',
  textInverse: 'Text on surfaceInverse',
  border: 'Decorative dividers; intentionally below 3:1',
  borderStrong: 'Borders of interactive elements',
  action: 'The primary action, one per screen',
  actionHover: 'Hovered action',
  actionActive: 'Pressed action',
  actionText: 'Text and icons on action',
  actionEdge: 'Border of the action in high contrast; otherwise none',
  link: 'Links in text',
  linkHover: 'Hovered links',
  focus: 'Focus ring',
  selected: 'Selection: border of a card or row, checked checkbox',
  selectedSurface: 'Background of selected items',
  selectedMark: 'Check mark or dot on selected',
  selection: 'Text selection',
  info: 'Information: text and icon',
  infoSurface: 'Information background',
  success: 'Success: text and icon',
  successSurface: 'Success background',
  warning: 'Warning: text and icon',
  warningSurface: 'Warning background',
  danger: 'Errors and destructive actions: text, icon, button',
  dangerHover: 'Hovered destructive button',
  dangerSurface: 'Error background',
  dangerText: 'Text and icons on danger',
  backdrop: 'Backdrop behind a dialog',
  skeleton: 'Skeleton placeholders',
  dataMark: 'Highlights in data visualisations: an active disk, a measured location, the current stage',
  dataQuiet: 'Other parts of data visualisations',
};
