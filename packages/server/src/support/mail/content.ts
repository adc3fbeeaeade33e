import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Body, Text } from './body.ts';
import { type SortedFiles, sortFiles } from './files.ts';
import { foldsOf } from './fold.ts';
import { attribute, cut, type HtmlLines, htmlLines, TooDeep } from './html-lines.ts';
import { wordsOf } from './html-words.ts';
import { isBlank, textOf } from './lines.ts';
import { plainLines } from './plain-lines.ts';
import { sanitise } from './sanitise.ts';
import type { MailContent, Notice } from './verdict.ts';

/** Characters of text that a message shows; the rest is in a file. */
const textMax = 256 * 1024;
/** Characters of HTML that are read; of a longer one only the plain text is. */
const htmlMax = 1_000_000;
const remoteImagesMax = 200;

type Shown = Omit<MailContent, keyof SortedFiles>;

/** Prepares text and files for the pages that show them. */
export async function contentOf(body: Body): Promise<{ content: MailContent; notices: readonly Notice[] }> {
  const notices = new Set(body.notices);
  const texts = body.texts.map((text) => shortened(text));
  const isCut = texts.some((text, at) => text !== body.texts[at]);
  const cids = new Set(body.files.flatMap(({ cid }) => (cid === null ? [] : [cid])));
  const { shown, usedCids } = showTexts(texts, body.plain, cids);
  const files = await sortFiles(body.files, usedCids);
  if (shown.text === '' && files.inline.length === 0) notices.add('no-text');
  if (isCut) notices.add('text-cut');
  const rest = isCut ? [wholeText(body.texts)] : [];
  const attachments = [...files.attachments, ...rest];
  return { content: { ...shown, ...files, attachments }, notices: [...notices] };
}

const shortened = (text: Text): Text => {
  const most = text.kind === 'html' ? htmlMax : textMax;
  return text.text.length > most ? { ...text, text: text.text.slice(0, most).toWellFormed() } : text;
};

function wholeText(texts: readonly Text[]): MailContent['attachments'][number] {
  const content = Buffer.from(texts.map(({ text }) => text).join('\n\n'));
  return { name: 'message.txt', type: 'text/plain', size: content.length, content, cid: null };
}

function showTexts(
  texts: readonly Text[],
  plain: readonly Text[],
  cids: ReadonlySet<string>,
): { shown: Shown; usedCids: ReadonlySet<string> } {
  if (texts.some(({ kind }) => kind === 'html')) {
    const read = readHtml(texts.map((text) => asHtml(text)).join('\n'));
    if (read === null) return { shown: showPlain(texts.map((text) => asPlain(text))), usedCids: new Set() };
    const { shown, usedCids } = showHtml(read, cids);
    const isEmpty = shown.text === '' && shown.folded.length === 0 && usedCids.size === 0;
    if (!isEmpty || plain.every(({ text }) => text.trim() === '')) return { shown, usedCids };
  }
  const words = texts.filter(({ kind }) => kind === 'plain');
  return { shown: showPlain(words.length > 0 ? words : plain), usedCids: new Set() };
}

function showPlain(texts: readonly Text[]): Shown {
  const lines = texts.flatMap((text, at) => [
    ...(at > 0 ? [{ text: '', quoted: 0, mark: null }] : []),
    ...plainLines(text.text, text),
  ]);
  const folds = foldsOf(lines);
  const isFolded = lineSet(folds, lines.length);
  return {
    text: textOf(lines.filter((_line, at) => isFolded[at] !== true)),
    folded: folds.map(({ start, end }) => textOf(lines.slice(start, end))).filter(Boolean),
    html: null,
    foldedHtml: [],
    remoteImages: [],
  };
}

/** Null: it's nested too deep. */
function readHtml(source: string): HtmlLines | null {
  try {
    return htmlLines(source, { links: false });
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

function showHtml(read: HtmlLines, cids: ReadonlySet<string>): { shown: Shown; usedCids: ReadonlySet<string> } {
  const folds = foldsOf(read.lines).filter(({ start, end }) => !read.lines.slice(start, end).every(isBlank));
  const usedCids = new Set<string>();
  const remoteImages: string[] = [];
  const picture = (element: Tree.Element) => pictureOf(element, cids, usedCids, remoteImages);
  const isFolded = lineSet(folds, read.lines.length);
  const html = sanitise(cut(read, (line) => isFolded[line] !== true, picture));
  const foldedHtml = folds.map(({ start, end }) => sanitise(cut(read, (line) => line >= start && line < end, picture)));
  const text = (part: string) =>
    textOf(htmlLines(part, { links: true }).lines)
      .slice(0, textMax)
      .toWellFormed();
  return { shown: { text: text(html), folded: foldedHtml.map(text), html, foldedHtml, remoteImages }, usedCids };
}

function lineSet(folds: ReturnType<typeof foldsOf>, length: number): readonly boolean[] {
  const isFolded = Array.from({ length }, () => false);
  for (const { start, end } of folds) isFolded.fill(true, start, end);
  return isFolded;
}

/** Attributes of a picture: of the message itself, or elsewhere; those that only count readers are left out. */
function pictureOf(
  element: Tree.Element,
  cids: ReadonlySet<string>,
  usedCids: Set<string>,
  remoteImages: string[],
): Tree.Element['attrs'] | null {
  const shared = ['alt', 'width', 'height'].flatMap((name) => {
    const value = attribute(element, name);
    return value === '' || (name !== 'alt' && !/^\d{1,4}$/.test(value)) ? [] : [{ name, value }];
  });
  const src = attribute(element, 'src').trim();
  if (/^cid:/i.test(src)) {
    const cid = [src.slice(4), decoded(src.slice(4))].find((name) => cids.has(name));
    if (cid === undefined) return null;
    usedCids.add(cid);
    return [{ name: 'src', value: `cid:${cid}` }, ...shared];
  }
  const isPixel = ['width', 'height'].some((name) => /^[0-2](?:px)?$/.test(attribute(element, name).trim()));
  if (!/^https?:\/\//i.test(src) || !URL.canParse(src) || isPixel || remoteImages.length >= remoteImagesMax)
    return null;
  remoteImages.push(src);
  return [{ name: 'data-remote', value: String(remoteImages.length - 1) }, ...shared];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Plain text between HTML, as mail clients send it. */
function asHtml({ kind, text }: Text): string {
  if (kind === 'html') return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<div>${escaped.replaceAll('\n', '<br>')}</div>`;
}

const asPlain = (text: Text): Text => (text.kind === 'html' ? { ...text, text: wordsOf(text.text) } : text);
