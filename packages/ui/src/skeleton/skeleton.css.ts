import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars, visuallyHidden, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const bone = {
  display: 'block',
  backgroundColor: vars.color.skeleton,
  '@media': {
    [when.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
    [when.forcedColors]: { border: '1px dashed GrayText', backgroundColor: 'Canvas' },
  },
} as const;

export const root = style(component({ display: 'flex', flexDirection: 'column', inlineSize: '100%' }));

/** As high as the line of text it replaces, so that nothing shifts. */
export const line = style(
  component({
    display: 'flex',
    alignItems: 'center',
    blockSize: '1lh',
    selectors: { '&::before': { content: '', inlineSize: '100%', blockSize: '0.7em', borderRadius: '4px', ...bone } },
  }),
);
export const block = style(component({ ...bone, inlineSize: '100%', borderRadius: vars.radius.medium }));
export const circle = style(component({ ...bone, borderRadius: '50%', aspectRatio: '1' }));

export const width = styleVariants({ 25: '25%', 40: '40%', 60: '60%', 80: '80%', 100: '100%' }, (inlineSize) =>
  component({ inlineSize, maxInlineSize: inlineSize }),
);
export const height = styleVariants(
  { 20: 20, 32: 32, 44: 44, 64: 64, 96: 96, 160: 160, 240: 240, 320: 320 },
  (pixels) => component({ blockSize: `${pixels}px` }),
);
export const square = styleVariants(
  { 20: 20, 32: 32, 44: 44, 64: 64, 96: 96, 160: 160, 240: 240, 320: 320 },
  (pixels) => component({ blockSize: `${pixels}px`, inlineSize: `${pixels}px` }),
);
export const spoken = style(component(visuallyHidden));
