/**
 * Runs in a browser. Translates the page as Chromium does: each text node is replaced with a `<font>` in a `<font>`
 * that has the translation, and so is what the page shows later. Texts are "translated" into capitals, or into
 * themselves: `letters` is "capital" or "same".
 */
export function translate(letters: string): void {
  const leftOut = 'font, script, style, svg, textarea, [translate="no"]';
  const replace = (text: Text) => {
    if (!text.parentNode || text.data.trim() === '' || text.parentElement?.closest(leftOut)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = letters === 'capital' ? text.data.toUpperCase() : text.data;
    outer.append(inner);
    text.before(outer);
    text.remove();
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replaceIn(target);
      addedNodes.forEach(replaceIn);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener('translator-ends', () => observer.disconnect(), { once: true });
}

/** Runs in a browser that translates. What it shows from then on stays as it is. */
export const endTranslation = (): boolean => dispatchEvent(new Event('translator-ends'));

/** Runs in a browser. Returns the words that can be read on the page, in capitals. */
export const readableWords = (): string[] => document.body.innerText.toUpperCase().split(/\s+/).filter(Boolean);
