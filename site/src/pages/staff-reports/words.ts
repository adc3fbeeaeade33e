import { defineMessages } from 'react-intl';

export const words = defineMessages({
  title: { id: 'staff-content.reports', defaultMessage: 'Article reports', description: 'Title of the page' },
  lead: { id: 'staff-content.reports.lead', defaultMessage: 'Problems that readers found in help articles.' },
  search: { id: 'staff-content.reports.search', defaultMessage: 'Article or text' },
  find: { id: 'staff-content.reports.find', defaultMessage: 'Search' },
  clear: { id: 'staff-content.reports.clear', defaultMessage: 'Show all' },
  filter: { id: 'staff-content.reports.filter', defaultMessage: 'Show', description: 'Name of a filter' },
  open: { id: 'staff-content.reports.open', defaultMessage: 'Open', description: 'Filter: reports not dealt with' },
  done: { id: 'staff-content.reports.done', defaultMessage: 'Done', description: 'Filter: reports dealt with' },
  article: { id: 'staff-content.reports.article', defaultMessage: 'Article' },
  comment: { id: 'staff-content.reports.comment', defaultMessage: 'Problem' },
  when: { id: 'staff-content.reports.when', defaultMessage: 'Time' },
  action: { id: 'staff-content.reports.action', defaultMessage: 'Action' },
  finish: { id: 'staff-content.reports.finish', defaultMessage: 'Mark as done', description: 'Button' },
  none: { id: 'staff-content.reports.none', defaultMessage: 'No reports.' },
  first: { id: 'staff-content.reports.first', defaultMessage: 'Newest reports' },
  older: { id: 'staff-content.reports.older', defaultMessage: 'Older reports' },
});
