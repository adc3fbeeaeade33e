import { readDomainName } from '@hoster/domain/network/domain-name';
import { FormSection } from '@hoster/ui/form-section';
import { TextField } from '@hoster/ui/text-field';
import { useState } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { optionalWord } from '../../stages/configuration/items-fields.tsx';
import { fieldNames } from './hosting-fields.ts';
import type { HostingControls } from './use-hosting-order.ts';

const words: Readonly<Record<'hint' | 'later' | 'ascii' | 'invalid' | 'missing', MessageDescriptor>> = defineMessages({
  hint: {
    id: 'web-hosting.domain.hint',
    defaultMessage: 'A domain you own, such as example.com',
    description: 'Hint of the domain of a hosting account',
  },
  later: {
    id: 'web-hosting.domain.later',
    defaultMessage: 'A domain you own, such as example.com. You can add it later in the control panel.',
    description: 'Hint of the domain of a hosting account, which may be left out',
  },
  ascii: {
    id: 'web-hosting.domain.ascii',
    defaultMessage: 'In DNS: {name}',
    description: 'Under a domain in other than Latin letters: the same in Latin ones',
  },
  invalid: {
    id: 'web-hosting.domain.invalid',
    defaultMessage: 'Enter a full domain without a path, such as example.com',
    description: 'Error of the domain of a hosting account',
  },
  missing: {
    id: 'web-hosting.domain.missing',
    defaultMessage: 'Enter your domain',
    description: 'Error of the domain of a hosting account',
  },
});

/** Limit of the order, so that a pasted address isn't cut to something that looks like a domain. */
const MAX_LENGTH = 255;

interface DomainFieldProps {
  controls: HostingControls;
  errors: FieldErrors;
  /** Whether the visitor has tried to continue. */
  tried: boolean;
}

/** The domain of the site: the customer's own, or added later. */
export function DomainField({ controls, errors, tried }: DomainFieldProps) {
  const { formatMessage } = useIntl();
  const { order, type } = controls;
  const { choice, context, problems } = order;
  // No error while typing.
  const [typing, setTyping] = useState(false);
  const problem = problems.find(({ field }) => field === 'domain');
  const error =
    problem?.code === 'domain_missing'
      ? tried && words.missing
      : problem?.code === 'domain_invalid' && (tried || !typing) && words.invalid;
  const ascii = choice.domain === null ? null : readDomainName(choice.domain);
  const isForeign = ascii !== null && ascii.includes('xn--') && !choice.domain?.toLowerCase().includes('xn--');
  return (
    <FormSection id="domain-section" title={formatMessage(fieldNames.domain)}>
      <TextField
        id="domain"
        name="domain"
        mono
        label={formatMessage(fieldNames.domain)}
        labelHidden
        requirement={context.domain.required ? undefined : formatMessage(optionalWord)}
        hint={
          isForeign
            ? formatMessage(words.ascii, { name: ascii })
            : formatMessage(context.domain.required ? words.hint : words.later)
        }
        maxLength={MAX_LENGTH}
        value={choice.domain ?? ''}
        onChange={(event) => {
          setTyping(true);
          type({ domain: event.target.value || null });
        }}
        onBlur={() => setTyping(false)}
        error={error ? formatMessage(error) : errors['domain']}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormSection>
  );
}
