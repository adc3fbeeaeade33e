import { defaultLanguage } from '@hoster/domain';
import type { Language } from '@hoster/contract';
import { slugifyWithCounter } from '@sindresorhus/slugify';
import MarkdownIt, { type Token } from 'markdown-it';
import { keepTogether } from './keep-together.ts';
import { typographyOf } from './typography-of.ts';

// Raw HTML is off, so the output is safe to embed in a page.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Renders Markdown as HTML. */
export const renderMarkdown = (source: string, language: Language): string =>
  htmlOf(markdown.parse(source, {}), language);

/** What people write in tickets. Links are only those that begin with `https://`: `install.sh` isn't one. */
const userMarkdown = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false });
// A line of a script often begins with `#`, and a picture from elsewhere would tell its server who reads the message.
userMarkdown.disable(['heading', 'lheading', 'image']);
userMarkdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
userMarkdown.renderer.rules['link_open'] = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener noreferrer');
  return self.renderToken(tokens, index, options);
};

/** Renders Markdown that anybody may have written, without headings and pictures. Links are `nofollow`. */
export const renderUserMarkdown = (source: string): string => userMarkdown.render(source).trim();

/** HTML with the typography of its language. Code is left unchanged. */
function htmlOf(tokens: Token[], language: Language): string {
  const spaced = typographyOf(language);
  for (const part of tokens.flatMap(({ children }) => children ?? [])) {
    if (part.type === 'text') part.content = keepTogether(spaced(part.content), language);
  }
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}

/** A heading in the contents of a document. */
export interface TocEntry {
  /** Anchor of the heading. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
}

/** A document ready to be shown and searched. */
export interface RenderedDocument {
  readonly html: string;
  /** The headings of the second and third level. */
  readonly toc: TocEntry[];
  /** Text without markup, as it was written: a line for each block and for each row of a table. */
  readonly text: string;
}

/**
 * Renders a document that has its own page: headings get anchors, in Latin letters also for Russian titles, and links
 * to pages of the site lead to the document's language.
 */
export function renderDocument(source: string, language: Language): RenderedDocument {
  const tokens = markdown.parse(source, {});
  const anchorOf = slugifyWithCounter();
  const toc: TocEntry[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const title = textOf(tokens[index + 1]);
    const id = anchorOf(title) || anchorOf('section');
    token.attrSet('id', id);
    if (token.tag === 'h2' || token.tag === 'h3') toc.push({ id, level: token.tag === 'h2' ? 2 : 3, title });
  }
  for (const link of tokens.flatMap(({ children }) => children ?? [])) {
    const href = link.type === 'link_open' ? link.attrGet('href') : null;
    if (typeof href === 'string') link.attrSet('href', inLanguage(href, language));
  }
  // Before the typography of the HTML.
  const text = linesOf(tokens).join('\n');
  return { html: htmlOf(tokens, language), toc, text };
}

/** Text of a document, block by block. The cells of a row only make sense together, so they are one line. */
function linesOf(tokens: readonly Token[]): string[] {
  const lines: string[] = [];
  let row: string[] | null = null;
  for (const token of tokens) {
    const text = textOf(token);
    if (text) (row ?? lines).push(text);
    if (token.type === 'tr_open') row = [];
    if (token.type === 'tr_close' && row) {
      lines.push(row.join(' · '));
      row = null;
    }
  }
  return lines;
}

/** Text of a block of text or code; empty for tokens that only open or close one. */
function textOf(token: Token | undefined): string {
  if (token?.type === 'fence' || token?.type === 'code_block') return token.content.trim();
  const parts = token?.children ?? [];
  return parts.map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join('');
}

/** Pages end with a slash; files, calls of the API and the paths of the account and of sign-in have no language. */
const pagePath = /^\/(?!\/|ru\/|my\/|auth\/|api\/)(?:[^?#]*\/)?(?=$|[?#])/;

function inLanguage(href: string, language: Language): string {
  return language !== defaultLanguage && pagePath.test(href) ? `/${language}${href}` : href;
}
