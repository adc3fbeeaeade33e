import type { StaffNewsState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const words = defineMessages({
  title: { id: 'staff-content.news', defaultMessage: 'News articles', description: 'Title of the list of staff' },
  write: { id: 'staff-content.news.write', defaultMessage: 'Write article', description: 'Link to a form' },
  search: { id: 'staff-content.news.search', defaultMessage: 'Title or address' },
  find: { id: 'staff-content.news.find', defaultMessage: 'Search' },
  clear: { id: 'staff-content.news.clear', defaultMessage: 'Show all' },
  filter: { id: 'staff-content.news.filter', defaultMessage: 'Show', description: 'Name of a filter' },
  all: { id: 'staff-content.news.all', defaultMessage: 'All', description: 'Filter by state' },
  article: { id: 'staff-content.news.article', defaultMessage: 'Article' },
  languages: { id: 'staff-content.news.languages', defaultMessage: 'Languages' },
  date: { id: 'staff-content.news.date', defaultMessage: 'Date' },
  state: { id: 'staff-content.news.state', defaultMessage: 'State' },
  none: { id: 'staff-content.news.none', defaultMessage: 'No articles.' },
  first: { id: 'staff-content.news.first', defaultMessage: 'First page' },
  next: { id: 'staff-content.news.next', defaultMessage: 'Older articles' },
});

export const stateWords: Readonly<Record<StaffNewsState, MessageDescriptor>> = defineMessages({
  published: { id: 'staff-content.news.published', defaultMessage: 'Published', description: 'State of an article' },
  planned: { id: 'staff-content.news.planned', defaultMessage: 'Planned', description: 'State of an article' },
  hidden: { id: 'staff-content.news.hidden', defaultMessage: 'Hidden', description: 'State of an article' },
});
