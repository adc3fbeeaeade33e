import { createGlobalThemeContract } from '@vanilla-extract/css';
import './layers.css.ts';

/**
 * All tokens as custom properties with stable names: `vars.color.text` is `var(--hoster-color-text)`. Keys of sizes and
 * spaces are CSS pixels at the default text size and a window width of 1440 px.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: null,
      /** Cards, fields and tables. */
      surfaceRaised: null,
      /** Code, table headers, hovered rows. */
      surfaceSunken: null,
      surfaceInverse: null,
      text: null,
      textMuted: null,
      textInverse: null,
      /** Decorative dividers, intentionally below 3:1. */
      border: null,
      /** Borders of interactive elements, at least 3:1 against surfaces. */
      borderStrong: null,
      action: null,
      actionHover: null,
      actionActive: null,
      /** Text and icons on `action`. */
      actionText: null,
      /** Border of `action` in high contrast; otherwise none. */
      actionEdge: null,
      link: null,
      linkHover: null,
      focus: null,
      /** Border and background of a selected card or row. */
      selected: null,
      selectedSurface: null,
      /** Check mark or dot on `selected`. */
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
      /** Backdrop behind a dialog. */
      backdrop: null,
      skeleton: null,
      /** Marks in data visualisations: a lime with 3:1 on surfaces, and grey for other data. */
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
    /** For overlays only. */
    shadow: { overlay: null },
    size: {
      /** Maximum content width, 1240 px. */
      content: null,
      /** Maximum width of forms and long text. */
      narrow: null,
      /** 60–72 characters. */
      measure: null,
      /** Minimum target size, 44 px. */
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

/** Type sizes by their pixels at a window width of 1440 px. */
export type FontSize = keyof typeof vars.fontSize;

/** Spacing steps by their pixels. */
export type Space = keyof typeof vars.space;
