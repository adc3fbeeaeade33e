import { Box } from '@hoster/ui/box';

export function Example() {
  return (
    <Box padding={{ base: 16, md: 32 }} surface="sunken" radius="large">
      Padding and a background.
    </Box>
  );
}
