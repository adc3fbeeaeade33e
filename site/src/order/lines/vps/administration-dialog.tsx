import { ConfirmDialog } from '@hoster/ui/confirm-dialog';
import { useIntl } from 'react-intl';

interface AdministrationDialogProps {
  /** The server's text; ours when it has none. */
  warning: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation for turning off base administration. */
export default function AdministrationDialog({ warning, onConfirm, onCancel }: AdministrationDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open
      title={formatMessage({
        id: 'plan.admin.question',
        defaultMessage: 'Switch base administration off?',
        description: 'Title of the confirmation',
      })}
      description={
        warning ||
        formatMessage({
          id: 'plan.admin.warning',
          defaultMessage: 'Your tickets will get the lowest priority and be handled within 24 hours.',
          description: 'Text of the confirmation',
        })
      }
      confirmLabel={formatMessage({
        id: 'plan.admin.yes',
        defaultMessage: 'Switch off',
        description: 'Button of the confirmation',
      })}
      cancelLabel={formatMessage({
        id: 'plan.admin.no',
        defaultMessage: 'Leave it on',
        description: 'Button of the confirmation',
      })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
