import { style } from '@vanilla-extract/css';
import { vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ display: 'grid', gap: vars.space[8], minInlineSize: 0 }));

export const list = style(
  component({
    display: 'grid',
    // Four tabs are in two rows on phones.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
    gap: vars.space[4],
    padding: vars.space[4],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceSunken,
  }),
);

export const tab = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[8],
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize[14],
    textAlign: 'center',
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        background: vars.color.surfaceRaised,
        fontWeight: vars.fontWeight.semibold,
        boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [when.forcedColors]: {
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

/** Panels follow the list: the second child of the root belongs to the first tab. */
const others = [1, 2, 3, 4].map(
  (at) => `${root}:has(> ${list} > :nth-child(${at}) > :checked) > &:not(:nth-child(${at + 1}))`,
);
export const panel = style(
  component({
    minInlineSize: 0,
    selectors: Object.fromEntries(others.map((other) => [other, { display: 'none' }])),
  }),
);
