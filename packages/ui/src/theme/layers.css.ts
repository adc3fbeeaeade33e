import { globalLayer, type StyleRule } from '@vanilla-extract/css';

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

type LayeredRule = Omit<StyleRule, '@layer'>;

/** Puts a rule into the layer of components: `style(component({ … }))`. */
export const component = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Puts a rule into the layer of layout primitives, which any component may overrule. */
export const layout = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.layout]: rule } });

/** Puts a rule into the last layer: the site's pages, which arrange components but do not restyle them. */
export const override = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.overrides]: rule } });
