import { createGlobalThemeContract } from '@vanilla-extract/css';
import './layers.css.ts';

/**
 * Every token, by a custom property whose name never changes: `vars.color.text` is `var(--hoster-color-text)`.
 * Sizes and spaces are keyed by the CSS pixels they mean at the default text size and at 1440 px of width.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: null,
      /** Cards, fields, tables: one step nearer than the page. */
      surfaceRaised: null,
      /** Wells: code, table heads, hovered rows. */
      surfaceSunken: null,
      surfaceInverse: null,
      text: null,
      textMuted: null,
      textInverse: null,
      /** Hairline; decorative, so below 3:1 by intent. */
      border: null,
      /** Edge of anything that can be operated: at least 3:1 beside the surfaces. */
      borderStrong: null,
      action: null,
      actionHover: null,
      actionActive: null,
      /** Text and icons on `action`. */
      actionText: null,
      /** Edge of `action`: none, unless more contrast is wanted. */
      actionEdge: null,
      link: null,
      linkHover: null,
      focus: null,
      /** Chosen card or row: edge, and the faint ground under it. */
      selected: null,
      selectedSurface: null,
      /** The tick or dot on `selected`. */
      selectedMark: null,
      selection: null,
      info: null,
      infoSurface: null,
      success: null,
      successSurface: null,
      warning: null,
      warningSurface: null,
      danger: null,
      dangerHover: null,
      dangerSurface: null,
      /** Text and icons on `danger`. */
      dangerText: null,
      /** Behind a dialog. */
      backdrop: null,
      skeleton: null,
      /** Marks in data pictures: the lime that still shows 3:1 on the surface, and the quiet rest. */
      dataMark: null,
      dataQuiet: null,
    },
    font: { text: null, mono: null },
    fontSize: { 12: null, 14: null, 16: null, 18: null, 22: null, 28: null, 36: null, 48: null, 64: null },
    fontWeight: { regular: null, medium: null, semibold: null, bold: null },
    lineHeight: { tight: null, snug: null, body: null },
    tracking: { normal: null, tight: null, tighter: null, wide: null },
    space: {
      0: null,
      2: null,
      4: null,
      8: null,
      12: null,
      16: null,
      20: null,
      24: null,
      32: null,
      40: null,
      48: null,
      64: null,
      80: null,
      96: null,
      120: null,
    },
    radius: { small: null, medium: null, large: null, full: null },
    duration: { fast: null, base: null, slow: null },
    easing: { out: null },
    zIndex: {
      raised: null,
      sticky: null,
      header: null,
      backdrop: null,
      dialog: null,
      popover: null,
      toast: null,
      skip: null,
    },
    /** Only overlays cast one. */
    shadow: { overlay: null },
    size: {
      /** Widest content, 1240 px. */
      content: null,
      /** Narrow pages: forms and long text. */
      narrow: null,
      /** 60–72 characters. */
      measure: null,
      /** Smallest hit area, 44 px. */
      touch: null,
      controlSmall: null,
      control: null,
      controlLarge: null,
    },
  },
  (_value, path) => `hoster-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** Names of the colour tokens. */
export type Color = keyof typeof vars.color;

/** Sizes of type, by their pixels at 1440 px of width. */
export type FontSize = keyof typeof vars.fontSize;

/** Steps of space, by their pixels. */
export type Space = keyof typeof vars.space;
