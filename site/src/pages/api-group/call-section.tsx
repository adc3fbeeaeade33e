import { Badge } from '@hoster/ui/badge';
import { CodeBlock } from '@hoster/ui/code-block';
import { Heading } from '@hoster/ui/heading';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Split } from '@hoster/ui/split';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import type { ApiCall } from '../../features/api-reference/reference.ts';
import { sample, type SampleLanguage } from '../../features/api-reference/samples.ts';
import { Summary } from '../../features/api-reference/summary.tsx';
import { FieldList } from './field-list.tsx';
import { languageNames, words } from './words.ts';

interface CallSectionProps {
  call: ApiCall;
  language: SampleLanguage;
}

/** A call: its parameters and answers, with an example beside it. */
export function CallSection({ call, language }: CallSectionProps) {
  const { formatMessage } = useIntl();
  const { facts } = useApp();
  const { id, method, path, summary, session, csrf, scope, parameters, body, answers } = call;
  return (
    <Section id={id} title={<Summary text={summary} />}>
      <Split gap={32}>
        <Stack gap={24}>
          <Text mono wrap="anywhere">
            <strong>{method}</strong> {path}
          </Text>
          {session || csrf ? (
            <Inline gap={8}>
              {scope === null ? null : <Badge>{formatMessage(words.scope, { scope })}</Badge>}
              {session ? <Badge>{formatMessage(words.session)}</Badge> : null}
              {csrf ? <Badge>{formatMessage(words.csrf)}</Badge> : null}
            </Inline>
          ) : null}
          {parameters.length > 0 ? (
            <Part title={formatMessage(words.parameters)}>
              <FieldList fields={parameters} noteOf={({ name }) => placeOf(name)} />
            </Part>
          ) : null}
          {body ? (
            <Part title={formatMessage(words.body)}>
              <FieldList fields={body.fields} />
            </Part>
          ) : null}
          <Part title={formatMessage(words.answers)}>
            {answers.map(({ status, type, fields }) => (
              <div key={status}>
                <Text mono wrap="anywhere">
                  <strong>{status}</strong> <span translate="no">{type}</span>
                </Text>
                {fields.length > 0 ? <FieldList fields={fields} foldedAs={type} /> : null}
              </div>
            ))}
          </Part>
        </Stack>
        <CodeBlock
          code={sample(language, facts.origin, call)}
          caption={`${languageNames[language]}: ${id}`}
          copyLabel={formatMessage(words.copy)}
          copiedLabel={formatMessage(words.copied)}
        />
      </Split>
    </Section>
  );

  function placeOf(name: string): string | null {
    const place = parameters.find((one) => one.name === name)?.place;
    return place ? formatMessage(words[place]) : null;
  }
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Stack gap={8}>
    <Heading level={3} size={16}>
      {title}
    </Heading>
    {children}
  </Stack>
);
