export { type ThemeChoice, chooseTheme, chosenTheme } from './theme-choice.ts';
export * from './theme-picker.tsx';
export * from './theme-script.ts';
