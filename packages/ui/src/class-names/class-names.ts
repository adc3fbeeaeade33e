/** Joins truthy class names: `classNames(css.root, isOpen && css.open, className)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
