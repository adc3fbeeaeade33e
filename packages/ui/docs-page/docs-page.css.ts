import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: vars.space[24],
});

const column = { paddingBlockStart: vars.space[12] };
export const doColumn = style({ ...column, borderBlockStart: `3px solid ${vars.color.success}` });

export const dontColumn = style({ ...column, borderBlockStart: `3px solid ${vars.color.danger}` });

/** Higher specificity than Storybook's own rules for page elements. */
const own = '.sbdocs &&';

/** The code of an example, right below the example itself. */
export const example = style({ marginBlock: `calc(-1 * ${vars.space[16]}) ${vars.space[32]}` });

/** A wide table scrolls inside its own box. */
export const sheet = style({
  overflowX: 'auto',
  margin: `${vars.space[16]} 0`,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

/** Hairlines and start-aligned text, as in the library's own tables. */
export const table = style({ selectors: { [own]: { margin: 0, border: 0 } } });
globalStyle(`.sbdocs ${table} tr, .sbdocs ${table} tr:nth-of-type(2n)`, { border: 0, background: 'none' });
globalStyle(`.sbdocs ${table}${table} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[8]} 0`,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
globalStyle(`.sbdocs ${table}${table} th`, {
  borderBlockEndColor: vars.color.text,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
});

// On phones each row is a block with the text below its name, so nothing scrolls sideways.
const narrow = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@media': { '(max-width: 599px)': rule } });
globalStyle(`.sbdocs ${table}${table}, .sbdocs ${table}${table} :is(tbody, tr, td)`, narrow({ display: 'block' }));
globalStyle(`.sbdocs ${table}${table} thead`, narrow({ display: 'none' }));
globalStyle(
  `.sbdocs ${table}${table} tr`,
  narrow({ padding: `${vars.space[8]} 0`, borderBlockEnd: `1px solid ${vars.color.border}` }),
);
globalStyle(`.sbdocs ${table}${table} tr td`, narrow({ padding: `${vars.space[2]} 0`, border: 0 }));
globalStyle(`.sbdocs ${table}${table} td:empty`, narrow({ display: 'none' }));

export const required = style({
  selectors: { [own]: { color: vars.color.textMuted, fontSize: vars.fontSize[12] } },
});

export const key = style({
  padding: `1px ${vars.space[8]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: '4px',
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  whiteSpace: 'nowrap',
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: '16px',
  blockSize: '16px',
  verticalAlign: 'text-bottom',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.borderStrong}`,
});

// Storybook gives inline code a background and padding, which leaves a gap before every comma.
globalStyle('.sbdocs.sbdocs :is(p, li, td) > code:not(.docs-story *)', {
  margin: 0,
  padding: '1px 2px',
  border: 0,
  borderRadius: '4px',
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  whiteSpace: 'normal',
});

// Most table cells are code, so a background on each would be distracting.
globalStyle(`.sbdocs.sbdocs ${table} td > code`, { padding: 0, background: 'none' });

// Forced colours draw every border, including the transparent one that Storybook reserves for zooming.
globalStyle('.docs-story.docs-story .innerZoomElementWrapper > *', {
  '@media': { '(forced-colors: active)': { borderColor: 'Canvas !important' } },
});

// Storybook makes its frames white even if the toolbar's theme is dark.
globalStyle('.docs-story', { background: vars.color.surface, color: vars.color.text });
