import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Countdown',
  summary:
    'Time that runs out, to a moment or for a while: the time to pay, the wait for another code. Its text comes with the page; it stays right in a hidden tab and after the machine has slept.',
  anatomy: [
    ['root', 'All of it; `data-ended` when nothing is left.'],
    ['time', 'The time left, `role="timer"`.'],
  ],
  unionProps: [
    ['until', 'Date', 'The moment it runs to.'],
    ['seconds', 'number', 'How long it runs, instead of a moment.'],
  ],
  screenReader: [
    'A timer named by `label`; it can be read at any time.',
    'It is announced only at the marks of `announceAt`: one that spoke every second would never be quiet.',
  ],
  dos: ['Announce at five minutes and at one.', 'When it ends (`onEnd`), say what happens now.'],
  donts: ['Do not use it to hurry visitors.', 'Do not let work be lost when it ends (WCAG 2.2.1).'],
};
