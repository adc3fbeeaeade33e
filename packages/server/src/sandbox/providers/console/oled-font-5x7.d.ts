declare module 'oled-font-5x7' {
  /** A font of 5 × 7 dots: a character is 5 bytes, its columns, with the top dot in the lowest bit. */
  const font: {
    readonly width: number;
    readonly height: number;
    readonly fontData: readonly number[];
    readonly lookup: readonly string[];
  };
  export default font;
}
