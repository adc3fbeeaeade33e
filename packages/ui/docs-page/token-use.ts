/** Source files by path relative to `src`: `button/button.css.ts`. */
export type Sources = Readonly<Record<string, string>>;

/** Tokens used by the helpers of `theme/mixins.ts` and `theme/rules.ts`. */
const mixins: Record<string, readonly string[]> = {
  focusRing: ['color.focus'],
  hitArea: ['size.touch'],
  colorTransition: ['duration.fast', 'easing.out'],
};

const join = (from: string, path: string): string => {
  const parts = from.split('/').slice(0, -1);
  for (const step of path.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
};

/** Returns a component's own files and their imports, without the theme. */
export function filesOf(folder: string, sources: Sources): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const source = sources[file];
    if (source === undefined || found.has(file) || file.startsWith('theme/')) return;
    found.add(file);
    for (const [, path = ''] of source.matchAll(/^(?:import|export|\}) (?:.*\bfrom )?'(\.[^']+)'/gm))
      visit(join(file, path));
  };
  visit(`${folder}/index.ts`);
  return [...found];
}

/** `const { fontSize } = vars` undone: `fontSize[14]` is `vars.fontSize[14]`. */
function wholeNames(source: string): string {
  const groups = [...source.matchAll(/^const \{ ([\w, ]+) \} = vars;$/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  return groups.reduce(
    (text, group) => text.replaceAll(new RegExp(`(?<![.\\w])${group}(?=[.[])`, 'g'), `vars.${group}`),
    source,
  );
}

/**
 * Returns the tokens that a component's styles use, sorted: `color.action`, `space.16`, or `space` for a whole group.
 */
export function tokensOf(folder: string, sources: Sources): string[] {
  const tokens = new Set<string>();
  for (const file of filesOf(folder, sources)) {
    if (!file.endsWith('.css.ts')) continue;
    const source = wholeNames(sources[file] ?? '');
    for (const [, group, dotted, bracketed] of source.matchAll(/\bvars\.(\w+)(?:\.(\w+)|\[['"]?(\w+)['"]?\])?/g)) {
      tokens.add([group, dotted ?? bracketed].filter(Boolean).join('.'));
    }
    for (const [mixin, used] of Object.entries(mixins)) {
      if (new RegExp(`\\b${mixin}\\b`).test(source)) for (const token of used) tokens.add(token);
    }
  }
  return [...tokens].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
