/**
 * Reduced motion without the system's setting: a page cannot set `prefers-reduced-motion`, but it can rewrite the
 * media rules that ask for it, and answer scripts that do.
 */

const asked = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;
const yes = '(min-width: 0px)';
const no = '(max-width: 0px)';
const answered = (query: string): string =>
  query.replaceAll(asked, (_, value?: string) => (value === 'no-preference' ? no : yes));

/** Original conditions by media list. */
const written = new WeakMap<MediaList, string>();
const matchMedia = window.matchMedia.bind(window);

function* mediaLists(rules: CSSRuleList): Generator<MediaList> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule.media;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) yield* mediaLists(rule.cssRules);
  }
}

/** Reduces motion in this document, or restores the system's setting. */
export function reduceMotion(reduced: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const media of mediaLists(sheet.cssRules)) {
      const query = written.get(media) ?? media.mediaText;
      if (!query.includes('prefers-reduced-motion')) continue;
      written.set(media, query);
      media.mediaText = reduced ? answered(query) : query;
    }
  }
  window.matchMedia = (query) => matchMedia(reduced ? answered(query) : query);
}
