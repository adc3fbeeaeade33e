import type { Survey, SurveyAnswers } from '@hoster/contract';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { FormSection } from '@hoster/ui/form-section';
import { Select } from '@hoster/ui/select';
import { TextArea } from '@hoster/ui/text-area';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { optionalWord } from '../../stages/configuration/items-fields.tsx';
import type { OrderControls } from '../../line-order.ts';
import { SURVEY_FIELD } from '../../draft/draft-form.ts';

/** Maximum characters of a free-text answer. */
const TEXT_MAX = 500;

interface SurveyFieldsProps {
  controls: OrderControls;
  survey: Survey;
  errors: FieldErrors;
}

/** Optional questions about the use of the server. */
export function SurveyFields({ controls, survey, errors }: SurveyFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, changeDraft } = controls;
  const answers = order.draft.survey;
  const refused = errors['survey'] ?? errors['survey.notes'];
  // Evaluated once, so that an answer doesn't collapse the section.
  const [startsOpen] = useState(Object.keys(answers).length > 0 || refused !== undefined);
  const answer = (key: string, value: SurveyAnswers[string]) => {
    const { [key]: _, ...others } = answers;
    changeDraft({ survey: value.length === 0 ? others : { ...others, [key]: value } });
  };
  return (
    <FormSection
      id="survey"
      title={
        <FormattedMessage
          id="dedicated.survey"
          defaultMessage="What it’s for"
          description="Part of the configuration: questions about the server’s purpose"
        />
      }
      description={
        <FormattedMessage
          id="dedicated.survey.hint"
          defaultMessage="Your answers help our engineers to set the server up. Leave out anything you’d rather not say."
          description="Under the heading of the questions"
        />
      }
      collapsible
      open={startsOpen}
      value={formatMessage(optionalWord)}
    >
      <input type="hidden" name={SURVEY_FIELD} value="1" />
      {survey.questions.map(({ key, label, kind, options = [] }) => {
        const value = answers[key];
        if (kind === 'multi')
          return (
            <CheckboxGroup
              key={key}
              name={`${SURVEY_FIELD}-${key}[]`}
              legend={label}
              options={options}
              value={Array.isArray(value) ? value : []}
              onValueChange={(picked) => answer(key, picked)}
            />
          );
        const text = typeof value === 'string' ? value : '';
        if (kind === 'single')
          return (
            <Select
              key={key}
              name={`${SURVEY_FIELD}-${key}`}
              label={label}
              value={text}
              onChange={(event) => answer(key, event.target.value)}
              options={[{ value: '', label: '—' }, ...options]}
            />
          );
        return (
          <TextArea
            key={key}
            name={`${SURVEY_FIELD}-${key}`}
            rows={3}
            label={label}
            maxLength={TEXT_MAX}
            value={text}
            onChange={(event) => answer(key, event.target.value)}
            error={refused}
          />
        );
      })}
    </FormSection>
  );
}
