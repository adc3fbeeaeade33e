import type { CatalogueRows, CatalogueTableName } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { CatalogueFields, fieldId } from '../../features/staff-catalogue/catalogue-fields.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import type { FormRefused } from '../../features/auth/session/staff-form-refused.ts';
import { formFields } from '../../features/staff-catalogue/values.ts';
import { fieldWord } from '../../features/staff-catalogue/words.ts';
import { words } from './words.ts';

/** What a new row begins with. */
const initial = {
  setup_fee_cents: '0.00',
  position: 0,
  cpu_count: 1,
  ipv4_count: 1,
  ipv6_prefix: 64,
  ddos_gbps: 10,
  port_mbps: 1000,
  price_percent: 0,
  min: 0,
  step: 1,
  included: 0,
  initial: 0,
  min_cpu: 1,
  min_ram: 1,
  min_disk: 10,
  sub_accounts: 0,
  cpu_sockets: 1,
  requires_cpu: 1,
  psu: 2,
  ecc: true,
  is_configurable: true,
  price_cents: '',
};

/** The form of a new row. References to other rows are chosen on its page. */
export function NewRowForm({ names, table }: { table: CatalogueTableName } & Pick<CatalogueRows, 'names'>) {
  const { formatMessage } = useIntl();
  const refused = useActionData<FormRefused>();
  const isSending = useNavigation().formData !== undefined;
  const action = `/admin/catalogue/${table}/?edit=new`;
  const fields = formFields(catalogueTables[table], true);
  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="intent" value="new" />
      <Stack gap={24}>
        <FormNotes
          refused={refused}
          next={action}
          fieldOf={(path) => {
            const [name = ''] = path.split('.');
            const field = fields.find((one) => one.name === name);
            return field && { fieldId: fieldId(path), label: formatMessage(fieldWord(name)) };
          }}
        />
        <Text tone="muted">{formatMessage(words.afterwards)}</Text>
        <CatalogueFields
          fields={fields}
          values={initial}
          typed={refused?.typed}
          errors={refused?.errors ?? {}}
          names={names}
        />
        <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.adding)}>
          {formatMessage(words.add)}
        </Button>
      </Stack>
    </form>
  );
}
