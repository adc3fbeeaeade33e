import { globalLayer } from '@vanilla-extract/css';

const parent = globalLayer('hoster');

/**
 * Cascade layers from lowest to highest priority. Every style sheet of the library imports this file, so the order is
 * set before the first rule, whichever component loads first. A consumer's unlayered rules override all of them.
 */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  layout: globalLayer({ parent }, 'layout'),
  /** Responsive classes of layout primitives, which override their defaults. */
  atoms: globalLayer({ parent }, 'atoms'),
  components: globalLayer({ parent }, 'components'),
  overrides: globalLayer({ parent }, 'overrides'),
};
