// The door of platform/documents: other areas import nothing past it.
export { escapeHtml, fill, fillPage, type Placeholders } from './fill.ts';
export { renderDocument, renderMarkdown, renderUserMarkdown } from './markdown.ts';
export { loadPages, pageText } from './page-texts.ts';
export {
  payStyle,
  plainFacts,
  plainField,
  plainHead,
  plainStyle,
  sendPlainPage,
  sendStylesheet,
} from './plain-page.ts';
export { memoised, readDocuments, type SourceDocument, writtenIn } from './read-documents.ts';
export { typographyOf } from './typography-of.ts';
