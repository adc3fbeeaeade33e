import { vars, when } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export { scriptOnly } from '../../features/account-parts/parts.css.ts';

export const stack = style({ display: 'grid', gap: vars.space[20], justifyItems: 'start', minInlineSize: 0 });
export const sheet = style({ display: 'grid', gap: vars.space[12], justifySelf: 'stretch', minInlineSize: 0 });
export const screenOnly = style({ '@media': { [when.print]: { display: 'none' } } });
export const paperOnly = style({ display: 'none', '@media': { [when.print]: { display: 'block' } } });
export const ways = style([screenOnly, { display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }]);

// On paper there are the codes and whose they are, nothing else.
globalStyle(`main:has(${sheet}) > :not(:has(${sheet})), body:has(${sheet}) header, ${sheet} button`, {
  '@media': { [when.print]: { display: 'none' } },
});
