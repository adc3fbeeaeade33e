import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** A text that visitors read or hear, with the language it's marked as. */
export interface MarkedText {
  lang: string;
  text: string;
  /** Code, names and the like, which are the same in every language. */
  isCode: boolean;
}

/** What a page says about itself, and what it links to. Addresses are absolute. */
export interface CrawledPage {
  url: string;
  lang: string;
  title: string;
  /** By `name` or `property`; those that must be unique and aren't are in `twice`. */
  meta: ReadonlyMap<string, string>;
  twice: readonly string[];
  canonical: string[];
  /** By hreflang. */
  alternates: ReadonlyMap<string, string>;
  headings: string[];
  /** Texts of JSON-LD scripts. */
  jsonLd: string[];
  texts: MarkedText[];
  /** Addresses of links, pictures, files and forms, as they're written. */
  links: ReadonlySet<string>;
  /** Texts of links, with those that are for screen readers only. */
  linkTexts: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Faults that the parser of the HTML standard finds. */
  faults: string[];
}

type Element = Tree.Element;
const isElement = (node: Tree.Node): node is Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const textOf = (node: Tree.Node): string =>
  isText(node) ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

const SILENT = new Set(['script', 'style', 'template', 'head']);
const CODE = new Set(['code', 'pre', 'samp', 'kbd', 'data', 'address', 'textarea']);
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** Reads a page as browsers do without script. */
export function readPage(url: string, html: string): CrawledPage {
  const faults: string[] = [];
  const document = parse(html, {
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => faults.push(`${code} at ${startLine}:${startCol}`),
  });
  const meta = new Map<string, string>();
  const page = {
    url,
    lang: '',
    title: '',
    meta,
    twice: [] as string[],
    canonical: [] as string[],
    alternates: new Map<string, string>(),
    headings: [] as string[],
    jsonLd: [] as string[],
    texts: [] as MarkedText[],
    links: new Set<string>(),
    linkTexts: new Set<string>(),
    ids: new Set<string>(),
    faults,
  };
  const absolute = (href: string) => (URL.canParse(href, url) ? new URL(href, url).href : href);

  function readHead(element: Element): void {
    const name = attribute(element, 'name') ?? attribute(element, 'property');
    if (element.tagName === 'meta' && name !== undefined) {
      // A theme colour has one value for light and one for dark.
      const key = name === 'theme-color' ? `${name} ${attribute(element, 'media') ?? ''}` : name;
      if (meta.has(key)) page.twice.push(key);
      meta.set(key, attribute(element, 'content') ?? '');
    }
    if (element.tagName !== 'link') return;
    const href = absolute(attribute(element, 'href') ?? '');
    const hreflang = attribute(element, 'hreflang');
    if (attribute(element, 'rel') === 'canonical') page.canonical.push(href);
    else if (attribute(element, 'rel') === 'alternate' && hreflang) page.alternates.set(hreflang, href);
    else page.links.add(href);
  }

  function readElement(element: Element): void {
    const { tagName } = element;
    const id = attribute(element, 'id');
    if (id !== undefined) {
      if (page.ids.has(id)) faults.push(`id "${id}" twice`);
      page.ids.add(id);
    }
    if (tagName === 'html') page.lang = attribute(element, 'lang') ?? '';
    // Pictures have titles as well.
    if (tagName === 'title' && element.parentNode?.nodeName === 'head') page.title = textOf(element);
    if (tagName === 'a') page.linkTexts.add(textOf(element).trim());
    if (tagName === 'h1') page.headings.push(textOf(element).trim());
    if (tagName === 'meta' || tagName === 'link') readHead(element);
    if (tagName === 'script' && attribute(element, 'type') === 'application/ld+json') page.jsonLd.push(textOf(element));
    if (tagName === 'link' || (tagName === 'form' && attribute(element, 'method') === 'post')) return;
    for (const name of ['href', 'src', 'action']) {
      const address = attribute(element, name);
      if (address !== undefined && tagName !== 'use' && tagName !== 'textPath') page.links.add(absolute(address));
    }
  }

  function walk(node: Tree.Node, lang: string, isCode: boolean): void {
    if (isText(node)) {
      const text = node.value.trim();
      if (text !== '') page.texts.push({ lang, text, isCode });
    }
    if (!('childNodes' in node)) return;
    let [ownLang, ownCode] = [lang, isCode];
    if (isElement(node)) {
      readElement(node);
      ownLang = attribute(node, 'lang') ?? attribute(node, 'hreflang') ?? lang;
      ownCode ||= CODE.has(node.tagName) || attribute(node, 'translate') === 'no';
      for (const name of SPOKEN) {
        const text = attribute(node, name);
        if (text !== undefined && node.tagName !== 'link') page.texts.push({ lang: ownLang, text, isCode: ownCode });
      }
      if (SILENT.has(node.tagName) && node.tagName !== 'head') return;
    }
    for (const child of node.childNodes) walk(child, ownLang, ownCode);
  }
  walk(document, '', false);
  return page;
}
