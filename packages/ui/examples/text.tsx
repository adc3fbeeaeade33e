import { Text } from '@hoster/ui/text';

export function Example() {
  return (
    <Text size={18} tone="muted" measure>
      Every plan includes daily backups and support that answers within a quarter of an hour.
    </Text>
  );
}
