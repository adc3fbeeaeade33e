/** Selector of the elements in which translators of browsers (Chrome and Edge, Yandex) show their text. */
export const TRANSLATED = 'font, ya-tr-span';

/** A text of the page and what the translator shows in its place. */
interface Translation {
  original: string;
  shown: Element;
}

/** A translation that was added, and how. */
interface Shown {
  element: Element;
  place: MutationRecord;
}

/**
 * Lets React change texts that the browser has translated, below `root`. Returns a function that ends it.
 *
 * Translators replace text nodes with elements, but React still writes to its text nodes, and throws when it
 * removes one that isn't in the page any more or inserts something before it. Therefore each replaced text node is put
 * back, empty, before the element that shows its translation. When React writes to it, the translation is out of date:
 * it is removed, with those of the texts beside it, which were translated together, and the browser translates anew.
 */
export function supportPageTranslation(root: Node = document.body): () => void {
  const translations = new WeakMap<Text, Translation>();
  const texts = new WeakMap<Element, Text>();

  const observer = new MutationObserver((records) => {
    const replacedNow = new Set<Text>();
    const writtenNow = new Set(records.filter(({ type }) => type === 'characterData').map(({ target }) => target));
    const shownNow = translationsIn(records);
    for (const record of records) {
      if (record.type === 'characterData') {
        if (record.target instanceof Text && !replacedNow.has(record.target)) written(record.target, writtenNow);
        continue;
      }
      for (const node of record.removedNodes) {
        if (node instanceof Text && removedText(node, record, shownNow)) replacedNow.add(node);
        else if (node instanceof Element) removedElement(node, record);
      }
    }
    // What was changed here isn't a change of React's or the translator's.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();

  function written(text: Text, writtenNow: ReadonlySet<Node>): void {
    const parent = translations.get(text)?.shown.parentNode;
    forget(text);
    for (const sibling of parent?.childNodes ?? [])
      if (sibling instanceof Text && !writtenNow.has(sibling)) restore(sibling);
  }

  /** Returns whether a translator has replaced the text. */
  function removedText(text: Text, record: MutationRecord, shownNow: ReadonlyMap<Node, readonly Shown[]>): boolean {
    const shown = shownNow
      .get(record.target)
      ?.filter(({ element }) => !texts.has(element) && element.parentNode === record.target)
      .find(({ element, place }) => element.contains(text) || (!text.isConnected && isBeside(element, place, record)));
    if (shown) replaced(text, shown.element);
    else if (text.isConnected) moved(text);
    else forget(text);
    return shown !== undefined;
  }

  /** The translator may have removed what it showed, to show something else or the original text. */
  function removedElement(shown: Element, { addedNodes }: MutationRecord): void {
    const text = texts.get(shown);
    if (!text?.isConnected || shown.isConnected) return;
    const original = translations.get(text)?.original ?? '';
    forget(text);
    const other = [...addedNodes, text.nextSibling].find((node) => isTranslation(node) && !texts.has(node));
    if (other instanceof Element) return show(text, { original, shown: other });
    const copies = [...addedNodes].filter((node) => node instanceof Text).filter((node) => node !== text);
    if (text.data === '') text.data = copies.map(({ data }) => data).join('') || original;
    for (const copy of copies) copy.remove();
  }

  function replaced(text: Text, shown: Element): void {
    // Translated again while it's empty: there is nothing to translate, and putting it back might never end.
    const before = translations.get(text);
    if (before && text.data === '') return;
    if (shown.contains(text)) text.replaceWith(text.data);
    shown.before(text);
    show(text, { original: text.data, shown });
    text.data = '';
  }

  /** The translation goes where React has put the text. */
  function moved(text: Text): void {
    const shown = translations.get(text)?.shown;
    if (shown?.isConnected && text.nextSibling !== shown) text.after(shown);
  }

  function restore(text: Text): void {
    const translation = translations.get(text);
    if (!translation) return;
    forget(text);
    text.data = translation.original;
  }

  function show(text: Text, translation: Translation): void {
    translations.set(text, translation);
    texts.set(translation.shown, text);
  }

  /** Removes the translation of a text, if it has one. */
  function forget(text: Text): void {
    const shown = translations.get(text)?.shown;
    if (!shown) return;
    shown.remove();
    translations.delete(text);
    texts.delete(shown);
  }
}

const isTranslation = (node: Node | null): node is Element => node instanceof Element && node.matches(TRANSLATED);

/** Returns the translations that were added, by parent. */
function translationsIn(records: readonly MutationRecord[]): Map<Node, Shown[]> {
  const found = new Map<Node, Shown[]>();
  for (const place of records) {
    const added = [...place.addedNodes].filter(isTranslation).map((element) => ({ element, place }));
    if (added.length > 0) found.set(place.target, [...(found.get(place.target) ?? []), ...added]);
  }
  return found;
}

/** Returns whether a translation was added where a text was removed: by the same change, before it or after it. */
const isBeside = (element: Element, place: MutationRecord, removed: MutationRecord): boolean =>
  place === removed ||
  removed.previousSibling === element ||
  removed.nextSibling === element ||
  (place.previousSibling === removed.previousSibling && place.nextSibling === removed.nextSibling);
