// The door of platform/pdf: other areas import nothing past it.
export { unprintableFields } from './printable.ts';
export { ScriptFonts, type Weight } from './script-fonts.ts';
export { spokenAs, writeText } from './write-text.ts';
