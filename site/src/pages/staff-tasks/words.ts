import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff.tasks', defaultMessage: 'Tasks', description: 'Title of the list of what staff do by hand' },
  lead: {
    id: 'staff.tasks.lead',
    defaultMessage: 'Services that we set up and change by hand.',
    description: 'Below the title of the list of tasks',
  },
  back: { id: 'staff.tasks.back', defaultMessage: '← Setups', description: 'Link back to the first page of staff' },
  filter: { id: 'staff.tasks.filter', defaultMessage: 'State', description: 'Name of the links that filter tasks' },
  task: { id: 'staff.tasks.task', defaultMessage: 'Task' },
  customer: { id: 'staff.tasks.customer', defaultMessage: 'Customer' },
  service: { id: 'staff.tasks.service', defaultMessage: 'Service' },
  due: { id: 'staff.tasks.due', defaultMessage: 'Due', description: 'Until when a task has to be finished' },
  age: { id: 'staff.tasks.age', defaultMessage: 'Age', description: 'How long ago a task was created' },
  state: { id: 'staff.tasks.state', defaultMessage: 'State' },
  overdue: { id: 'staff.tasks.overdue', defaultMessage: 'Overdue', description: 'Beside the time a task was due' },
  none: { id: 'staff.tasks.none', defaultMessage: 'No tasks in this state.' },
  pages: { id: 'staff.tasks.pages', defaultMessage: 'Pages of tasks', description: 'Name of the navigation' },
  page: { id: 'staff.tasks.page', defaultMessage: 'Page {page}' },
  previous: { id: 'staff.tasks.previous', defaultMessage: 'Previous', description: 'Link to the previous page' },
  next: { id: 'staff.tasks.next', defaultMessage: 'Next', description: 'Link to the next page' },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
