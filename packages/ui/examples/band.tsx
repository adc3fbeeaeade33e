import { Band } from '@hoster/ui/band';
import { Text } from '@hoster/ui/text';

export function Example() {
  return (
    <Band title="Data centres" titleId="locations" layout="side" ruled>
      <Text>Frankfurt, Amsterdam and Helsinki.</Text>
    </Band>
  );
}
