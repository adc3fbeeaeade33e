import { KeyHint } from '@hoster/ui/key-hint';
import { Text } from '@hoster/ui/text';

export function Example() {
  return (
    <Text>
      Search with <KeyHint keys={['Ctrl', 'K']} label="Control K" apple={{ keys: ['⌘', 'K'], label: 'Command K' }} />
    </Text>
  );
}
