import { toggleCodeBlock, toggleLines } from './lines.ts';
import { type TextState, toggleLink, toggleMark } from './marks.ts';

export type TextEditorAction = 'bold' | 'italic' | 'link' | 'list' | 'numberedList' | 'quote' | 'code' | 'codeBlock';

interface Action {
  /** Changes the text. */
  run: (state: TextState) => TextState;
  /** The key that is pressed with ⌘ or Ctrl. */
  key?: string;
  /** Its icon from lucide, see LineIcon. */
  path: string;
}

export const actions: Record<TextEditorAction, Action> = {
  bold: {
    run: (state) => toggleMark(state, '**'),
    key: 'B',
    path: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8',
  },
  italic: { run: (state) => toggleMark(state, '_'), key: 'I', path: 'M19 4h-9m4 16H5M15 4 9 20' },
  link: {
    run: toggleLink,
    key: 'K',
    path: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  },
  list: { run: (state) => toggleLines(state, 'list'), path: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13' },
  numberedList: {
    run: (state) => toggleLines(state, 'numberedList'),
    path: 'M11 5h10m-10 7h10m-10 7h10M4 4h1v5M4 9h2m.5 11H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  },
  quote: { run: (state) => toggleLines(state, 'quote'), path: 'M17 5H3m18 7H8m13 7H8m-5-7v7' },
  code: { run: (state) => toggleMark(state, '`'), path: 'm16 18 6-6-6-6M8 6l-6 6 6 6' },
  codeBlock: {
    run: toggleCodeBlock,
    path: 'm10 9-3 3 3 3m4 0 3-3-3-3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  },
};

/** The order of the buttons. */
export const ORDER: readonly TextEditorAction[] = [
  'bold',
  'italic',
  'link',
  'list',
  'numberedList',
  'quote',
  'code',
  'codeBlock',
];
