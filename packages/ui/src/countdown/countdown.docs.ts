import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'Countdown',
  summary:
    'Counts down to a time or for a duration, such as the time left to pay or the wait for a new code. It’s server-rendered and stays accurate in hidden tabs and after sleep.',
  anatomy: [
    ['root', 'The root; has `data-ended` when the time is up.'],
    ['time', 'The time left, `role="timer"`.'],
  ],
  unionProps: [
    ['until', 'Date', 'The time to count down to.'],
    ['seconds', 'number', 'The duration in seconds, instead of a time.'],
  ],
  screenReader: [
    'A timer named by `label` that can be read at any time.',
    'It is announced only at the seconds in `announceAt`, not every second.',
  ],
  dos: ['Announce the last five minutes and the last minute.', 'When it ends (`onEnd`), tell users what happens next.'],
  donts: ['Do not use it to pressure users.', 'Do not lose users’ work when it ends (WCAG 2.2.1).'],
};
