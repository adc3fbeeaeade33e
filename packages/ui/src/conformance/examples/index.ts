import { controls } from './controls.tsx';
import { data } from './data.tsx';
import type { Examples } from './example.ts';
import { flat } from './flat.tsx';
import { overlays } from './overlays.tsx';

/** An example of every component exported by `@hoster/ui`. The contract tests fail if one is missing. */
export const examples: Examples = { ...flat, ...data, ...controls, ...overlays };
