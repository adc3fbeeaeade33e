import type { StatusComponentChoice, StatusImpact, StatusStep } from '@hoster/contract';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { Checkbox } from '@hoster/ui/checkbox';
import { RadioGroup } from '@hoster/ui/radio-group';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { stepWords } from '../../features/status/words.ts';
import { impacts, languages, type Typed } from './form.ts';
import { impactWords, words } from './words.ts';

/** Errors of a field by its name. */
export type ErrorsOf = (name: string) => readonly string[];

interface FieldsProps {
  typed: Typed | undefined;
  errorsOf: ErrorsOf;
}

/** Id of a field, the target of links from the list of errors. */
export const fieldId = (name: string): string => `incident-${name.replaceAll('.', '-')}`;

/** Step, severity and affected components of a message. */
export function EffectFields(
  props: FieldsProps & {
    steps: readonly StatusStep[];
    components: readonly StatusComponentChoice[];
    value: { step: StatusStep; impact: StatusImpact; components: readonly string[] };
  },
) {
  const { components, errorsOf, steps, typed, value } = props;
  const { formatMessage } = useIntl();
  const groups = Map.groupBy(components, ({ group }) => group);
  const ticked = typed ? (typed['components'] ?? '').split('\n') : value.components;
  return (
    <>
      {steps.length === 1 ? (
        <input type="hidden" name="step" value={steps[0]} />
      ) : (
        <RadioGroup
          id={fieldId('step')}
          name="step"
          legend={formatMessage(words.step)}
          inline
          defaultValue={typed?.['step'] ?? value.step}
          options={steps.map((step) => ({ value: step, label: formatMessage(stepWords[step]) }))}
          error={errorsOf('step')}
        />
      )}
      <RadioGroup
        id={fieldId('impact')}
        name="impact"
        legend={formatMessage(words.impact)}
        inline
        defaultValue={typed?.['impact'] ?? value.impact}
        options={impacts.map((impact) => ({ value: impact, label: formatMessage(impactWords[impact]) }))}
        error={errorsOf('impact')}
      />
      <Section id="components" title={formatMessage(words.components)} level={3}>
        <Stack gap={20}>
          <Text tone="muted">{formatMessage(words.componentsHint)}</Text>
          {[...groups].map(([group, choices], index) => (
            <CheckboxGroup
              key={group}
              id={index === 0 ? fieldId('components') : fieldId(`components-${index}`)}
              name="components"
              legend={group}
              defaultValue={ticked}
              options={choices.map(({ key, name }) => ({ value: key, label: name }))}
              error={index === 0 ? errorsOf('components') : []}
            />
          ))}
        </Stack>
      </Section>
    </>
  );
}

/** Fields of a text in both languages. `name`: of the field in the form. */
export function TextFields({
  errorsOf,
  name,
  typed,
  value,
}: FieldsProps & { name: string; value?: Readonly<Record<'en' | 'ru', string>> }) {
  const { formatMessage } = useIntl();
  const isTitle = name === 'title';
  return languages.map((language) => {
    const field = {
      id: fieldId(`${name}.${language}`),
      name: `${name}.${language}`,
      label: formatMessage(isTitle ? words.titleIn : words.messageIn, { language: formatMessage(words[language]) }),
      defaultValue: typed?.[`${name}.${language}`] ?? value?.[language] ?? '',
      error: errorsOf(`${name}.${language}`),
      lang: language,
    };
    return isTitle ? (
      <TextField key={language} {...field} maxLength={120} autoComplete="off" required />
    ) : (
      <TextArea key={language} {...field} rows={4} maxLength={4000} required />
    );
  });
}

/** Start and end, in UTC. */
export function TimeFields(
  props: FieldsProps & { starts: string; ends: string | null; startsHint?: string; endsLabel: string },
) {
  const { ends, endsLabel, errorsOf, starts, startsHint, typed } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        id={fieldId('starts')}
        name="starts"
        type="datetime-local"
        label={formatMessage(words.startsUtc)}
        hint={startsHint}
        defaultValue={typed?.['starts'] ?? starts}
        error={errorsOf('starts')}
      />
      {ends === null ? null : (
        <TextField
          id={fieldId('ends')}
          name="ends"
          type="datetime-local"
          label={endsLabel}
          defaultValue={typed?.['ends'] ?? ends}
          error={errorsOf('ends')}
        />
      )}
    </>
  );
}

/** Whether a message is emailed. `isFollowUp`: to those who got the first one. */
export function EmailField({ isFollowUp, typed }: { isFollowUp: boolean; typed: Typed | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      name="email"
      label={formatMessage(isFollowUp ? words.emailAgain : words.email)}
      hint={formatMessage(words.emailHint)}
      defaultChecked={typed?.['email'] !== undefined}
    />
  );
}
