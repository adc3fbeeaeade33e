import { Button, type ButtonProps } from '@hoster/ui/button';
import { useNavigation } from 'react-router-dom';

interface SmallFormProps extends Pick<ButtonProps, 'disabledReason' | 'onClick' | 'ref'> {
  /** Fields to send; `intent` identifies the form. */
  fields: Readonly<{ intent: string } & Record<string, string>>;
  busyLabel: string;
  children: string;
  /** Accessible name of the button where several share the same label. */
  label?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** A button that sends one action to the page's own address, with script and without. */
export function SmallForm({ fields, busyLabel, children, label, size = 'medium', ...button }: SmallFormProps) {
  const { formData } = useNavigation();
  const busy = formData !== undefined && Object.entries(fields).every(([name, value]) => formData.get(name) === value);
  return (
    <form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" size={size} aria-label={label} loading={busy} loadingLabel={busyLabel}>
        {children}
      </Button>
    </form>
  );
}
