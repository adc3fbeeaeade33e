import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../i18n/translate.ts';
import { partnerTerms } from './terms.ts';

export const percentTooHigh = withValues(
  defineMessage({
    id: 'sales.partner.percent',
    defaultMessage: 'The highest rate is {percent}%.',
    description: 'Error of the rate that staff set for a partner',
  }),
  { percent: partnerTerms.percentMax },
);
