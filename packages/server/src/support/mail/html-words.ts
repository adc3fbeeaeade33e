import { type Token, Tokenizer, type TokenHandler, TokenizerMode } from 'parse5';

const silent = new Set(['script', 'style', 'title', 'template', 'iframe', 'noscript', 'textarea', 'xmp']);

/** Words of HTML that can't be shown as HTML, without building its tree. */
export function wordsOf(source: string): string {
  let text = '';
  let quiet = '';
  const add = ({ chars }: Token.CharacterToken) => {
    if (quiet === '') text += chars;
  };
  const handler: TokenHandler = {
    onCharacter: add,
    onNullCharacter: () => undefined,
    onWhitespaceCharacter: add,
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
    onStartTag: ({ tagName }) => {
      if (quiet !== '') return;
      if (silent.has(tagName)) {
        quiet = tagName;
        if (tagName !== 'template') tokenizer.state = TokenizerMode.RAWTEXT;
      } else text += '\n';
    },
    onEndTag: ({ tagName }) => {
      if (tagName === quiet) quiet = '';
    },
  };
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler);
  tokenizer.write(source, true);
  return text.replaceAll(/\n\s+/g, '\n').trim();
}
