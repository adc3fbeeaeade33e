import { globalLayer } from '@vanilla-extract/css';

const parent = globalLayer('hoster');

/**
 * The cascade, weakest first. Every style sheet of the library imports this file, so the order is settled before
 * the first rule, whichever component a page loads first. Unlayered rules of a consumer win over all of it.
 */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  base: globalLayer({ parent }, 'base'),
  layout: globalLayer({ parent }, 'layout'),
  /** The responsive classes of layout primitives: over their defaults. */
  atoms: globalLayer({ parent }, 'atoms'),
  components: globalLayer({ parent }, 'components'),
  overrides: globalLayer({ parent }, 'overrides'),
};
