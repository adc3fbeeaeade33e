import type { ComponentDocs } from '../../docs-page/component-docs.ts';

export const docs: ComponentDocs = {
  name: 'OrderSummary',
  summary:
    'Shows what is ordered and what it costs, line by line, with the button that continues. Put it in the aside of PageLayout, and OrderSummaryBar at the bottom of the page, for small windows. For other lists of terms and values, use DataList.',
  anatomy: [
    ['root', 'The `<section>`, labelled by its title.'],
    ['title', 'What is ordered.'],
    ['description', 'The specification in one line.'],
    ['line', 'A label with its amount.'],
    ['total', 'The total with its label.'],
    ['note', 'A note below the total.'],
    ['[data-component="order-summary-bar"]', 'The bar at the bottom of windows below 1024 px.'],
    ['bar-total', 'The total in the bar.'],
  ],
  screenReader: [
    'A region labelled by its title, with a description list of lines and amounts.',
    'A changed total is announced politely. The bar repeats it without an announcement.',
  ],
  dos: [
    'Show every amount, so that the lines add up to the total.',
    'Say in a note what it costs after the first term or trial.',
    'Put the bar at the end of `<main>`, so that it stays at the bottom only while the page is in view.',
    'Where a form has the button, put the bar at its end with `placement="form"`: one button for all windows.',
  ],
  donts: ['Do not round amounts that are charged exactly.', 'Do not hide taxes or setup fees until the payment step.'],
};
