import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as adapter,
  html,
  parse,
  serialize,
  type TreeAdapter,
} from 'parse5';
import type { Line, Mark } from './lines.ts';

/** Deepest nesting that is kept; elements below it lose their tags. */
const depthMax = 100;
/** Deepest nesting that is read: finding the end of an element takes time by how many are open. */
const openMax = 2000;

/** HTML whose elements are nested deeper than any client writes. */
export class TooDeep extends Error {}

/** Builds the tree of a document, and stops when it's too deep. */
function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let open = 0;
  return {
    ...adapter,
    onItemPush: () => {
      open++;
      if (open > openMax) throw new TooDeep();
    },
    onItemPop: () => {
      open--;
    },
  };
}

const dropped = new Set(
  'script style head title template noscript iframe object embed applet svg math input button select textarea option audio video canvas map area frame frameset link meta base'.split(
    ' ',
  ),
);
const blocks = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const spaced = new Set('p h1 h2 h3 h4 h5 h6 table ul ol pre'.split(' '));

/** Element with those around it, and what they say of its lines. */
interface Place {
  /** Elements around it, the outermost first. */
  readonly path: readonly Tree.Element[];
  readonly parent: Place | null;
  readonly quoted: number;
  readonly mark: Mark | null;
  readonly isPre: boolean;
}

/** Text or picture, and the line it's in. */
interface Leaf {
  readonly node: Tree.TextNode | Tree.Element;
  readonly place: Place | null;
  readonly line: number;
}

/** HTML as lines, from which parts can be cut. */
export interface HtmlLines {
  readonly lines: readonly Line[];
  readonly leaves: readonly Leaf[];
}

/** Reads HTML as lines. @param options.links whether targets of links are written behind their text @throws TooDeep */
export function htmlLines(source: string, options: { readonly links: boolean }): HtmlLines {
  const lines: { text: string; quoted: number; mark: Mark | null }[] = [];
  const leaves: Leaf[] = [];
  let isOpen = false;
  const line = (place: Place | null) => {
    const current = lines.at(-1);
    if (isOpen && current) return current;
    const begun = { text: '', quoted: place?.quoted ?? 0, mark: place?.mark ?? null };
    lines.push(begun);
    isOpen = true;
    return begun;
  };
  const breakLine = () => {
    isOpen = false;
  };
  const space = (place: Place | null) => {
    if (lines.at(-1)?.text.trim()) lines.push({ text: '', quoted: place?.quoted ?? 0, mark: place?.mark ?? null });
  };
  const leaf = (node: Leaf['node'], place: Place | null) =>
    leaves.push({ node, place, line: Math.max(lines.length - 1, 0) });

  function write(node: Tree.TextNode, place: Place | null): void {
    const text = place?.isPre ? node.value : node.value.replaceAll(/[ \t\n\r\f]+/g, ' ');
    if (!isOpen && text.trim() === '' && !text.includes('\u00A0')) {
      leaf(node, place);
      return;
    }
    const [first = '', ...more] = place?.isPre ? text.split('\n') : [text];
    const begun = line(place);
    begun.text +=
      begun.text === '' || begun.text.endsWith(' ') ? first.replace(/^ +/, place?.isPre ? '$&' : '') : first;
    leaf(node, place);
    for (const next of more) lines.push({ text: next, quoted: place?.quoted ?? 0, mark: place?.mark ?? null });
  }

  const stack: { node: Tree.Node; place: Place | null; isLeft?: boolean }[] = [
    { node: parse(source, { treeAdapter: limitedAdapter() }), place: null },
  ];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const { node, place } = item;
    if (adapter.isTextNode(node)) {
      write(node, place);
      continue;
    }
    const isElement = adapter.isElementNode(node);
    const name = isElement ? node.tagName : '';
    if (item.isLeft && isElement) {
      leave(node, name, place);
      continue;
    }
    if (dropped.has(name) || (isElement && node.namespaceURI !== html.NS.HTML)) continue;
    if (!isElement) {
      if ('childNodes' in node) for (const child of node.childNodes.toReversed()) stack.push({ node: child, place });
      continue;
    }
    if (name === 'br') {
      line(place);
      leaf(node, place);
      breakLine();
    } else if (name === 'img') {
      // Stands for the picture, so that the line isn't blank.
      if (!options.links) line(place).text += '\uFFFC';
      leaf(node, place);
    } else if (name === 'hr') {
      breakLine();
      leaf(node, place);
    } else {
      const inner = placeOf(node, place);
      if (blocks.has(name)) breakLine();
      if (spaced.has(name)) space(inner);
      if (name === 'li' && options.links) line(inner).text = '- ';
      stack.push({ node, place: inner, isLeft: true });
      for (const child of node.childNodes.toReversed()) stack.push({ node: child, place: inner });
    }
  }

  function leave(element: Tree.Element, name: string, place: Place | null): void {
    const current = lines.at(-1);
    if ((name === 'td' || name === 'th') && isOpen && current && !/\s$/.test(current.text)) current.text += ' ';
    if (name === 'a' && options.links && current) current.text += linkSuffix(element, current.text);
    if (blocks.has(name)) breakLine();
    if (spaced.has(name)) space(place?.parent ?? null);
  }
  return { lines, leaves };
}

