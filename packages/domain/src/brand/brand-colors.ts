import Color from 'colorjs.io';

/** Text on buttons of the brand’s colour: ink or white, of `packages/ui/src/theme/palettes.ts`. */
const ink = 'oklch(0.20 0.02 140)';
const white = 'oklch(1 0 0)';
/** Surfaces on which marks of that colour stand out least. */
const lightSurface = 'oklch(0.962 0.005 110)';
const darkSurface = 'oklch(0.245 0.019 140)';

/** Contrast of text, and of marks and borders, at least (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const MARK = 3;
/** Steps of lightness, 0 to 1: of a colour that stands out, and of a button under the pointer. */
const STEP = 0.01;
const HOVER = 0.04;

/** Colours of buttons, selected parts and marks as `#RRGGBB`, by the names of the theme’s tokens. */
export interface BrandColors {
  readonly light: Readonly<Record<LightToken, string>>;
  readonly dark: Readonly<Record<LightToken | 'selected', string>>;
}
type LightToken = 'action' | 'actionHover' | 'actionActive' | 'actionText' | 'selectedMark' | 'dataMark';

const contrast = (one: Color | string, other: Color | string): number =>
  new Color(one).contrast(new Color(other), 'WCAG21');
const hex = (color: Color | string): string =>
  new Color(color).to('srgb').toGamut().toString({ format: 'hex', collapse: false });

function shifted(color: Color, lightness: number): Color {
  const moved = color.to('oklch');
  moved.l = Math.min(Math.max((moved.l ?? 0) + lightness, 0), 1);
  return moved;
}

/** The text that stands out more on a colour. */
const textOn = (color: Color): string => (contrast(ink, color) >= contrast(white, color) ? ink : white);

const isLegible = (color: Color): boolean => contrast(textOn(color), hex(color)) >= TEXT;

/** The nearest colour, lighter or darker, for which something holds; the same one if it does already. */
function nearest(color: Color, holds: (candidate: Color) => boolean, directions: readonly number[] = [1, -1]): Color {
  for (let step = 0; step <= 1 / STEP; step += 1) {
    for (const direction of directions) {
      const candidate = shifted(color, direction * step * STEP);
      if (holds(candidate)) return candidate;
    }
  }
  return color;
}

/**
 * The nearest colour to the brand’s on which text is legible, with 4.5:1; the same one if it is.
 * @param color `#RRGGBB`
 * @returns `#rrggbb`
 */
export const legibleColor = (color: string): string => hex(nearest(new Color(color), isLegible));

/** Colours of all themes for a brand’s colour on which text is legible. @param color `#RRGGBB` */
export function brandColors(color: string): BrandColors {
  const action = new Color(color);
  const actionText = textOn(action);
  // Away from the text, so that its contrast only grows.
  const away = actionText === ink ? HOVER : -HOVER;
  const button = {
    action: hex(action),
    actionHover: hex(shifted(action, away)),
    actionActive: hex(shifted(action, 2 * away)),
    actionText: hex(actionText),
  };
  const bright = nearest(action, (candidate) => contrast(hex(candidate), darkSurface) >= MARK, [1]);
  const deep = nearest(action, (candidate) => contrast(hex(candidate), lightSurface) >= MARK, [-1]);
  return {
    light: { ...button, selectedMark: hex(bright), dataMark: hex(deep) },
    dark: { ...button, selected: hex(bright), selectedMark: hex(textOn(bright)), dataMark: hex(bright) },
  };
}
