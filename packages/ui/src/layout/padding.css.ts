import { vars } from '../theme/index.ts';
import { atom } from './atom.ts';

// Apart from the other atoms: few layouts pad, and each space is three rules at each width.
for (const [name, length] of Object.entries(vars.space)) {
  atom(`p-${name}`, { padding: length });
  atom(`px-${name}`, { paddingInline: length });
  atom(`py-${name}`, { paddingBlock: length });
}