/** Target of a link in parentheses, unless its text says it already. */
function linkSuffix(element: Tree.Element, written: string): string {
  const target = attribute(element, 'href');
  const bare = target.replace(/^mailto:|^tel:/i, '');
  if (!/^(?:https?|mailto):/i.test(target) || written.trimEnd().endsWith(bare.replace(/\/$/, ''))) return '';
  return written.trimEnd().endsWith(bare) ? '' : ` (${bare})`;
}

function placeOf(element: Tree.Element, parent: Place | null): Place {
  const mark = markOf(element);
  return {
    path: pathOf(element, parent),
    parent,
    quoted: (parent?.quoted ?? 0) + (element.tagName === 'blockquote' ? 1 : 0),
    mark: mark ?? parent?.mark ?? null,
    isPre: parent?.isPre === true || element.tagName === 'pre',
  };
}

const quoteNames = new Set('yahoo_quoted protonmail_quote tutanota_quote zmail_extra olk_src_body_section'.split(' '));
const signatureNames = new Set(
  'gmail_signature gmail_signature_prefix moz-signature signature applemailsignature ms-outlook-mobile-signature protonmail_signature_block'.split(
    ' ',
  ),
);

/** What the client says by its names; Outlook puts `x_` before those of a quoted message. */
function markOf(element: Tree.Element): Mark | null {
  const names = [attribute(element, 'id'), ...attribute(element, 'class').split(/\s+/)].map((name) =>
    name.toLowerCase().replace(/^(?:x_)+/, ''),
  );
  const has = (name: string) => names.includes(name);
  if (element.tagName === 'blockquote') {
    if (attribute(element, 'type').toLowerCase() === 'cite' || has('gmail_quote') || has('cite')) return 'quote';
    return names.some((name) => quoteNames.has(name)) ? 'quote' : null;
  }
  if (has('divrplyfwdmsg')) return 'original';
  if (has('gmail_attr') || has('moz-cite-prefix')) return 'attribution';
  if (names.some((name) => quoteNames.has(name))) return 'quote';
  const isSignature = names.some((name) => signatureNames.has(name)) || hasAttribute(element, 'data-signature-widget');
  return isSignature ? 'signature' : null;
}

/** First attribute with this name. */
export const attribute = (element: Tree.Element, name: string): string =>
  element.attrs.find((given) => given.name === name)?.value ?? '';
const hasAttribute = (element: Tree.Element, name: string): boolean =>
  element.attrs.some((given) => given.name === name);

/**
 * HTML of some of the lines, with the elements around them.
 * @param picture returns the attributes with which a picture is shown; null: it isn't
 */
export function cut(
  { leaves }: HtmlLines,
  isKept: (line: number) => boolean,
  picture: (element: Tree.Element) => Tree.Element['attrs'] | null,
): string {
  const root = adapter.createDocumentFragment();
  const open: { source: Tree.Element; copy: Tree.Element }[] = [];
  for (const { node, place, line } of leaves) {
    if (!isKept(line)) continue;
    const path = place?.path ?? [];
    let shared = 0;
    while (shared < open.length && shared < path.length && open[shared]?.source === path[shared]) shared++;
    open.length = shared;
    for (const source of path.slice(shared)) {
      const copy = adapter.createElement(source.tagName, html.NS.HTML, source.attrs);
      adapter.appendChild(open.at(-1)?.copy ?? root, copy);
      open.push({ source, copy });
    }
    const parent = open.at(-1)?.copy ?? root;
    if (adapter.isTextNode(node)) adapter.insertText(parent, node.value);
    else if (node.tagName === 'img') {
      const attrs = picture(node);
      if (attrs) adapter.appendChild(parent, adapter.createElement('img', html.NS.HTML, attrs));
    } else adapter.appendChild(parent, adapter.createElement(node.tagName, html.NS.HTML, []));
  }
  return serialize(root);
}

function pathOf(element: Tree.Element, parent: Place | null): readonly Tree.Element[] {
  const path = parent?.path ?? [];
  return path.length >= depthMax || /^(?:html|body)$/.test(element.tagName) ? path : [...path, element];
}
