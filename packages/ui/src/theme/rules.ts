import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import './themes.css.ts';

// Not in the index: the package's own types need no vanilla-extract at a consumer's.

type LayeredRule = Omit<StyleRule, '@layer'>;

/** Puts a rule into the layer of components: `style(component({ … }))`. */
export const component = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Puts a rule into the layer of layout primitives, which any component may overrule. */
export const layout = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.layout]: rule } });

/** Puts a rule into the last layer: over every component, as hiding by width must be. */
export const override = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.overrides]: rule } });
