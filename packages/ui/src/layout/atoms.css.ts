import { vars } from '../theme/index.ts';
import { atom } from './atom.ts';

/** All responsive classes but those of padding. */
for (const [name, length] of Object.entries(vars.space)) atom(`gap-${name}`, { gap: length });

const positions = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' };
for (const [name, value] of Object.entries(positions)) atom(`align-${name}`, { alignItems: value });

const spreads = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };
for (const [name, value] of Object.entries(spreads)) atom(`justify-${name}`, { justifyContent: value });

for (let count = 1; count <= 6; count += 1) {
  atom(`columns-${count}`, { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
}
for (let span = 1; span <= 12; span += 1) atom(`span-${span}`, { gridColumn: `span ${span}` });

atom('row', { flexDirection: 'row' });
atom('column', { flexDirection: 'column' });
