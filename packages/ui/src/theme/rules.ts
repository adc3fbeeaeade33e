import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** Puts a rule into the layer of components: `style(component({ … }))`. */
export const component = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Puts a rule into the layer of layout primitives, which any component may overrule. */
export const layout = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.layout]: rule } });

/** Puts a rule into the last layer: the site's pages, which arrange components but do not restyle them. */
export const override = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.overrides]: rule } });
