import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import './sizing.css.ts';
import './themes.css.ts';

// Not in the index, so that the package's types don't depend on vanilla-extract.

type LayeredRule = Omit<StyleRule, '@layer'>;

/** Adds a rule to the components layer: `style(component({ … }))`. */
export const component = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Adds a rule to the layer of layout primitives, which components can override. */
export const layout = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.layout]: rule } });

/** Adds a rule to the last layer, which overrides all components, for hiding by width. */
export const override = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.overrides]: rule } });

/** Hides what does nothing without script. */
export const withScript = override({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Selector of an element in right-to-left text, unless it's in left-to-right text inside that. Not `:dir()`, which Vite rewrites to languages. */
export const rtl = '&:is([dir="rtl"], [dir="rtl"] *):not([dir="ltr"], [dir="rtl"] [dir="ltr"] *)';
