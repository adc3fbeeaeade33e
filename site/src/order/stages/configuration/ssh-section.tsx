import type { SshKey } from '@hoster/contract';
import { FormSection } from '@hoster/ui/form-section';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { useAuth } from '../../../app/visitor/use-auth.ts';
import { errorsUnder } from './common-fields.ts';
import type { OrderControls } from '../../line-order.ts';
import { SshKeys } from './ssh-keys.tsx';

interface SshSectionProps {
  controls: OrderControls;
  /** Keys of the account. */
  keys: readonly SshKey[];
  /** Ids of the account's default keys. */
  defaultKeys: readonly number[];
  /** Errors of a refused order, or that the backend has found in the new key, by field of the order body. */
  errors: FieldErrors;
  /** Errors of adding a key to the account. */
  keyErrors: FieldErrors;
}

/** SSH keys of a server, collapsed until needed. */
export function SshSection({ controls, keys, defaultKeys, errors, keyErrors }: SshSectionProps) {
  const { order, changeDraft } = controls;
  const { draft } = order;
  const signedIn = useAuth().status === 'settled';
  const chosen = draft.ssh_keys ?? [...defaultKeys];
  const faults = { ...errorsUnder(errors, 'ssh_key'), ...keyErrors };
  // Evaluated once, so that typing doesn't collapse or expand the section.
  const [keyTyped] = useState(draft.ssh_key.key !== '');
  return (
    <FormSection
      id="ssh-keys"
      title={<FormattedMessage id="order.ssh" defaultMessage="SSH keys" description="Part of the configuration" />}
      collapsible
      open={Object.keys(faults).length > 0 || keyTyped}
      value={
        <FormattedMessage
          id="order.ssh.chosen"
          defaultMessage="{count, plural, =0 {None} one {# key} other {# keys}}"
          description="Beside the heading of the SSH keys: how many are chosen"
          values={{ count: chosen.length + (draft.ssh_key.key ? 1 : 0) }}
        />
      }
      description={
        <FormattedMessage
          id="order.ssh.hint"
          defaultMessage="Sign in with a key instead of a password. You can also add one later."
          description="Under the heading of the SSH keys"
        />
      }
    >
      <SshKeys
        keys={keys}
        chosen={chosen}
        signedIn={signedIn}
        draft={draft}
        onChosen={(ids) => changeDraft({ ssh_keys: ids })}
        onNewKey={(newKey) => changeDraft({ ssh_key: newKey })}
        errors={faults}
      />
    </FormSection>
  );
}
