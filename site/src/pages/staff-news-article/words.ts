import type { StaffNewsState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const words = defineMessages({
  back: { id: 'staff-content.article.back', defaultMessage: 'News articles', description: 'Link back to the list' },
  newTitle: { id: 'staff-content.article.new', defaultMessage: 'New article', description: 'Title of the page' },
  settings: { id: 'staff-content.article.settings', defaultMessage: 'Publication', description: 'Heading' },
  slug: { id: 'staff-content.article.slug', defaultMessage: 'Name in the address' },
  slugHint: {
    id: 'staff-content.article.slug-hint',
    defaultMessage: 'Lower-case letters, digits and hyphens. It can’t be changed later.',
    description: 'Hint of a field',
  },
  published: { id: 'staff-content.article.published', defaultMessage: 'Publication time, UTC' },
  publishedHint: {
    id: 'staff-content.article.published-hint',
    defaultMessage: 'Nobody sees it before. It appears up to ten minutes later.',
    description: 'Hint of a field',
  },
  featured: { id: 'staff-content.article.featured', defaultMessage: 'Featured' },
  hidden: { id: 'staff-content.article.hidden', defaultMessage: 'Hidden from visitors' },
  tags: { id: 'staff-content.article.tags', defaultMessage: 'Tags' },
  tagsHint: {
    id: 'staff-content.article.tags-hint',
    defaultMessage: 'Up to three. Articles about the VPN aren’t shown to visitors from Russia.',
    description: 'Hint of a field',
  },
  en: { id: 'staff-content.article.en', defaultMessage: 'English', description: 'Heading: text in a language' },
  ru: { id: 'staff-content.article.ru', defaultMessage: 'Russian', description: 'Heading: text in a language' },
  empty: {
    id: 'staff-content.article.empty',
    defaultMessage: 'Leave all fields of a language empty if it doesn’t have the article.',
  },
  title: { id: 'staff-content.article.title', defaultMessage: 'Title' },
  teaser: { id: 'staff-content.article.teaser', defaultMessage: 'Teaser' },
  body: { id: 'staff-content.article.body', defaultMessage: 'Text' },
  bodyHint: { id: 'staff-content.article.body-hint', defaultMessage: 'Markdown, without HTML.', description: 'Hint' },
  preview: { id: 'staff-content.article.preview', defaultMessage: 'Preview', description: 'Button, and heading' },
  save: { id: 'staff-content.article.save', defaultMessage: 'Save article', description: 'Button' },
  saving: { id: 'staff-content.article.saving', defaultMessage: 'Saving', description: 'Of a button' },
  saved: { id: 'staff-content.article.saved', defaultMessage: 'Article saved.' },
  open: { id: 'staff-content.article.open', defaultMessage: 'Open article', description: 'Link to its page' },
  own: {
    id: 'staff-content.article.own',
    defaultMessage: 'Written here. Updates of the software don’t change it.',
  },
  file: {
    id: 'staff-content.article.file',
    defaultMessage: 'Comes with the software. Once you save it, updates no longer change it.',
  },
});

export const stateWords: Readonly<Record<StaffNewsState, MessageDescriptor>> = defineMessages({
  published: { id: 'staff-content.article.is-published', defaultMessage: 'Published' },
  planned: { id: 'staff-content.article.is-planned', defaultMessage: 'Planned' },
  hidden: { id: 'staff-content.article.is-hidden', defaultMessage: 'Hidden' },
});
